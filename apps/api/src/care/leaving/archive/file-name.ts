/** Names that Windows gives to devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name for a file that every system allows, made of an id. @example fileName('con', '.md') // => 'con-.md' */
export function fileName(id: string, ending: string): string {
  const name = id.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-');
  return `${name}${DEVICE.test(name) ? '-' : ''}${ending}`;
}
