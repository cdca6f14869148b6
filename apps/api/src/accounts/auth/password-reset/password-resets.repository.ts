import { HOUR_MS, later } from '@tideline/domain/time/instant';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { toStaff } from '../account/accounts.repository.ts';

/** Lifetime of a password-reset link. */
const RESET_MS = HOUR_MS;

/** Stores a link as the hash of its token. */
export async function insertPasswordReset(db: Db, tokenHash: string, staffId: string, now: string): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, staff_id: staffId, expires_at: later(now, RESET_MS) })
    .execute();
}

/** The account of a link, or null when the link is spent, expired or unknown. */
export async function findByReset(db: Db, tokenHash: string, now: string): Promise<Staff | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('staff', 'staff.id', 'password_resets.staff_id')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role'])
    .$narrowType<Pick<Staff, 'role'>>() // only people sign in
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? toStaff(row) : null;
}

/** Spends a link; false when another call was first. */
export async function spendPasswordReset(trx: Trx, tokenHash: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes links that were not used in time. */
export async function deleteExpiredResets(db: Db, now: string): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
