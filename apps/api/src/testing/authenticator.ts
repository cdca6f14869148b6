import { Secret, TOTP } from 'otpauth';
import { later } from '@tideline/domain/time/instant';
import { hashPassword } from '../accounts/auth/password/password.ts';
import { plainCode } from '../accounts/auth/second-factor/recovery-code.ts';
import {
  confirmSecret,
  insertPendingSecret,
  replaceRecoveryCodes,
} from '../accounts/auth/second-factor/second-factor.repository.ts';
import { newSecret } from '../accounts/auth/second-factor/totp.ts';
import type { Db } from '../core/store/schema.ts';

/** The recovery codes of `turnOnSecondFactor`. */
export const RECOVERY_CODES = ['7k3qx-9m2tp', '0123z-abcde'] as const;

/** Hashed once per worker: hashing is slow by design. */
let recoveryHashes: Promise<string[]> | undefined;

/** Turns an account's second factor on; the code of `now` counts as used. @returns the secret */
export async function turnOnSecondFactor(db: Db, staffId: string, now: string): Promise<string> {
  const secret = newSecret();
  const step = Math.floor(Date.parse(now) / 30_000);
  recoveryHashes ??= Promise.all(RECOVERY_CODES.map((code) => hashPassword(plainCode(code))));
  const hashes = await recoveryHashes;
  await insertPendingSecret(db, staffId, secret, now);
  await db.transaction().execute(async (trx) => {
    await confirmSecret(trx, staffId, { secret, step }, now);
    await replaceRecoveryCodes(trx, staffId, hashes);
  });
  return secret;
}

/** The code an authenticator app shows at `now`. */
export function codeAt(secret: string, now: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.parse(now) });
}

/** A six-digit code that is not valid at `now`. */
export function wrongCodeAt(secret: string, now: string): string {
  const around = [-30_000, 0, 30_000].map((ms) => later(now, ms));
  const valid = new Set(around.map((moment) => codeAt(secret, moment)));
  return ['111111', '222222', '333333', '444444'].find((code) => !valid.has(code)) ?? '';
}
