/**
 * The words of a mail server without the e-mail addresses in them, which name a reader.
 * @example withoutAddresses('550 <ada@example.com> unknown') // => '550 <…> unknown'
 */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;@[\]]+@[^\s<>"'(),:;@[\]]+/g, '…');
}
