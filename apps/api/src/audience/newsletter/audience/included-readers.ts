import { sql, type RawBuilder } from 'kysely';
import type { Audience, ExclusionReason } from '@tideline/domain/newsletter/audience';
import { dayAfter, parsePublishDate } from '@tideline/domain/time/publish-date';
import type { SubscriberFrequency } from '@tideline/domain/subscriber/subscriber';

/** An audience in the form that the database compares. */
export type Readers = {
  audience: Audience;
  /** Whether readers get each issue or the monthly digest. */
  frequency: SubscriberFrequency;
  /** IANA name of the agency's zone. */
  timeZone: string;
};

/**
 * An expression: the first reason that keeps a row of `subscribers` out of an audience, or null for rows in it. Counts,
 * lists and messages share it, so that they agree.
 */
export function exclusionReason({ audience, frequency, timeZone }: Readers): RawBuilder<ExclusionReason | null> {
  const [from, end] = instants(audience, timeZone);
  const reasons: [ExclusionReason, RawBuilder<boolean> | null][] = [
    ['bounced', sql`subscribers.delivery = 'bounced'`],
    ['complained', sql`subscribers.delivery = 'complained'`],
    ['unsubscribed', sql`subscribers.status <> 'active'`],
    ['unconfirmed', sql`subscribers.confirmation <> 'confirmed'`],
    ['topic', audience.topics.length > 0 ? sql`not (${hasTopic(audience.topics)})` : null],
    [
      'source',
      audience.sources.length > 0 ? sql`coalesce(subscribers.source, '') not in (${sql.join(audience.sources)})` : null,
    ],
    ['joined', from === null ? null : sql`subscribers.created_at < ${from}`],
    ['joined', end === null ? null : sql`subscribers.created_at >= ${end}`],
    ['frequency', sql`subscribers.frequency <> ${frequency}`],
    ['sample', sql`subscribers.is_sample = 1`], // invented people are never mailed
  ];
  const cases = reasons.map(([reason, applies]) =>
    applies === null ? sql`` : sql`when ${applies} then ${sql.lit(reason)}`,
  );
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}

/** Whether a row of `subscribers` is in an audience. */
export function isIncluded(readers: Readers): RawBuilder<boolean> {
  return sql`${exclusionReason(readers)} is null`;
}

/** Readers without chosen topics get all of them. */
function hasTopic(topics: string[]): RawBuilder<boolean> {
  const chosen = sql`select 1 from subscriber_topics where subscriber_id = subscribers.id`;
  return sql`exists (${chosen} and topic_id in (${sql.join(topics)})) or not exists (${chosen})`;
}

/** The start of the first day, and the end of the last one. */
function instants({ joinedFrom, joinedTo }: Audience, timeZone: string): [string | null, string | null] {
  return [
    joinedFrom === null ? null : parsePublishDate(joinedFrom, timeZone),
    joinedTo === null ? null : parsePublishDate(dayAfter(joinedTo), timeZone),
  ];
}
