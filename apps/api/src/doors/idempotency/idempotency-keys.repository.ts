import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Database, Db } from '../../core/store/schema.ts';

/** Answers are stored this long. */
const STORED_MS = DAY_MS;

/** An idempotency key in the scope of its caller: equal keys of two callers are independent. */
export type Place = {
  staffId: string;
  /** Empty for a session. */
  apiKeyId: string;
  keyHash: string;
};

/** An earlier request with the same key. */
export type Earlier = {
  fingerprint: string;
  startedAt: string;
  /** Null while it runs, and if the server stopped meanwhile. */
  finishedAt: string | null;
  /** Encrypted; null when it was deleted. */
  answer: string | null;
};

/** Claims a key for a request. @returns null, or the earlier request with this key */
export async function claimKey(db: Db, place: Place, fingerprint: string, now: string): Promise<Earlier | null> {
  const oldest = earlier(now, STORED_MS);
  await db.deleteFrom('idempotency_keys').where(isAt(place)).where('started_at', '<=', oldest).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({
      staff_id: place.staffId,
      api_key_id: place.apiKeyId,
      key_hash: place.keyHash,
      fingerprint,
      started_at: now,
      finished_at: null,
      answer: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'started_at', 'finished_at', 'answer'])
    .where(isAt(place))
    .executeTakeFirst();
  // The earlier request has just failed: the caller may try again.
  if (!row) return { fingerprint, startedAt: now, finishedAt: null, answer: null };
  const { started_at: startedAt, finished_at: finishedAt, answer } = row;
  return { fingerprint: row.fingerprint, startedAt, finishedAt, answer };
}

/** Takes over the claim of a request that its server did not finish. @returns false when another server was first */
export async function takeOver(db: Db, place: Place, startedAt: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ started_at: now })
    .where(isUnfinished(place, startedAt))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores the answer to the request that claimed the key at `startedAt`. */
export async function storeAnswer(
  db: Db,
  place: Place,
  { startedAt, answer, now }: { startedAt: string; answer: string; now: string },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ finished_at: now, answer })
    .where(isUnfinished(place, startedAt))
    .execute();
}

/** Releases the key of a request that changed nothing. */
export async function releaseKey(db: Db, place: Place, startedAt: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where(isUnfinished(place, startedAt)).execute();
}

/** Deletes keys with their answers after a day. */
export async function deleteOldKeys(db: Db, now: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('started_at', '<=', earlier(now, STORED_MS)).execute();
}

type Condition = (eb: ExpressionBuilder<Database, 'idempotency_keys'>) => Expression<SqlBool>;

function isAt({ staffId, apiKeyId, keyHash }: Place): Condition {
  return (eb) => eb.and({ staff_id: staffId, api_key_id: apiKeyId, key_hash: keyHash });
}

/** Another request may have taken over the key: it started later. */
function isUnfinished(place: Place, startedAt: string): Condition {
  return (eb) => eb.and([isAt(place)(eb), eb('started_at', '=', startedAt), eb('finished_at', 'is', null)]);
}
