import type { SuppressionReason } from '@tideline/domain/subscriber/suppression';
import { readExisting } from '../../core/store/read-existing.ts';
import type { Db } from '../../core/store/schema.ts';
import { suppressionHash } from '../../audience/subscribers/address-keys.ts';
import { insertSuppression } from '../../audience/subscribers/suppressions.repository.ts';

const ROWS_AT_ONCE = 500;
/** The name of the secret key in `address-keys.ts`. */
const KEY_NAME = 'subscribers';

const REASONS = ['unsubscribed', 'bounced', 'complained'] as const satisfies SuppressionReason[];

type Unsubscribes = { key: string; since: Map<string, { at: string; reason: SuppressionReason }> };

/**
 * Copies unsubscribes, bounces and complaints that are newer than a backup from the replaced database into the restored one.
 * Must run before anything reads the secret key of `to`: a key that the backup lacks is copied too, so that links in newer
 * mails keep working.
 * @returns how many addresses; null when the database cannot be read
 */
export async function transferUnsubscribes(databaseUrl: string, to: Db, now: string): Promise<number | null> {
  let current: Unsubscribes | null;
  try {
    current = await readExisting(databaseUrl, 'suppressions', readUnsubscribes);
  } catch {
    return null; // a damaged database is a reason to restore
  }
  if (current === null) return 0;
  const key = await findKey(to);
  // The database of another site: its hashes do not apply.
  if (key !== null && key !== current.key) return 0;
  const known = await to.selectFrom('suppressions').select(['email_hash', 'reason']).execute();
  for (const { email_hash: hash, reason } of known) {
    if ([reason, 'unsubscribed'].includes(current.since.get(hash)?.reason ?? reason)) current.since.delete(hash);
  }
  await write(to, current, key === null, now);
  return current.since.size;
}

async function write(to: Db, { key, since }: Unsubscribes, isKeyNew: boolean, now: string): Promise<void> {
  const subscribers = await to.selectFrom('subscribers').select(['id', 'email_key', 'status']).execute();
  const rows = subscribers.map((row) => ({ ...row, reason: since.get(suppressionHash(key, row.email_key))?.reason }));
  await to.transaction().execute(async (trx) => {
    if (isKeyNew) await trx.insertInto('secret_keys').values({ name: KEY_NAME, value: key }).execute();
    for (const [hash, { at, reason }] of since) await insertSuppression(trx, hash, reason, at);
    for (const reason of REASONS) {
      const delivery = reason === 'unsubscribed' ? {} : { delivery: reason };
      const changed = rows.filter(
        (row) => row.reason === reason && (reason !== 'unsubscribed' || row.status === 'active'),
      );
      const ids = changed.map(({ id }) => id);
      for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
        const some = ids.slice(start, start + ROWS_AT_ONCE);
        await trx.deleteFrom('confirmation_links').where('subscriber_id', 'in', some).execute();
        await trx
          .updateTable('subscribers')
          .set({ status: 'unsubscribed', confirm_by: null, updated_at: now, ...delivery })
          .where('id', 'in', some)
          .execute();
      }
    }
  });
}

async function readUnsubscribes(db: Db): Promise<Unsubscribes | null> {
  const key = await findKey(db);
  if (key === null) return null;
  const rows = await db.selectFrom('suppressions').selectAll().execute();
  return { key, since: new Map(rows.map((row) => [row.email_hash, { at: row.created_at, reason: row.reason }])) };
}

async function findKey(db: Db): Promise<string | null> {
  const row = await db.selectFrom('secret_keys').select('value').where('name', '=', KEY_NAME).executeTakeFirst();
  return row?.value ?? null;
}
