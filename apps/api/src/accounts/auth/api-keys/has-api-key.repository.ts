import type { Db } from '../../../core/store/schema.ts';

/** Whether a key with this hash exists, expired or not. */
export async function hasApiKey(db: Db, keyHash: string): Promise<boolean> {
  const row = await db.selectFrom('api_keys').select('id').where('key_hash', '=', keyHash).executeTakeFirst();
  return row !== undefined;
}
