/** The mail that acknowledges an inquiry. `{name}`, `{reference}`, `{deadline}` and `{siteAddress}` are replaced. */
export const inquiryReceived = {
  subject: 'We received your inquiry ({reference})',
  greeting: 'Hi {name},',
  promise: `Thanks for getting in touch. We received your inquiry and will get back to you
by {deadline}.`,
  reference: 'Your reference is {reference}. To add anything, just reply to this email.',
  closing: 'The {agencyName} team',
  /** Over the quote of the inquiry. */
  quote: 'Your message:',
  signature: '{agencyName}',
  /** Below the signature. */
  note: `You're getting this email because this address was entered in the contact form at
{siteAddress}. If that wasn't you, no action is needed.`,
};
