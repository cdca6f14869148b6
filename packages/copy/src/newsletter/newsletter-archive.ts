/** Texts of the list of sent issues and of their pages. */
export const newsletterArchive = {
  heading: 'Newsletter Archive',
  lead: 'Every issue we have sent, newest first. Read a few, then decide whether you want the next one.',
  title: 'Newsletter Archive: Every Issue We Have Sent',
  description:
    'The past issues of our newsletter: one idea each that you can put to work in a practice, a firm or a company.',
  /** `{count}` is replaced by the page’s number. */
  page: 'Page {count}',
  feed: 'RSS feed',
  feedTitle: 'Newsletter · RSS',
  empty: {
    heading: 'No issues yet',
    text: 'The first one will be here as soon as it is sent. Sign up, and it comes to you.',
  },
  all: 'All Issues',
  label: 'Newsletter',
  /** Before the date. */
  sent: 'Sent to subscribers on',
  newer: 'Newer issue',
  older: 'Older issue',
  neighbors: 'Other issues',
  /** Described to search engines when an issue has no preview text; `{subject}` is replaced. */
  noPreview: '{subject}: an issue of our newsletter.',
  /** Over the sign-up form of an issue. */
  signUp: 'Get the next issue',
  notFound: {
    heading: 'Issue Not Found',
    text: 'There is no issue of our newsletter at this address.',
  },
};
