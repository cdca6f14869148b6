import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Context } from '../../../context.ts';
import { countCaller, type RateLimit } from '../../../core/limits/rate-limit.ts';
import { CHALLENGE_MS, insertChallenge } from './challenges.repository.ts';
import { relyingParty } from './relying-party.ts';

/** Challenges per network; each is a row for a few minutes. */
const CHALLENGES: Record<'own' | 'wide', RateLimit> = {
  own: { limit: 60, windowSeconds: 15 * 60 },
  wide: { limit: 240, windowSeconds: 15 * 60 },
};

/** What the browser needs to ask for a passkey. No account is named: the passkey identifies it. */
export async function challengeForSignIn(ctx: Context) {
  const { rpID } = relyingParty(ctx);
  const now = ctx.now();
  await countCaller(ctx.db, 'passkey-challenge', ctx.clientAddress, CHALLENGES, now);
  const options = await generateAuthenticationOptions({ rpID, timeout: CHALLENGE_MS, userVerification: 'required' });
  await insertChallenge(ctx.db, options.challenge, { purpose: 'sign-in', staffId: null }, now);
  return options;
}
