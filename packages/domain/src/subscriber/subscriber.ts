import type { EntityFields, EntityOf } from '../entity/entity-field.ts';
import { EMAIL_MAX_LENGTH } from './email-address.ts';

/** `active` subscribers receive the newsletter, `unsubscribed` ones receive no mail. */
export const SUBSCRIBER_STATUSES = ['active', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/**
 * `waiting`: the person has not yet followed the link in the confirmation mail, and receives no other mail. Without a mail
 * server, sign-ups are `confirmed` at once.
 */
export const SUBSCRIBER_CONFIRMATIONS = ['confirmed', 'waiting'] as const;
export type SubscriberConfirmation = (typeof SUBSCRIBER_CONFIRMATIONS)[number];

/** `every`: each issue as it is sent. `monthly`: one digest of a month's issues instead. */
export const SUBSCRIBER_FREQUENCIES = ['every', 'monthly'] as const;
export type SubscriberFrequency = (typeof SUBSCRIBER_FREQUENCIES)[number];

/**
 * Whether mail reaches the address: `bounced` addresses do not work, `complained`: the person marked an issue as spam. Both
 * receive no mail until the person signs up again.
 */
export const SUBSCRIBER_DELIVERIES = ['ok', 'bounced', 'complained'] as const;
export type SubscriberDelivery = (typeof SUBSCRIBER_DELIVERIES)[number];

/** The sort orders of the list; a minus reverses one. `date` is the time of the sign-up. */
export const SUBSCRIBER_SORTS = ['-date', 'date', 'email', '-email'] as const;
export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];

/** The source of a sign-up that names none. */
export const DEFAULT_SUBSCRIBER_SOURCE = 'blog-newsletter';
/** The source of a sign-up in the home page's blog section. */
export const HOME_SUBSCRIBER_SOURCE = 'home-newsletter';
/** The source of a sign-up beside a sent issue. */
export const ARCHIVE_SUBSCRIBER_SOURCE = 'archive-newsletter';
/** Prefix of the source of a sign-up by a likely robot, which receives no mail (docs/decisions/013). */
export const SUSPICIOUS_SOURCE_PREFIX = 'suspicious: ';
/** The label of an unknown source. */
export const UNKNOWN_SOURCE_LABEL = 'Website Form';
/** The labels of the sources of the site's own forms. */
const SOURCE_LABELS: ReadonlyMap<string, string> = new Map([
  [HOME_SUBSCRIBER_SOURCE, 'Home page'],
  [DEFAULT_SUBSCRIBER_SOURCE, 'Blog'],
  [ARCHIVE_SUBSCRIBER_SOURCE, 'Newsletter archive'],
]);

/** The label of a source; exports contain the stored value. @example sourceLabel('home-newsletter') // => 'Home page' */
export function sourceLabel(source: string | null): string {
  if (source === null || source === '') return UNKNOWN_SOURCE_LABEL;
  if (!source.startsWith(SUSPICIOUS_SOURCE_PREFIX)) return SOURCE_LABELS.get(source) ?? source;
  return SUSPICIOUS_SOURCE_PREFIX + sourceLabel(source.slice(SUSPICIOUS_SOURCE_PREFIX.length));
}

/** Longest source, in characters. */
export const SOURCE_MAX_LENGTH = 100;

/**
 * Every field of a subscriber. Columns, row mapping, sign-up forms, REST, CSV and a person's export derive from this list.
 * How to add one: CONTRIBUTING.md, "Add a field".
 */
export const SUBSCRIBER_FIELDS = {
  id: { column: 'id', isPersonal: false },
  /** As typed, without surrounding white space. */
  email: {
    column: 'email',
    label: 'Email',
    maxLength: EMAIL_MAX_LENGTH,
    input: 'email',
    isRequired: true,
  },
  status: { column: 'status' },
  confirmation: { column: 'confirmation' },
  createdAt: { column: 'created_at' },
  /** Where the sign-up happened; null when that is unknown. */
  source: { column: 'source', label: 'Source', maxLength: SOURCE_MAX_LENGTH, input: 'hidden' },
  frequency: { column: 'frequency' },
  /** When the person agreed: after signing up, by following the link of the confirmation mail. Null if not recorded. */
  consentAt: { column: 'consent_at' },
  /** The sentence beside the form to which they agreed; empty if not recorded. */
  consentText: { column: 'consent_text' },
  delivery: { column: 'delivery' },
  isSample: { column: 'is_sample', isPersonal: false },
} as const satisfies EntityFields;

/** A subscriber of the newsletter. */
export type Subscriber = EntityOf<
  typeof SUBSCRIBER_FIELDS,
  {
    status: SubscriberStatus;
    confirmation: SubscriberConfirmation;
    source: string | null;
    frequency: SubscriberFrequency;
    consentAt: string | null;
    delivery: SubscriberDelivery;
    isSample: boolean;
  }
>;

/**
 * The answer to a sign-up. `sent`: a mail asks to confirm it. `waiting`: it is unconfirmed, and the address has received all
 * mails of this day. Omitted when no confirmation is needed.
 */
export type SubscribeAnswer = { message: 'subscribed' | 'already_subscribed'; confirmation?: 'sent' | 'waiting' };

/**
 * The result of a mailed link: `ended` when it is invalid, spent or expired; `refused` for the address of a staff account,
 * whose data no link can erase.
 */
export type MailLinkAnswer = { outcome: 'confirmed' | 'unsubscribed' | 'erased' | 'refused' | 'ended' };
