import type { MailContext, MailMessage } from '../../core/mail/mail-message.ts';

/** Tells the old contact email that mail now goes elsewhere; null when it is the contact email again. */
export async function writeAddressChangeMail(
  { siteTitle, agencyAddress, origin }: MailContext,
  oldAddress: string,
): Promise<MailMessage | null> {
  if (agencyAddress === oldAddress) return null;
  return {
    to: oldAddress,
    subject: `The contact email for ${siteTitle} was changed`,
    text: `The contact email for ${siteTitle} is now ${agencyAddress}
instead of this address. The site sends its email from the new address, and notices
of new inquiries go there.

If you didn't expect this, check with the other people who have an account at
${origin}. Settings, Audit log shows which account made the change.
`,
  };
}
