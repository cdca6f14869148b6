import { oneLine, type MailContext, type MailMessage } from '../../core/mail/mail-message.ts';

/** Tells the contact email that the site now sends or reads its mail elsewhere. */
export async function writeAccountChangeMail(
  { siteTitle, origin }: Pick<MailContext, 'siteTitle' | 'origin'>,
  recipient: string,
): Promise<MailMessage> {
  const title = oneLine(siteTitle);
  return {
    to: recipient,
    subject: `The mail server or mailbox of ${title} was changed`,
    text: `The mail server through which ${title} sends, or the mailbox that it reads, was
changed in the staff area. All mail of the site goes through the server, links
for a new password among it.

If you did not expect this, ask the other people with an account at
${origin} and look at Settings, Audit log: it names the account that did it.
`,
  };
}
