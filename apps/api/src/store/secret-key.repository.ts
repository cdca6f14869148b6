import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

const KEY_BYTES = 32;
/** A key never changes while the program runs. */
const known = new WeakMap<Db, Map<string, string>>();

/**
 * The program's own random key of this name, made when it is first asked for; all servers on a database share it. Ask
 * before a transaction begins, not inside it: SQLite has one connection.
 */
export async function findSecretKey(db: Db, name: string): Promise<string> {
  const keys = known.get(db) ?? new Map<string, string>();
  known.set(db, keys);
  const cached = keys.get(name);
  if (cached !== undefined) return cached;
  const find = () => db.selectFrom('secret_keys').select('value').where('name', '=', name).executeTakeFirst();
  let row = await find();
  if (!row) {
    await db
      .insertInto('secret_keys')
      .values({ name, value: randomBytes(KEY_BYTES).toString('hex') })
      .onConflict((conflict) => conflict.column('name').doNothing()) // another server was first
      .execute();
    row = await find();
  }
  if (!row) throw new Error(`The secret key ${name} was not kept.`);
  keys.set(name, row.value);
  return row.value;
}

/** A keyed hash: without the key nobody can find out whether a text they guess is the hashed one. */
export function keyedHash(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
