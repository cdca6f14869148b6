import { earlier, later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Staff, StaffSession } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { toStaff } from '../account/accounts.repository.ts';
import { deviceName } from './device-name.ts';
import { SESSION_MS, sessionId } from './session.ts';

/** `last_seen_at` is written at most this often. */
const LAST_SEEN_STEP_MS = MINUTE_MS;
const USER_AGENT_MAX_LENGTH = 300;

/** Opens a session, and deletes expired ones of all accounts. */
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
      user_agent: session.userAgent.slice(0, USER_AGENT_MAX_LENGTH),
      network: session.network,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      expires_at: later(now, SESSION_MS.max),
    })
    .execute();
}

/**
 * The owner of a session that is live at `now`, and when its password was last confirmed. Null when the session is unknown,
 * ended, expired or idle for too long. Updates the time of last use.
 */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ staff: Staff; confirmedAt: string } | null> {
  const row = await liveSessions(db, now)
    .innerJoin('staff', 'staff.id', 'sessions.staff_id')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role', 'sessions.last_seen_at', 'sessions.confirmed_at'])
    .$narrowType<Pick<Staff, 'role'>>() // only people sign in
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_seen_at <= earlier(now, LAST_SEEN_STEP_MS)) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  return { staff: toStaff(row), confirmedAt: row.confirmed_at };
}

/** The live sessions of an account, the most recently used first. `currentHash` marks the caller's own. */
export async function listSessions(db: Db, staffId: string, currentHash: string, now: string): Promise<StaffSession[]> {
  const rows = await liveSessions(db, now)
    .select(['token_hash', 'user_agent', 'network', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map((row) => ({
    id: sessionId(row.token_hash),
    device: deviceName(row.user_agent),
    network: row.network,
    startedAt: row.created_at,
    lastUsedAt: row.last_seen_at,
    isCurrent: row.token_hash === currentHash,
  }));
}

/** Records that the owner of a session confirmed the password at `now`. */
export async function confirmSession(db: Db, tokenHash: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Whether a session exists that has not been ended. */
export async function hasSession(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('staff_id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row !== undefined;
}

/** Ends one session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends one session of an account by its id; false when the account has no such session. */
export async function deleteOwnSession(trx: Trx, staffId: string, id: string): Promise<boolean> {
  const own = await trx.selectFrom('sessions').select('token_hash').where('staff_id', '=', staffId).execute();
  const found = own.find((row) => sessionId(row.token_hash) === id);
  if (!found) return false;
  await deleteSession(trx, found.token_hash);
  return true;
}

/** Ends all sessions of an account except one. @returns how many have ended */
export async function deleteOtherSessions(db: Db, staffId: string, exceptHash: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', exceptHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Ends all sessions of an account. */
export async function deleteSessions(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom('sessions').where('staff_id', '=', staffId).execute();
}

function liveSessions(db: Db, now: string) {
  return db
    .selectFrom('sessions')
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', earlier(now, SESSION_MS.idle));
}
