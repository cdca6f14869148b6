import type { Db } from '../../store/schema.ts';
import { countAttempt, forgetAttempts, returnAttempt, type RateLimit } from '../../limits/rate-limit.ts';

/**
 * Wrong codes for one account from one network; for any account from one network; for one account from anywhere, in an
 * hour and in a day. Three of a million codes are good at any moment: at fifty guesses a day, finding one takes years.
 * Recovery codes have 50 bits and are not counted from anywhere: whoever uses those limits up cannot keep the owner out.
 */
const LIMITS: Record<'accountAndNetwork' | 'network' | 'account' | 'accountInADay', RateLimit> = {
  accountAndNetwork: { limit: 5, windowSeconds: 15 * 60 },
  network: { limit: 20, windowSeconds: 15 * 60 },
  account: { limit: 10, windowSeconds: 60 * 60 },
  accountInADay: { limit: 50, windowSeconds: 24 * 60 * 60 },
};

/** Whose code is tried, from where, and whether it has the form of a recovery code. */
export type CodeAttempt = { staffId: string; network: string; isRecoveryCode: boolean };

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

function counters({ staffId, network, isRecoveryCode }: CodeAttempt): (readonly [string, RateLimit])[] {
  const ofNetwork = [
    [`code:${staffId}:${network}`, LIMITS.accountAndNetwork],
    [`code-network:${network}`, LIMITS.network],
  ] as const;
  if (isRecoveryCode) return [...ofNetwork];
  return [...ofNetwork, [accountKey(staffId), LIMITS.account], [dayKey(staffId), LIMITS.accountInADay]];
}

function accountKey(staffId: string): string {
  return `code-account:${staffId}`;
}

function dayKey(staffId: string): string {
  return `code-day:${staffId}`;
}
