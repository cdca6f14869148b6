import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { SUBSCRIBER_COLUMNS, toSubscriber } from '../subscribers.repository.ts';

/** A subscriber; null when there is none. */
export async function findSubscriber(db: Db, id: string): Promise<Subscriber | null> {
  const row = await db.selectFrom('subscribers').select(SUBSCRIBER_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toSubscriber(row) : null;
}

/** The subscriber with an address, locked until the transaction ends; null when there is none. */
export async function findByAddressToChange(trx: Trx, email: string): Promise<Subscriber | null> {
  const row = await trx
    .selectFrom('subscribers')
    .select(SUBSCRIBER_COLUMNS)
    .where('email_key', '=', emailKey(email))
    .$call(dialectOf(trx).forUpdate)
    .executeTakeFirst();
  return row ? toSubscriber(row) : null;
}

/** The ids of known addresses, by their keys. */
export async function findIdsByKey(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('subscribers').select(['id', 'email_key']).where('email_key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.email_key, row.id]));
}
