import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeySignIn } from '@tideline/domain/staff/passkey.schema';
import type { Context } from '../../../context.ts';
import { type Purpose, spendChallenge } from './challenges.repository.ts';
import type { Credential } from './passkeys.repository.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

/** A public key without a private one: checking an unknown credential takes as long as checking a known one. */
const UNUSED_KEY =
  'pQECAyYgASFYIE6aagDFOL6ZqrJUiYDPiKUGGCKwL9-7u9EL0qI392DdIlgg7Wh8Uih5HgZ32jb7K2B_V5MElXsRN1ZA8DJaM_JHjPg';

/** The credential that an authenticator made for `staffId`; null when the answer does not fit the challenge. */
export async function checkRegistration(
  ctx: Context,
  response: NewPasskey['response'],
  staffId: string,
): Promise<Credential | null> {
  const challenge = await spend(ctx, response, { purpose: 'register', staffId });
  if (challenge === null) return null;
  const { rpID, expectedOrigin } = relyingParty(ctx);
  const checked = await orNull(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports,
  };
}

/** The signed counter of the passkey with `publicKey`; null when the answer does not fit the challenge. */
export async function checkSignIn(
  ctx: Context,
  response: PasskeySignIn['response'],
  publicKey: string | null,
): Promise<number | null> {
  const challenge = await spend(ctx, response, { purpose: 'sign-in', staffId: null });
  if (challenge === null) return null;
  const { rpID, expectedOrigin } = relyingParty(ctx);
  const checked = await orNull(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // The library compares counters before it checks the signature. `countUse` compares them, after it and atomically.
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey ?? UNUSED_KEY, 'base64url')),
        counter: 0,
      },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** Spends the signed challenge before any other check; null when this site did not issue it. */
async function spend(
  { db, now }: Context,
  { response }: { response: { clientDataJSON: string } },
  purpose: Purpose,
): Promise<string | null> {
  const challenge = readChallenge(response.clientDataJSON);
  if (challenge === null) return null;
  return (await spendChallenge(db, challenge, purpose, now())) ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null; // not JSON
  }
}

/** The library throws on every invalid answer, and its messages repeat the input. */
async function orNull<Result>(checking: Promise<Result>): Promise<Result | null> {
  try {
    return await checking;
  } catch {
    return null;
  }
}
