import { TRPCError } from '@trpc/server';
import type { Context } from '../../../context.ts';
import { type RateLimit, takeAttempt } from '../../../core/limits/rate-limit.ts';
import { RetryLater } from '../../../core/rpc/errors.ts';
import type { Trx } from '../../../core/store/schema.ts';

/** Site-wide limits of calls booked without a verified email address. */
const UNPROVEN: Record<string, RateLimit> = {
  'calls-hour': { limit: 20, windowSeconds: 60 * 60 },
  'calls-day': { limit: 60, windowSeconds: 24 * 60 * 60 },
};

/**
 * Counts a call against the site-wide limits.
 * @returns true above a limit: the visitor must confirm the call by email
 * @throws TRPCError TOO_MANY_REQUESTS above a limit when no mail server is configured
 */
export async function mustConfirmByMail(trx: Trx, { mail }: Pick<Context, 'mail'>, now: string): Promise<boolean> {
  for (const [key, limit] of Object.entries(UNPROVEN)) {
    const excess = await takeAttempt(trx, key, limit, now);
    if (!excess) continue;
    if (mail.server !== null) return true;
    const minutes = Math.ceil(excess.retryAfterSeconds / 60);
    throw new TRPCError({
      code: 'TOO_MANY_REQUESTS',
      message: `Many calls are being booked right now. Please write to us, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      cause: new RetryLater(excess.retryAfterSeconds, excess.isFirst),
    });
  }
  return false;
}
