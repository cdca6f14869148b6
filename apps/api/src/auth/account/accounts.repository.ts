import { emailKey } from '@tideline/domain/subscriber/email-address';
import { earlier, later, MINUTE_MS } from '@tideline/domain/site/instant';
import type { Staff } from '@tideline/domain/staff/staff';
import { countRows } from '../../store/count-rows.ts';
import { dialectOf } from '../../store/dialect/dialect-of.ts';
import type { Db, Trx } from '../../store/schema.ts';
import type { StaffTable } from '../../store/tables/staff.ts';
import { SESSION_LIFETIME } from '../session/session.ts';

const LAST_SEEN_STEP_MS = MINUTE_MS;

type StaffRow = Pick<StaffTable, 'id' | 'email' | 'name' | 'role'>;

/** The account at an address with its password hash, or null when there is none. */
export async function findStaffForLogin(db: Db, email: string): Promise<{ staff: Staff; passwordHash: string } | null> {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? { staff: toStaff(row), passwordHash: row.password_hash } : null;
}

/** Everybody who may sign in, by address. */
export async function listStaff(db: Db): Promise<Staff[]> {
  const rows = await db.selectFrom('staff').select(['id', 'email', 'name', 'role']).orderBy('email_key').execute();
  return rows.map(toStaff);
}

/** The number of accounts. */
export function countStaff(db: Db): Promise<number> {
  return countRows(db.selectFrom('staff'));
}

/** Adds an account. @throws a unique violation when the address has one */
export async function insertStaff(
  db: Db,
  account: { id: string; email: string; name: string; passwordHash: string },
  now: string,
): Promise<void> {
  await db
    .insertInto('staff')
    .values({
      id: account.id,
      email: account.email.trim(),
      email_key: emailKey(account.email),
      name: account.name,
      role: 'admin',
      password_hash: account.passwordHash,
      created_at: now,
    })
    .execute();
}

/** Gives an account a new password and ends all its sessions; false when there is no such account. */
export async function updatePassword(trx: Trx, email: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('email_key', '=', emailKey(email))
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx.deleteFrom('sessions').where('staff_id', '=', row.id).execute();
  return true;
}

/**
 * Whether an account still has this hash, and so the password that was checked against it. It keeps it until `trx` ends:
 * a change of the password waits, or has been waited for.
 */
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

/** Keeps every sign-in to an account waiting until `trx` ends. */
export async function lockStaff(trx: Trx, staffId: string): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', staffId).$call(dialectOf(trx).forUpdate).execute();
}

/** Stores the same password under today's cost; sessions go on. False when the account has not the hash `from` any more. */
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

/** Gives an account another password; sessions go on. */
export async function updatePasswordHash(db: Db, staffId: string, passwordHash: string): Promise<void> {
  await db.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', staffId).execute();
}

/** Removes an account with its sessions. The last one stays, since nobody could sign in any more. */
export async function deleteStaff(trx: Trx, email: string): Promise<'removed' | 'unknown' | 'last'> {
  const row = await trx.selectFrom('staff').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst();
  if (!row) return 'unknown';
  if ((await countStaff(trx)) === 1) return 'last';
  await trx.deleteFrom('staff').where('id', '=', row.id).execute();
  return 'removed';
}

/** Begins a session; sessions that have expired are cleared away by the way. */
export async function insertSession(
  trx: Trx,
  session: { tokenHash: string; staffId: string; userAgent: string; network: string },
  now: string,
): Promise<void> {
  await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await trx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      user_agent: session.userAgent.slice(0, 300),
      network: session.network,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      expires_at: later(now, SESSION_LIFETIME.absoluteMs),
    })
    .execute();
}

/**
 * Whose session a token opens at `now` and when its owner last proved the password, or null when it is unknown, ended,
 * expired or was idle for too long. Notes that it was seen, at most once a minute.
 */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ staff: Staff; confirmedAt: string } | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role', 'sessions.last_seen_at', 'sessions.confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', earlier(now, SESSION_LIFETIME.idleMs))
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_seen_at <= earlier(now, LAST_SEEN_STEP_MS)) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  return { staff: toStaff(row), confirmedAt: row.confirmed_at };
}

/** Ends one session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

function toStaff(row: StaffRow): Staff {
  return { id: row.id, email: row.email, name: row.name, role: row.role };
}
