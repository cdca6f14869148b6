/** What stands around the text of each issue of the newsletter. */
export const newsletterIssue = {
  /** The name of the link to the archive page. */
  browser: 'Read in the browser',
  reason: "You're getting this email because you signed up for the {agencyName} newsletter.",
  /** Links to the reader's choices, and out of the list. */
  preferences: 'Topics and frequency',
  unsubscribe: 'Unsubscribe',
  /** The link at the end of an issue that is too long for an email. */
  readOn: 'Read on in the browser',
};
