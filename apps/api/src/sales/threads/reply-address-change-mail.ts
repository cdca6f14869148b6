import { oneLine, type MailContext, type MailMessage } from '../../core/mail/mail-message.ts';
import { findConversationSettings } from './settings.repository.ts';

/** Tells the old reply address that answers now go elsewhere; null once they go there again. */
export async function writeReplyAddressChangeMail(
  { db, siteTitle, agencyAddress, origin }: MailContext,
  oldAddress: string,
): Promise<MailMessage | null> {
  const address = (await findConversationSettings(db)).replyAddress || agencyAddress;
  if (address === oldAddress) return null;
  return {
    to: oldAddress,
    subject: `The reply address for ${oneLine(siteTitle)} was changed`,
    text: `Replies to inquiries at ${oneLine(siteTitle)} now go to ${address}
instead of this address.

If you didn't expect this, check with the other people who have an account at
${origin}. Settings, Audit log shows which account made the change.
`,
  };
}
