import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import type { Db } from '../../core/store/schema.ts';

/** Checks of posts and issues per account: each asks other sites for up to 30 pages. */
const CHECK_LIMIT: RateLimit = { limit: 20, windowSeconds: 10 * 60 };

/**
 * Counts a check of a text against the limit of an account.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function countCheck(ctx: { db: Db; staff: { id: string }; now: () => string }): Promise<void> {
  await countAttempt(ctx.db, `text-check:${ctx.staff.id}`, CHECK_LIMIT, ctx.now());
}
