import type { MailMessage, MailContext } from '../../core/mail/mail-message.ts';

/** The mail with which staff test delivery. */
export async function writeTestMail({ siteTitle, origin }: MailContext, recipient: string): Promise<MailMessage> {
  return {
    to: recipient,
    subject: `Test email from ${siteTitle}`,
    text: `This is the test email you asked for in the staff area. Email from this site works.

It comes from the contact email in Settings, which also gets the notices of new
inquiries. Links in emails start with ${origin}
`,
  };
}
