import { oneLine } from '../../core/mail/mail-message.ts';

const NAME_MAX_LENGTH = 150;
const ENDING = /\.[a-z0-9]{1,10}$/i;

/**
 * A file name without a path and control characters. A long name keeps its extension, which determines the type.
 * @example attachmentName('C:\\plans\\harbor.pdf') // => 'harbor.pdf'
 */
export function attachmentName(given: string): string {
  const name = oneLine(given.replace(/^.*[\\/]/, ''), Infinity).replace(/^\.+/, '');
  if (name === '') return 'attachment';
  if (name.length <= NAME_MAX_LENGTH) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  return `${oneLine(name.slice(0, name.length - ending.length), NAME_MAX_LENGTH - ending.length)}${ending}`;
}
