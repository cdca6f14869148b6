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
    subject: `The address for answers of ${oneLine(siteTitle)} was changed`,
    text: `Answers to inquiries at ${oneLine(siteTitle)} now go to ${address}; until now they went to
this address.

If you did not expect this, ask the other people with an account at
${origin} and look at Settings, Audit log: it names the account that did it.
`,
  };
}
