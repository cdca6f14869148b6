import { hashNetwork } from '../../accounts/auth/sign-in/known-networks.repository.ts';
import { signInCounters } from '../../accounts/auth/sign-in/sign-in-limits.ts';
import { countAttempt } from '../../core/limits/rate-limit.ts';
import type { Db } from '../../core/store/schema.ts';

/** Exhausts the limit of an account: five attempts from each of ten addresses. Counted like sign-ins, without hashing. */
export async function attack(db: Db, email: string, now: string): Promise<void> {
  for (let host = 1; host <= 10; host += 1) {
    const clientAddress = `198.51.100.${host}`;
    const networkHash = await hashNetwork(db, email, clientAddress);
    const counters = await signInCounters(db, { email, clientAddress, networkHash }, now);
    for (let tries = 0; tries < 5; tries += 1) {
      for (const { key, limit } of counters) await countAttempt(db, key, limit, now);
    }
  }
}
