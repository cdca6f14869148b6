import type { SUBSCRIBER_FIELDS } from '@tideline/domain/subscriber/subscriber';
import { csvExport } from '../../../core/exports/csv-export.ts';
import type { Db } from '../../../core/store/schema.ts';
import { SUBSCRIBER_COLUMNS, toSubscriber } from '../../../audience/subscribers/subscribers.repository.ts';

const COLUMNS = [
  'email',
  'status',
  'confirmation',
  'createdAt',
  'source',
  'frequency',
  'consentAt',
  'consentText',
] as const;
const FURTHER = ['delivery', 'isSample'] as const satisfies readonly (keyof typeof SUBSCRIBER_FIELDS)[];

/** Every subscriber as CSV, with the topics that each has chosen. People who unsubscribed are included, so that nobody writes to them. */
export function exportSubscribers(db: Db): AsyncGenerator<string> {
  return csvExport(
    [...COLUMNS, ...FURTHER, 'topics'],
    async ({ limit, cursor = '' }) => {
      const rows = await db
        .selectFrom('subscribers')
        .select([...SUBSCRIBER_COLUMNS, 'email_key'])
        .where('email_key', '>', cursor)
        .orderBy('email_key')
        .limit(limit)
        .execute();
      const topics = await topicsOf(db, rows);
      const items = rows.map((row) => ({ ...toSubscriber(row), topics: topics.get(row.id) ?? [] }));
      return { items, nextCursor: rows.length < limit ? null : (rows.at(-1)?.email_key ?? null) };
    },
    ({ topics, ...subscriber }) => [
      ...[...COLUMNS, ...FURTHER].map((column) => String(subscriber[column] ?? '')),
      topics.join(' '),
    ],
  );
}

/** The topics of subscribers, by id. */
async function topicsOf(db: Db, subscribers: readonly { id: string }[]): Promise<Map<string, string[]>> {
  if (subscribers.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscriber_topics')
    .select(['subscriber_id', 'topic_id'])
    .where(
      'subscriber_id',
      'in',
      subscribers.map(({ id }) => id),
    )
    .orderBy('topic_id')
    .execute();
  const topics = new Map<string, string[]>();
  for (const row of rows) topics.set(row.subscriber_id, [...(topics.get(row.subscriber_id) ?? []), row.topic_id]);
  return topics;
}
