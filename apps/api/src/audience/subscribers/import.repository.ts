import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Subscriber, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';
import { recordEvents } from '../../core/events/record-event.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { findSuppressed } from './suppressions.repository.ts';
import { toRow, type SubscriberToInsert } from './subscribers.repository.ts';

/**
 * The status of each known address, by its key. A suppressed address without a row is `unsubscribed`. Takes at most a few
 * thousand addresses.
 */
export async function findStatuses(
  db: Db,
  keys: readonly string[],
  hashOf: (key: string) => string,
): Promise<Map<string, SubscriberStatus | 'suppressed'>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscribers')
    .select(['email_key', 'status'])
    .where('email_key', 'in', keys)
    .execute();
  const hashes = keys.map(hashOf);
  const suppressed = await findSuppressed(db, hashes);
  const gone = keys.filter((_key, at) => suppressed.has(hashes[at] ?? ''));
  return new Map<string, SubscriberStatus | 'suppressed'>([
    ...gone.map((key) => [key, 'suppressed'] as const),
    ...rows.map((row) => [row.email_key, row.status] as const),
  ]);
}

/**
 * Inserts subscribers with new addresses; existing rows stay unchanged.
 * @returns the keys of the inserted addresses
 */
export async function insertUnknown(
  trx: Trx,
  subscribers: readonly (SubscriberToInsert & Partial<Subscriber>)[],
  now: string,
): Promise<Set<string>> {
  if (subscribers.length === 0) return new Set();
  const rows = await trx
    .insertInto('subscribers')
    .values(subscribers.map((subscriber) => toRow(subscriber, now)))
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email'])
    .execute();
  const events = rows.map(({ id }) => ({ type: 'subscriber.created', objectId: id }) as const);
  await recordEvents(trx, events, now);
  return new Set(rows.map((row) => emailKey(row.email)));
}
