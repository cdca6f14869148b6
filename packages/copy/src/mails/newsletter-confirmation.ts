/** The mail that asks to confirm a sign-up for the newsletter. `{validity}` is replaced. */
export const newsletterConfirmation = {
  subject: 'Please confirm your {agencyName} newsletter subscription',
  greeting: 'Hello,',
  /** Above the link. */
  request: `Thanks for signing up for the {agencyName} newsletter. There's one step left: open
this page and click the button.`,
  expiry: `The link works once and expires in {validity}. We won't send you anything else
until you confirm.`,
  /** Above the link that unsubscribes. */
  notYou: `If it wasn't you, no action is needed: we delete your address {unconfirmed}.
To be taken off the list right away, now or later:`,
  closing: 'The {agencyName} team',
};
