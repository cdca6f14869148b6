import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Db } from '../../../core/store/schema.ts';
import type { Counter } from '../../../core/limits/check-within-limits.ts';
import { addressPrefix } from '../../../core/limits/caller-network.ts';
import { takeAttempt, type RateLimit } from '../../../core/limits/rate-limit.ts';
import { isKnownNetwork } from './known-networks.repository.ts';

/** Attempts at any account from one address; at one account from one address; at one account from unknown networks. */
const LIMITS: Record<'address' | 'accountAndAddress' | 'account', RateLimit> = {
  address: { limit: 20, windowSeconds: 15 * 60 },
  accountAndAddress: { limit: 5, windowSeconds: 15 * 60 },
  account: { limit: 50, windowSeconds: 60 * 60 },
};

/** Audit log entries about unknown accounts per network, so that attempts cannot fill the log. */
const UNKNOWN_ACCOUNT_ENTRIES: RateLimit = { limit: 1, windowSeconds: 60 * 60 };

/** An attempt to sign in, and where it comes from. */
export type SignInAttempt = {
  email: string;
  clientAddress: string;
  /** See `hashNetwork`. */
  networkHash: string;
};

/**
 * The counters of an attempt. The address comes first: above its limit, attempts at invented accounts leave no rows.
 * Attempts from known networks skip the account's own counter: an attacker who exhausts it locks the owner out of unknown
 * networks only (see `npm run admin -- let-in`).
 */
export async function signInCounters(db: Db, attempt: SignInAttempt, now: string): Promise<Counter[]> {
  const [account, address] = [emailKey(attempt.email), addressPrefix(attempt.clientAddress)];
  const counters = [
    { key: `login-address:${address}`, limit: LIMITS.address },
    { key: `login:${account}:${address}`, limit: LIMITS.accountAndAddress },
  ];
  if (await isKnownNetwork(db, attempt.networkHash, now)) return counters;
  return [...counters, { key: `login-account:${account}`, limit: LIMITS.account }];
}

/** Whether a refusal for an unknown account gets an entry in the audit log. */
export async function isUnknownAccountLogged(db: Db, clientAddress: string, now: string): Promise<boolean> {
  const key = `login-unknown:${addressPrefix(clientAddress)}`;
  return (await takeAttempt(db, key, UNKNOWN_ACCOUNT_ENTRIES, now)) === null;
}
