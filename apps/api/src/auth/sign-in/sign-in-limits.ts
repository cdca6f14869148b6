import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Db } from '../../store/schema.ts';
import { addressPrefix, countAttempt, returnAttempt, takeAttempt, type RateLimit } from '../../limits/rate-limit.ts';
import { isKnownNetwork } from './known-networks.repository.ts';

/** Attempts at any account from one address; at one account from one address; at one account from unknown networks. */
const LIMITS: Record<'address' | 'accountAndAddress' | 'account', RateLimit> = {
  address: { limit: 20, windowSeconds: 15 * 60 },
  accountAndAddress: { limit: 5, windowSeconds: 15 * 60 },
  account: { limit: 50, windowSeconds: 60 * 60 },
};
/** Tries at accounts that do not exist leave one line for each network and window: nobody can fill the log with them. */
const UNKNOWN_LINES: RateLimit = { limit: 1, windowSeconds: 60 * 60 };

/** Who tries, and from where. */
export type SignInAttempt = {
  email: string;
  clientAddress: string;
  /** See `hashNetwork`. */
  networkHash: string;
};

/**
 * Counts an attempt before the password is checked. The address is counted first, so that attempts at invented accounts
 * past its limit leave no rows. From a known network, the account's own counter is skipped: an attacker who exhausts it
 * locks the owner out of new networks only (see `npm run admin -- let-in`).
 * @returns what to give back to `returnSignIn` when the sign-in turns out to be right
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function countSignIn(db: Db, attempt: SignInAttempt, now: string): Promise<readonly string[]> {
  const [account, address] = [emailKey(attempt.email), addressPrefix(attempt.clientAddress)];
  const here = [
    [`login-address:${address}`, LIMITS.address],
    [`login:${account}:${address}`, LIMITS.accountAndAddress],
  ] as const;
  for (const [key, limit] of here) await countAttempt(db, key, limit, now);
  const keys = here.map(([key]) => key);
  if (await isKnownNetwork(db, attempt.networkHash, now)) return keys;
  const anywhere = `login-account:${account}`;
  await countAttempt(db, anywhere, LIMITS.account, now);
  return [...keys, anywhere];
}

/** Gives an attempt back that was right. */
export async function returnSignIn(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) await returnAttempt(db, key);
}

/** Whether a refusal at an account that does not exist is to be a line of the audit log. */
export async function isWorthALine(db: Db, clientAddress: string, now: string): Promise<boolean> {
  return (await takeAttempt(db, `login-unknown:${addressPrefix(clientAddress)}`, UNKNOWN_LINES, now)) === null;
}
