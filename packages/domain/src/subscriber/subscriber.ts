import type { EntityFields, EntityOf } from '../site/entity-field.ts';
import { EMAIL_MAX_LENGTH } from './email-address.ts';

/** `active` receives the newsletter; `unsubscribed` receives nothing: asked for that, or never asked at all. */
export const SUBSCRIBER_STATUSES = ['active', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/**
 * `waiting`: the person has not yet followed the link that was mailed to them, so nothing but that link is sent. Without
 * a mail server nobody is asked, and whoever signs up counts as `confirmed`.
 */
export const SUBSCRIBER_CONFIRMATIONS = ['confirmed', 'waiting'] as const;
export type SubscriberConfirmation = (typeof SUBSCRIBER_CONFIRMATIONS)[number];

/** The orders of the list; a minus reads it from the other end. `date` is when somebody signed up. */
export const SUBSCRIBER_SORTS = ['-date', 'date', 'email', '-email'] as const;
export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];

/** The source of a sign-up that names none. */
export const DEFAULT_SUBSCRIBER_SOURCE = 'blog-newsletter';
/** The source of a sign-up in the home page's blog section. */
export const HOME_SUBSCRIBER_SOURCE = 'home-newsletter';
/** Begins the source of a sign-up that a machine seems to have sent; it receives nothing (docs/decisions/013). */
export const SUSPICIOUS_SOURCE_PREFIX = 'suspicious: ';
/** How a subscriber without a source is labelled. */
export const UNKNOWN_SOURCE_LABEL = 'Website Form';
/** Longest source, in characters. */
export const SOURCE_MAX_LENGTH = 100;

/**
 * Every field of a subscriber. The columns, the mapping of rows, the sign-up forms, REST answers, CSV and the export of a
 * person's data read this list. How to add one: CONTRIBUTING.md, "Add a field".
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
  isSample: { column: 'is_sample', isPersonal: false },
} as const satisfies EntityFields;

/** A subscriber of the newsletter. */
export type Subscriber = EntityOf<
  typeof SUBSCRIBER_FIELDS,
  {
    status: SubscriberStatus;
    confirmation: SubscriberConfirmation;
    source: string | null;
    isSample: boolean;
  }
>;

/** What a sign-up is answered with. */
export type SubscribeAnswer = { message: 'subscribed' | 'already_subscribed' };

/** What came of a link in a mail: `ended` when it was not valid, had been used or was too old. */
export type MailLinkAnswer = { outcome: 'confirmed' | 'unsubscribed' | 'ended' };
