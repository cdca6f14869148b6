import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db, Trx } from '../../core/store/schema.ts';

const NAME = 'bounce-hook';
const KEY_BYTES = 32;
const PREFIX = 'whsec_';

/** Whether staff have made a secret. */
export async function hasHookSecret(db: Db): Promise<boolean> {
  return (await findKey(db)) !== null;
}

/** Makes a new secret, which replaces the previous one. @returns the secret in the form that callers of the hook use */
export async function makeHookSecret(trx: Trx): Promise<string> {
  const key = randomBytes(KEY_BYTES);
  const value = key.toString('hex');
  await trx
    .insertInto('secret_keys')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return PREFIX + key.toString('base64');
}

export type SignedCall = { id: string; timestamp: string; signature: string; body: string };

/** Whether a call was signed with the secret (Standard Webhooks, `v1`: HMAC-SHA256 of id, time and body). */
export async function isSigned(db: Db, { id, timestamp, signature, body }: SignedCall): Promise<boolean> {
  const key = await findKey(db);
  if (key === null) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signature.split(' ').some((one) => {
    const [version, value = ''] = one.split(',', 2);
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

async function findKey(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom('secret_keys').select('value').where('name', '=', NAME).executeTakeFirst();
  return row ? Buffer.from(row.value, 'hex') : null;
}
