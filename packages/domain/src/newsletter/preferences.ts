import type { SubscriberFrequency } from '../subscriber/subscriber.ts';
import type { Topic } from './topic.ts';

/** A reader's choices, as shown on the page behind a mailed link. */
export type ReaderPreferences = {
  email: string;
  /** False after unsubscribing, and for an address that is not on the list. */
  isSubscribed: boolean;
  frequency: SubscriberFrequency;
  topics: (Topic & { isChosen: boolean })[];
  /** Whether the site can mail a link to the person's data, which requires a mail server. */
  mailsLinks: boolean;
};

/** The result of the preferences form; `ended` for a link that does not work. */
export type PreferencesOutcome = 'saved' | 'no-topic' | 'ended';

/** Why readers leave, in the order of the form. */
export const LEAVING_REASONS = {
  'too-often': 'Too many emails',
  'not-useful': 'Not useful to me',
  'never-asked': 'I never signed up',
  other: 'Something else',
} as const;
export type LeavingReason = keyof typeof LEAVING_REASONS;

/** Longest comment with a reason, in characters. */
export const LEAVING_COMMENT_MAX_LENGTH = 300;
/** Retention of reasons, in days. */
export const LEAVING_REASON_DAYS = 365;

/** Why readers left in the last year, without their names. */
export type LeavingReport = {
  counts: { reason: LeavingReason; count: number; lastAt: string | null }[];
  /** The latest reasons with a comment, newest first. */
  comments: { id: string; reason: LeavingReason; comment: string; leftAt: string }[];
};
