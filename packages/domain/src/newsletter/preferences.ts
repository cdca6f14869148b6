import type { SubscriberFrequency } from '../subscriber/subscriber.ts';
import type { Topic } from './topic.ts';

/** What a reader has chosen, as the page behind the link of a mail shows it. */
export type ReaderPreferences = {
  email: string;
  /** False after unsubscribing, and for an address that is not on the list. */
  isSubscribed: boolean;
  frequency: SubscriberFrequency;
  topics: (Topic & { isChosen: boolean })[];
  /** Whether the site can mail a link to the person's data; without a mail server, it cannot. */
  mailsLinks: boolean;
};

/** What followed the form of preferences; `ended` for a link that does not work. */
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
/** After this time reasons are deleted. */
export const LEAVING_REASON_DAYS = 365;

/** Why readers left in the last year, without their names. */
export type LeavingReport = {
  counts: { reason: LeavingReason; count: number; lastAt: string | null }[];
  /** The latest ones with words, newest first. */
  comments: { id: string; reason: LeavingReason; comment: string; leftAt: string }[];
};
