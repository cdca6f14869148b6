/**
 * Removes e-mail addresses, which identify a reader, from the words of a mail server.
 * @example withoutAddresses('550 <ada@example.com> unknown') // => '550 <…> unknown'
 */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;@[\]]+@[^\s<>"'(),:;@[\]]+/g, '…');
}
