import type { Staff } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { toStaff } from '../account/accounts.repository.ts';

/** What a sign-in needs of a passkey. `publicKey` is COSE, in base64url. */
export type KnownPasskey = { id: string; staff: Staff; publicKey: string };

/** The passkey of a credential with its owner, or null. */
export async function findByCredential(db: Db, credentialId: string): Promise<KnownPasskey | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('staff', 'staff.id', 'passkeys.staff_id')
    .select(['passkeys.id as passkey_id', 'public_key'])
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role'])
    .$narrowType<Pick<Staff, 'role'>>() // only people sign in
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ? { id: row.passkey_id, publicKey: row.public_key, staff: toStaff(row) } : null;
}

/**
 * Records a sign-in with the counter that the authenticator signed. False when the counter has not grown (unless the
 * authenticator does not count), or the passkey is suspected or gone. Source: WebAuthn §6.1.1.
 */
export async function countUse(trx: Trx, id: string, counter: number, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('suspected_at', 'is', null)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a passkey as possibly copied; false when it was marked before or is gone. */
export async function suspectPasskey(trx: Trx, id: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('passkeys')
    .set({ suspected_at: now })
    .where('id', '=', id)
    .where('suspected_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
