/** Forms sent from a tab that was opened by a link in an issue. */
export const ISSUE_RESULT_KINDS = ['sign-up', 'enquiry'] as const;
export type IssueResultKind = (typeof ISSUE_RESULT_KINDS)[number];

/** The figures of an issue, in the order in which they are shown. */
export const ISSUE_FIGURES = [
  'recipients',
  'accepted',
  'refused',
  'bounced',
  'complained',
  'unsubscribed',
  'visits',
  'signUps',
  'enquiries',
] as const;
export type IssueFigure = (typeof ISSUE_FIGURES)[number];

/** A reason with its number of messages. */
export type CountedReason = { reason: string; count: number };

/** What is known about a sent issue. */
export type IssueResults = Record<IssueFigure, number> & {
  /** Messages not yet handed over. */
  waiting: number;
  /** Messages stopped before they were handed over. */
  stopped: number;
  /** Most frequent first, without e-mail addresses. */
  refusals: CountedReason[];
  bounces: CountedReason[];
  /** The pages reached by links of the issue, most visited first. */
  pages: { path: string; visits: number }[];
};

/** Maximum number of reasons and of pages in the results. */
export const ISSUE_RESULTS_LIMIT = 20;

/** The name of a figure, what it counts, and what it cannot know. */
export type FigureDefinition = { label: string; counts: string; cannotKnow: string };

/** The definitions of all figures, as the results show them. */
export const FIGURE_DEFINITIONS: Record<IssueFigure, FigureDefinition> = {
  recipients: {
    label: 'Recipients',
    counts: 'Subscribers the issue was addressed to when sending began: one message each.',
    cannotKnow: 'It does not show how many people read one mailbox, or who a reader forwards the issue to.',
  },
  accepted: {
    label: 'Accepted',
    counts: 'Messages that your mail server accepted.',
    cannotKnow:
      'Accepted does not mean read, or even delivered: the server passes the message on, and a spam filter may still hide it.',
  },
  refused: {
    label: 'Refused',
    counts: 'Messages that your mail server permanently refused, with the reason it gave.',
    cannotKnow: 'The wording is the server’s. It may hide a block of your domain behind another reason.',
  },
  bounced: {
    label: 'Bounced',
    counts: 'Accepted messages that a report later said were not delivered.',
    cannotKnow: 'Many mailboxes send no report. Without a mailbox for bounces in Settings, none is read.',
  },
  complained: {
    label: 'Complaints',
    counts: 'Messages that readers marked as spam, if their provider reports it.',
    cannotKnow: 'Most providers, including Gmail, do not report individual complaints.',
  },
  unsubscribed: {
    label: 'Unsubscribed',
    counts: 'Readers who left with the unsubscribe link or button in this issue.',
    cannotKnow:
      'Readers who leave with the link in an older issue count there. Readers who ask you in person are not counted.',
  },
  visits: {
    label: 'Visits',
    counts:
      'Pages of this site viewed after a link in the issue: once per visitor, page and day, without bots and signed-in staff.',
    cannotKnow:
      'It does not show who came, or who only read the email. Browsers that ask for privacy, run no scripts, or drop the end of the link are not counted. A forwarded link counts like any other.',
  },
  signUps: {
    label: 'Sign-ups',
    counts: 'New subscriptions from a form in the same browser tab, after a link in the issue.',
    cannotKnow:
      'A sign-up counts when it is sent, confirmed or not. Readers who return later or on another device are not counted.',
  },
  enquiries: {
    label: 'Inquiries',
    counts: 'Inquiries from the contact form in the same browser tab, after a link in the issue, without spam.',
    cannotKnow: 'Anyone who writes later, on another device, by email or by phone is not counted.',
  },
};
