import { TRPCError } from '@trpc/server';
import { RetryLater } from '../rpc/errors.ts';
import type { Db } from '../store/schema.ts';
import { countAttempt, type RateLimit, uncountAttempt } from './rate-limit.ts';

/** A counter of attempts and its limit. */
export type Counter = { key: string; limit: RateLimit };

/** An attempt to authenticate with a secret: a password or a code. */
export type Proof<Result> = {
  /** All are counted before the check, in this order. */
  counters: readonly Counter[];
  /** Resolves to null when the secret is wrong. */
  check: () => Promise<Result | null>;
  /** Called for a wrong secret, and for the first attempt above a limit per window. */
  onRefused?: (reason: 'wrong' | 'limit') => Promise<void>;
  /** The answer to a wrong secret. */
  wrong: () => TRPCError;
};

/**
 * Checks a guessable secret. The attempt is counted before the check, so that parallel attempts cannot exceed a limit, and
 * uncounted if the secret is right. If the check throws, the attempt stays counted.
 * @throws TRPCError TOO_MANY_REQUESTS, or `wrong()`
 */
export async function checkWithinLimits<Result>(
  db: Db,
  now: string,
  { counters, check, onRefused, wrong }: Proof<Result>,
): Promise<Result> {
  for (const { key, limit } of counters) {
    try {
      await countAttempt(db, key, limit, now);
    } catch (error) {
      if (isFirstRefusal(error)) await onRefused?.('limit');
      throw error;
    }
  }
  const result = await check();
  if (result === null) {
    await onRefused?.('wrong');
    throw wrong();
  }
  for (const { key } of counters) await uncountAttempt(db, key);
  return result;
}

/** The log gets one entry per window, however many attempts are refused. */
function isFirstRefusal(error: unknown): boolean {
  return error instanceof TRPCError && error.cause instanceof RetryLater && error.cause.isFirst;
}
