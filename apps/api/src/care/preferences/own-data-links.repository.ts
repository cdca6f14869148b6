import type { OwnDataAct } from '@tideline/domain/privacy/own-data';
import type { Db } from '../../core/store/schema.ts';

type OwnDataLink = { tokenHash: string; emailKey: string; act: OwnDataAct; expiresAt: string };

/** Stores a link as the hash of its token. */
export async function insertOwnDataLink(db: Db, { tokenHash, emailKey, act, expiresAt }: OwnDataLink): Promise<void> {
  await db
    .insertInto('own_data_links')
    .values({ token_hash: tokenHash, email_key: emailKey, act, expires_at: expiresAt })
    .execute();
}

/**
 * Spends a link.
 * @returns the key of its address; null when the link is spent, expired, for another act or unknown
 */
export async function spendOwnDataLink(
  db: Db,
  { tokenHash, act }: Pick<OwnDataLink, 'tokenHash' | 'act'>,
  now: string,
): Promise<string | null> {
  const row = await db
    .deleteFrom('own_data_links')
    .where('token_hash', '=', tokenHash)
    .where('act', '=', act)
    .where('expires_at', '>', now)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key ?? null;
}

/** Deletes links that were not used in time. */
export async function deleteExpiredOwnDataLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('own_data_links').where('expires_at', '<=', now).execute();
}
