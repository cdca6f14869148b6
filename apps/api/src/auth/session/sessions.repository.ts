import { earlier } from '@tideline/domain/site/instant';
import type { StaffSession } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../store/schema.ts';
import { deviceName } from './device-name.ts';
import { SESSION_LIFETIME, sessionId } from './session.ts';

/** A person's sessions that are alive at `now`, the one that was used last first. `currentHash` is the caller's own. */
export async function listSessions(db: Db, staffId: string, currentHash: string, now: string): Promise<StaffSession[]> {
  const oldestUse = earlier(now, SESSION_LIFETIME.idleMs);
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'user_agent', 'network', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', oldestUse)
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

/** Notes that the owner of a session has proved the password at `now`. */
export async function confirmSession(db: Db, tokenHash: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Whether nobody has ended the session with this hash. */
export async function hasSession(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('staff_id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row !== undefined;
}

/** Ends one of a person's own sessions; false when they have no such session. */
export async function deleteOwnSession(trx: Trx, staffId: string, id: string): Promise<boolean> {
  const own = await trx.selectFrom('sessions').select('token_hash').where('staff_id', '=', staffId).execute();
  const found = own.find((row) => sessionId(row.token_hash) === id);
  if (!found) return false;
  await trx.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
  return true;
}

/** Ends all of a person's sessions but the one with this hash. @returns how many have ended */
export async function deleteOtherSessions(db: Db, staffId: string, keptHash: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', keptHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Ends all of a person's sessions. */
export async function deleteSessions(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom('sessions').where('staff_id', '=', staffId).execute();
}
