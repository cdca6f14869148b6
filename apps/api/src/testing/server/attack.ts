import { hashNetwork } from '../../auth/sign-in/known-networks.repository.ts';
import { countSignIn } from '../../auth/sign-in/sign-in-limits.ts';
import type { Db } from '../../store/schema.ts';

/** Uses up what an account has from anywhere: five tries from each of ten addresses, counted as the sign-in does it. */
export async function attack(db: Db, email: string, now: string): Promise<void> {
  for (let host = 1; host <= 10; host += 1) {
    for (let tries = 0; tries < 5; tries += 1) await guessFrom(db, email, `198.51.100.${host}`, now);
  }
}

/** One try with a wrong password, without the time it takes to look at it. @throws TRPCError TOO_MANY_REQUESTS */
export async function guessFrom(db: Db, email: string, clientAddress: string, now: string): Promise<void> {
  const networkHash = await hashNetwork(db, email, clientAddress);
  await countSignIn(db, { email, clientAddress, networkHash }, now);
}
