import type { Db } from '../../db/schema.ts';
import { countAttempt, forgetAttempts, returnAttempt, type RateLimit } from '../../rate-limit.ts';

/**
 * Wrong codes for one account from one network; for any account from one network; for one account from anywhere, in an
 * hour and in a day. Three of a million codes are good at any moment: at fifty guesses a day, finding one takes years.
 */
const LIMITS: Record<'accountAndNetwork' | 'network' | 'account' | 'accountInADay', RateLimit> = {
  accountAndNetwork: { limit: 5, windowSeconds: 15 * 60 },
  network: { limit: 20, windowSeconds: 15 * 60 },
  account: { limit: 10, windowSeconds: 60 * 60 },
  accountInADay: { limit: 50, windowSeconds: 24 * 60 * 60 },
};

/** Whose code is tried, and from where. */
export type CodeAttempt = { staffId: string; network: string };

/** Counts an attempt before its code is looked at. @throws TRPCError TOO_MANY_REQUESTS */
export async function countCodeAttempt(db: Db, attempt: CodeAttempt, now: string): Promise<void> {
  for (const [key, limit] of counters(attempt)) await countAttempt(db, key, limit, now);
}

/** Gives an attempt back whose code was right. */
export async function returnCodeAttempt(db: Db, attempt: CodeAttempt): Promise<void> {
  for (const [key] of counters(attempt)) await returnAttempt(db, key);
}

/** Forgets the wrong codes for an account: they were typed by somebody who knew a password that it has no more. */
export async function forgetWrongCodes(db: Db, staffId: string): Promise<void> {
  await forgetAttempts(db, [accountKey(staffId), dayKey(staffId)]);
}

function counters({ staffId, network }: CodeAttempt): (readonly [string, RateLimit])[] {
  return [
    [`code:${staffId}:${network}`, LIMITS.accountAndNetwork],
    [`code-network:${network}`, LIMITS.network],
    [accountKey(staffId), LIMITS.account],
    [dayKey(staffId), LIMITS.accountInADay],
  ];
}

function accountKey(staffId: string): string {
  return `code-account:${staffId}`;
}

function dayKey(staffId: string): string {
  return `code-day:${staffId}`;
}
