import type { Db } from '../../../core/store/schema.ts';
import type { Counter } from '../../../core/limits/check-within-limits.ts';
import { resetAttempts, type RateLimit } from '../../../core/limits/rate-limit.ts';

/**
 * Attempts at one account from one network; at any account from one network; at one account from anywhere, per hour and
 * per day. Three of a million codes are valid at any moment: at 50 attempts a day, finding one takes years. Recovery codes
 * have 50 bits and skip the last two: an attacker who exhausts those cannot lock the owner out.
 */
const LIMITS: Record<'accountAndNetwork' | 'network' | 'account' | 'accountInADay', RateLimit> = {
  accountAndNetwork: { limit: 5, windowSeconds: 15 * 60 },
  network: { limit: 20, windowSeconds: 15 * 60 },
  account: { limit: 10, windowSeconds: 60 * 60 },
  accountInADay: { limit: 50, windowSeconds: 24 * 60 * 60 },
};

/** The account, the network, and whether the code has the form of a recovery code. */
type CodeAttempt = { staffId: string; network: string; isRecoveryCode: boolean };

/** The counters of an attempt. */
export function codeCounters({ staffId, network, isRecoveryCode }: CodeAttempt): Counter[] {
  const ofNetwork = [
    { key: `code:${staffId}:${network}`, limit: LIMITS.accountAndNetwork },
    { key: `code-network:${network}`, limit: LIMITS.network },
  ];
  if (isRecoveryCode) return ofNetwork;
  return [
    ...ofNetwork,
    { key: accountKey(staffId), limit: LIMITS.account },
    { key: dayKey(staffId), limit: LIMITS.accountInADay },
  ];
}

/** Resets the counters of an account after a new password: the wrong codes came from somebody who knew the old one. */
export async function resetCodeLimits(db: Db, staffId: string): Promise<void> {
  await resetAttempts(db, [accountKey(staffId), dayKey(staffId)]);
}

function accountKey(staffId: string): string {
  return `code-account:${staffId}`;
}

function dayKey(staffId: string): string {
  return `code-day:${staffId}`;
}
