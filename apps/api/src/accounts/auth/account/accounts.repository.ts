import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Account, Staff, StaffRole } from '@tideline/domain/staff/staff';
import { countRows } from '../../../core/store/count-rows.ts';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import { selectPeople } from '../../../core/store/people.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { StaffTable } from '../../../core/store/tables/staff.ts';

/** The account with an e-mail address and its password hash, or null when there is none. */
export async function findStaffForLogin(db: Db, email: string): Promise<{ staff: Staff; passwordHash: string } | null> {
  const row = await selectPeople(db)
    .select(['id', 'email', 'name', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? { staff: toStaff(row), passwordHash: row.password_hash } : null;
}

/** The accounts of all people, by e-mail address. */
export async function listStaff(db: Db): Promise<Staff[]> {
  const rows = await selectPeople(db).select(['id', 'email', 'name']).orderBy('email_key').execute();
  return rows.map(toStaff);
}

/** The number of accounts, with those of integrations. */
export function countStaff(db: Db): Promise<number> {
  return countRows(db.selectFrom('staff'));
}

/** Adds an account. @throws a unique violation when the e-mail address is taken */
export async function insertStaff(
  db: Db,
  account: { id: string; email: string; name: string; passwordHash: string; role?: StaffRole },
  now: string,
): Promise<void> {
  await db
    .insertInto('staff')
    .values({
      id: account.id,
      email: account.email.trim(),
      email_key: emailKey(account.email),
      name: account.name,
      role: account.role ?? 'admin',
      password_hash: account.passwordHash,
      created_at: now,
    })
    .execute();
}

/** Sets a new password and ends the account's sessions and password-reset links; false when there is no such account. */
export async function updatePassword(trx: Trx, email: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('email_key', '=', emailKey(email))
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx.deleteFrom('sessions').where('staff_id', '=', row.id).execute();
  await deletePasswordResets(trx, row.id);
  return true;
}

/** Deletes the password-reset links of an account. */
export async function deletePasswordResets(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('staff_id', '=', staffId).execute();
}

/** Whether an account still has this password hash. A share lock keeps it until `trx` ends. */
export async function holdsPasswordHash(trx: Trx, staffId: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('password_hash', '=', passwordHash)
    .$call(dialectOf(trx).forShare)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an account until `trx` ends: sign-ins to it wait. */
export async function lockStaff(trx: Trx, staffId: string): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', staffId).$call(dialectOf(trx).forUpdate).execute();
}

/** Locks the accounts of all admins until `trx` ends, so that two of them cannot demote each other. @returns their ids */
export async function lockAdmins(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .$call(dialectOf(trx).forUpdate)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets a role; it counts from the next call. */
export async function updateRole(trx: Trx, id: string, role: StaffRole): Promise<void> {
  await trx.updateTable('staff').set({ role }).where('id', '=', id).execute();
}

/** Replaces a hash and keeps all sessions; false when the account's current hash is not `from`. */
export async function replacePasswordHash(
  db: Db,
  staffId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const row = await db
    .updateTable('staff')
    .set({ password_hash: to })
    .where('id', '=', staffId)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A person's row of `staff` as the entity. */
export function toStaff({ id, email, name, role }: Staff): Staff {
  return { id, email, name, role };
}

/** Any row of `staff` as the entity. */
export function toAccount({ role, ...row }: Pick<StaffTable, 'id' | 'email' | 'name' | 'role'>): Account {
  return role === 'integration' ? { id: row.id, email: '', name: row.name, role } : toStaff({ ...row, role });
}
