import { TRPCError } from '@trpc/server';
import { earlier, MINUTE_MS } from '@tideline/domain/site/instant';
import type { SecondFactorSetup, Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import { recordAction } from '../../audit/audit.repository.ts';
import { countAttempt, returnAttempt, type RateLimit } from '../../limits/rate-limit.ts';
import { findSettings } from '../../settings/settings.repository.ts';
import { lockStaff } from '../account/accounts.repository.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { hashPassword } from '../password/password.ts';
import { deleteOtherSessions } from '../session/sessions.repository.ts';
import { codeNeeded } from './act-with-code.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { asRecoveryCode, newRecoveryCodes, plainCode } from './recovery-code.ts';
import {
  confirmSecret,
  findPendingSecret,
  insertPendingSecret,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import { findStep, newSecret, otpauthAddress } from './totp.ts';

/** How long a secret that was shown waits for its first code. */
const SETUP_MS = 15 * MINUTE_MS;
/** Mistakes at the first code. Whoever makes them sees the secret: this only keeps the server from being kept busy. */
const LIMIT: RateLimit = { limit: 20, windowSeconds: 15 * 60 };

type StaffContext = Context & { staff: Staff; tokenHash: string };

/**
 * Shows somebody a new secret for their authenticator app. Nothing asks for its codes before the first one has come.
 * @throws TRPCError BAD_REQUEST for a wrong password, CONFLICT when a second factor is on, TOO_MANY_REQUESTS
 */
export async function beginSecondFactor(ctx: StaffContext, password: string): Promise<SecondFactorSetup> {
  const { db, staff } = ctx;
  await confirmPassword(ctx, password);
  const secret = newSecret();
  if (!(await insertPendingSecret(db, staff.id, secret, ctx.now()))) {
    throw new TRPCError({ code: 'CONFLICT', message: 'Two-step sign-in is on already. Turn it off first.' });
  }
  const { siteTitle } = await findSettings(db);
  const address = otpauthAddress(secret, { issuer: siteTitle, email: staff.email });
  return { secret, address, qrCode: drawQrCode(address) };
}

/**
 * Turns the second factor on with the first code from the app, and ends all other sessions: none of them has shown one.
 * @returns the recovery codes, to be shown once, and how many sessions have ended
 * @throws TRPCError BAD_REQUEST for a wrong code, CONFLICT when nothing waits for one, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  ctx: StaffContext,
  code: string,
): Promise<{ recoveryCodes: string[]; endedSessions: number }> {
  const { db, staff, tokenHash } = ctx;
  const now = ctx.now();
  const key = `code-setup:${staff.id}`;
  await countAttempt(db, key, LIMIT, now);
  const since = earlier(now, SETUP_MS);
  const secret = await findPendingSecret(db, staff.id, since);
  if (secret === null) throw nothingWaits();
  const step = findStep(secret, plainCode(code), now);
  if (step === null) {
    const message = 'That code is not right. Enter the newest one; the clock of your phone must be right, too.';
    throw codeNeeded('BAD_REQUEST', message);
  }
  const { recoveryCodes, hashes } = await makeRecoveryCodes();
  const endedSessions = await db.transaction().execute(async (trx) => {
    await lockStaff(trx, staff.id); // before a sign-in without a code can open a session that is not ended here
    if (!(await confirmSecret(trx, staff.id, { secret, step }, now))) throw nothingWaits();
    await replaceRecoveryCodes(trx, staff.id, hashes);
    await recordAction(trx, ctx.actor, { action: 'second-factor.on', objectId: staff.id }, now);
    return deleteOtherSessions(trx, staff.id, tokenHash);
  });
  await returnAttempt(db, key);
  return { recoveryCodes, endedSessions };
}

/** New recovery codes as they are shown, and in the same order as they are stored. */
export async function makeRecoveryCodes(): Promise<{ recoveryCodes: string[]; hashes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = await Promise.all(recoveryCodes.map((code) => hashPassword(asRecoveryCode(plainCode(code)) ?? '')));
  return { recoveryCodes, hashes };
}

function nothingWaits(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'This took too long, or was begun anew elsewhere. Start again.' });
}
