import type { MailContext, MailMessage } from '../../core/mail/mail-message.ts';

/** Tells the old contact email that mail now goes elsewhere; null when it is the contact email again. */
export async function writeAddressChangeMail(
  { siteTitle, agencyAddress, origin }: MailContext,
  oldAddress: string,
): Promise<MailMessage | null> {
  if (agencyAddress === oldAddress) return null;
  return {
    to: oldAddress,
    subject: `The contact email of ${siteTitle} was changed`,
    text: `The contact email of ${siteTitle} is now ${agencyAddress}; until now it was this
address. Notices of enquiries go to the new one, and mail from the site is sent with it.

If you did not expect this, ask the other people with an account at
${origin} and look at Settings, Audit log: it names the account that did it.
`,
  };
}
