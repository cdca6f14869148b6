/** What WordPress adds to the name of a smaller copy of a picture. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i;

/** The address of the picture of which an address names a smaller copy. @example originalOf('/pier-300x200.jpg') // => '/pier.jpg' */
export function originalOf(address: string): string {
  return address.replace(SIZE, '');
}
