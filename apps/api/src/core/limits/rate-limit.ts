import { TRPCError } from '@trpc/server';
import { sql } from 'kysely';
import { DAY_MS, earlier, later } from '@tideline/domain/time/instant';
import { RetryLater } from '../rpc/errors.ts';
import type { Db } from '../store/schema.ts';
import { addressPrefix, widePrefix } from './caller-network.ts';

/** The number of attempts allowed per key and window. */
export type RateLimit = { limit: number; windowSeconds: number };

/**
 * Counts an attempt under `key` and refuses it above the limit. Call it before the work. The database counts in one atomic
 * statement, so the limit holds for parallel attempts, several servers and restarts.
 * @throws TRPCError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countAttempt(db: Db, key: string, limit: RateLimit, now: string): Promise<void> {
  const excess = await takeAttempt(db, key, limit, now);
  if (excess) throw tooManyAttempts(excess.retryAfterSeconds, excess.isFirst);
}

/**
 * Like `countAttempt`, without an exception.
 * @returns null within the limit; otherwise how long to wait, and whether it is the first refusal in its window
 */
export async function takeAttempt(
  db: Db,
  key: string,
  { limit, windowSeconds }: RateLimit,
  now: string,
): Promise<{ retryAfterSeconds: number; isFirst: boolean } | null> {
  const windowMs = windowSeconds * 1000;
  // A window from the future began while the clock was ahead; without this condition it would last until then.
  const isOver = sql`(rate_limits.window_started_at <= ${earlier(now, windowMs)} or rate_limits.window_started_at > ${later(now, windowMs)})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_started_at: sql<string>`case when ${isOver} then excluded.window_started_at else rate_limits.window_started_at end`,
      }),
    )
    .returning(['count', 'window_started_at'])
    .executeTakeFirstOrThrow();
  if (row.count <= limit) return null;
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil((Date.parse(row.window_started_at) + windowMs - Date.parse(now)) / 1000),
  );
  return { retryAfterSeconds, isFirst: row.count === limit + 1 };
}

/** Uncounts an attempt that turned out to be harmless, such as a successful sign-in. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Resets the counters of these keys. */
export async function resetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

/** Deletes counters whose window has ended. */
export async function deleteOldAttempts(db: Db, now: string): Promise<void> {
  const [dayAgo, inADay] = [earlier(now, DAY_MS), later(now, DAY_MS)];
  await db
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('window_started_at', '<=', dayAgo), eb('window_started_at', '>', inADay)]))
    .execute();
}

/**
 * Counts an attempt that causes mail, per address or /64 network, and per /48 network of IPv6: a provider gives a customer
 * up to 65,536 /64 networks.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function countCaller(
  db: Db,
  name: string,
  address: string,
  limits: { own: RateLimit; wide: RateLimit },
  now: string,
): Promise<void> {
  await countAttempt(db, `${name}:${addressPrefix(address)}`, limits.own, now);
  const wide = widePrefix(address);
  if (wide !== null) await countAttempt(db, `${name}-wide:${wide}`, limits.wide, now);
}

function tooManyAttempts(retryAfterSeconds: number, isFirst: boolean): TRPCError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    cause: new RetryLater(retryAfterSeconds, isFirst),
  });
}
