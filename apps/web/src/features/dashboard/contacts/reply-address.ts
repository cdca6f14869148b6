import type { Contact } from '@tideline/domain/contact/contact';

/** The fragment of an address that opens an enquiry to write a reply. */
export const REPLY_HASH = 'reply';

/** Opens a mail to the sender of an enquiry, with its reference in the subject. */
export function replyAddress({ email, reference }: Contact): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Your inquiry ${reference}`)}`;
}
