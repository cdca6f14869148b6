import { DEFAULT_SENDING_LIMITS, type SendingLimits } from '@tideline/domain/newsletter/sending';
import { DAY_MS, earlier, HOUR_MS, later } from '@tideline/domain/time/instant';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** The speed limits of issues; defaults until staff save others. */
export async function findSendingLimits(db: Db): Promise<SendingLimits> {
  const row = await db
    .selectFrom('sending_limits')
    .select(['per_hour', 'per_day', 'per_domain_hour', 'per_connection', 'connections'])
    .where('id', '=', 1)
    .executeTakeFirst();
  if (!row) return DEFAULT_SENDING_LIMITS;
  return {
    perHour: row.per_hour,
    perDay: row.per_day,
    perDomainHour: row.per_domain_hour,
    perConnection: row.per_connection,
    connections: row.connections,
  };
}

/** Replaces all limits. */
export async function updateSendingLimits(db: Db, limits: SendingLimits, now: string): Promise<void> {
  const values = {
    per_hour: limits.perHour,
    per_day: limits.perDay,
    per_domain_hour: limits.perDomainHour,
    per_connection: limits.perConnection,
    connections: limits.connections,
    updated_at: now,
  };
  await db
    .insertInto('sending_limits')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** How many messages may go out now; `freeAt`: when the next one may, if there is no room. */
export type Room = { count: number; freeAt: string | null; limit: 'hour' | 'day' | null };

/**
 * The room left by the limits per hour and day, over any hour and any 24 hours. It counts messages that the mail server
 * accepted and those under way.
 */
export async function findRoom(db: Db, limits: SendingLimits, now: string): Promise<Room> {
  const room: Room = { count: Infinity, freeAt: null, limit: null };
  const windows = [
    { name: 'hour', most: limits.perHour, ms: HOUR_MS },
    { name: 'day', most: limits.perDay, ms: DAY_MS },
  ] as const;
  for (const { name, most, ms } of windows) {
    if (most === 0) continue;
    const since = earlier(now, ms);
    const left = Math.max(0, most - (await countSince(db, since, now)));
    if (left >= room.count) continue;
    const freeAt = left === 0 ? ((await findFreeAt(db, since, ms)) ?? later(now, 1000)) : null;
    Object.assign(room, { count: left, freeAt, limit: left === 0 ? name : null });
  }
  return room;
}

/** How many messages under way to a domain exceed its limit, and when the next one may go there. */
export async function findDomainRoom(
  trx: Trx,
  domain: string,
  { limits: { perDomainHour }, now }: { limits: SendingLimits; now: string },
): Promise<{ excess: number; freeAt: string }> {
  if (perDomainHour === 0) return { excess: 0, freeAt: now };
  const since = earlier(now, HOUR_MS);
  const accepted = trx.selectFrom('issue_messages').where('domain', '=', domain).where('accepted_at', '>', since);
  // In this order, a message accepted meanwhile counts twice rather than not at all.
  const used = (await countRows(underWay(trx, now).where('domain', '=', domain))) + (await countRows(accepted));
  const first = await accepted.select('accepted_at').orderBy('accepted_at').limit(1).executeTakeFirst();
  const freeAt = first?.accepted_at ? later(first.accepted_at, HOUR_MS) : later(now, 1000);
  return { excess: Math.max(0, used - perDomainHour), freeAt };
}

async function countSince(db: Db, since: string, now: string): Promise<number> {
  const accepted = db.selectFrom('issue_messages').where('accepted_at', '>', since);
  // In this order, a message accepted meanwhile counts twice rather than not at all.
  return (await countRows(underWay(db, now))) + (await countRows(accepted));
}

/** Messages claimed by a live server. */
function underWay(db: Db, now: string) {
  return db
    .selectFrom('issue_messages')
    .where('claim', 'is not', null)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', now);
}

/** When the oldest message leaves the window. */
async function findFreeAt(db: Db, since: string, windowMs: number): Promise<string | null> {
  const row = await db
    .selectFrom('issue_messages')
    .select('accepted_at')
    .where('accepted_at', '>', since)
    .orderBy('accepted_at')
    .limit(1)
    .executeTakeFirst();
  return row?.accepted_at ? later(row.accepted_at, windowMs) : null;
}
