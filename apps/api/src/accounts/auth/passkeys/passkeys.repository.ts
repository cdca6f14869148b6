import type { Passkey } from '@tideline/domain/staff/passkey';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** A passkey as the browser and the authenticator know it. */
export type Credential = {
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
};

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Db, staffId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'suspected_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    suspectedAt: row.suspected_at,
  }));
}

/** The credentials of an account, so that no authenticator is added twice. */
export async function listCredentials(db: Db, staffId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map((row) => ({
    id: row.credential_id,
    transports: row.transports.split(' ').filter((transport) => transport !== ''),
  }));
}

/** The number of passkeys of an account. */
export function countPasskeys(db: Db, staffId: string): Promise<number> {
  return countRows(db.selectFrom('passkeys').where('staff_id', '=', staffId));
}

/** Adds a passkey. @throws a unique violation when the credential is known */
export async function insertPasskey(
  trx: Trx,
  { id, name, createdAt }: Pick<Passkey, 'id' | 'name' | 'createdAt'>,
  staffId: string,
  { credentialId, publicKey, counter, transports }: Credential,
): Promise<void> {
  await trx
    .insertInto('passkeys')
    .values({
      id,
      staff_id: staffId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports: transports.join(' '),
      name,
      created_at: createdAt,
    })
    .execute();
}

/** Renames a passkey; false when the account has no such one. */
export async function renamePasskey(trx: Trx, staffId: string, id: string, name: string): Promise<boolean> {
  const row = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a passkey. @returns its name, or null when the account has no such one */
export async function deletePasskey(trx: Trx, staffId: string, id: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
