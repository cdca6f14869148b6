import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

const KEY_BYTES = 32;
/** By handle and name. A key never changes. */
const cache = new WeakMap<Db, Map<string, string>>();

/**
 * The site's random key of this name, created on first use and shared by all servers on a database. Call it before a
 * transaction begins: on SQLite the outer handle waits for the transaction to end.
 */
export async function findSecretKey(db: Db, name: string): Promise<string> {
  const keys = cache.get(db) ?? new Map<string, string>();
  cache.set(db, keys);
  const key = keys.get(name) ?? (await selectKey(db, name)) ?? (await insertKey(db, name));
  keys.set(name, key);
  return key;
}

/** A keyed hash (HMAC). Without the key, nobody can check a guessed text against it. */
export function keyedHash(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

async function selectKey(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secret_keys').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

async function insertKey(db: Db, name: string): Promise<string> {
  const value = randomBytes(KEY_BYTES).toString('hex');
  // If another server was first, its key is returned.
  const row = await db
    .insertInto('secret_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}
