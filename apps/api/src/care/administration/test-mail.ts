import type { MailMessage, MailContext } from '../../core/mail/mail-message.ts';

/** The mail with which staff test delivery. */
export async function writeTestMail({ siteTitle, origin }: MailContext, recipient: string): Promise<MailMessage> {
  return {
    to: recipient,
    subject: `Test mail from ${siteTitle}`,
    text: `This is the test mail that you asked for in the staff area. Mail from this site arrives.

Notices of enquiries go to the contact email of the settings, which is also the
sender of this mail. Links in mails begin with ${origin}
`,
  };
}
