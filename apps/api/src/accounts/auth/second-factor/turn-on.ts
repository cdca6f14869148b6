import { TRPCError } from '@trpc/server';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import type { SecondFactorSetup, Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { checkWithinLimits } from '../../../core/limits/check-within-limits.ts';
import type { RateLimit } from '../../../core/limits/rate-limit.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { queueAccountNotice } from '../account/queue-account-notice.ts';
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

/** How long a new secret stays valid without its first code. */
const SETUP_MS = 15 * MINUTE_MS;
/** Wrong first codes. The caller knows the secret, so this limit protects only the server's time. */
const LIMIT: RateLimit = { limit: 20, windowSeconds: 15 * 60 };

type StaffContext = Context & { staff: Staff; tokenHash: string };
type TurnedOn = { recoveryCodes: string[]; endedSessions: number };

/**
 * Creates a secret for the authenticator app. The second factor is off until `confirmSecondFactor`.
 * @throws TRPCError BAD_REQUEST for a wrong password, CONFLICT when a second factor is on, TOO_MANY_REQUESTS
 */
export async function beginSecondFactor(ctx: StaffContext, password: string): Promise<SecondFactorSetup> {
  const { db, staff } = ctx;
  await confirmPassword(ctx, password);
  const secret = newSecret();
  if (!(await insertPendingSecret(db, staff.id, secret, ctx.now()))) {
    throw new TRPCError({ code: 'CONFLICT', message: 'Two-step sign-in is already on. Turn it off first.' });
  }
  const { siteTitle } = await findSettings(db);
  const address = otpauthAddress(secret, { issuer: siteTitle, email: staff.email });
  return { secret, address, qrCode: drawQrCode(address) };
}

/**
 * Turns the second factor on with the first code from the app, and ends all other sessions, which were opened without a
 * code.
 * @returns the recovery codes, to be shown once, and the number of ended sessions
 * @throws TRPCError BAD_REQUEST for a wrong code, CONFLICT when there is no pending secret, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(ctx: StaffContext, code: string): Promise<TurnedOn> {
  const { db, staff } = ctx;
  const now = ctx.now();
  return checkWithinLimits(db, now, {
    counters: [{ key: `code-setup:${staff.id}`, limit: LIMIT }],
    async check() {
      const secret = await findPendingSecret(db, staff.id, earlier(now, SETUP_MS));
      if (secret === null) throw nothingPending();
      const step = findStep(secret, plainCode(code), now);
      return step === null ? null : turnOn(ctx, { secret, step }, now);
    },
    wrong: () =>
      codeNeeded(
        'BAD_REQUEST',
        'That code is wrong. Enter the newest one, and check that the clock of your phone is right.',
      ),
  });
}

/** New recovery codes in plain text, and their hashes in the same order. */
export async function makeRecoveryCodes(): Promise<{ recoveryCodes: string[]; hashes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = await Promise.all(recoveryCodes.map((code) => hashPassword(asRecoveryCode(plainCode(code)) ?? '')));
  return { recoveryCodes, hashes };
}

async function turnOn(ctx: StaffContext, proof: { secret: string; step: number }, now: string): Promise<TurnedOn> {
  const { db, staff, tokenHash, actor } = ctx;
  const { recoveryCodes, hashes } = await makeRecoveryCodes();
  const endedSessions = await db.transaction().execute(async (trx) => {
    await lockStaff(trx, staff.id); // a parallel sign-in without a code waits, and then asks for one
    if (!(await confirmSecret(trx, staff.id, proof, now))) throw nothingPending();
    await replaceRecoveryCodes(trx, staff.id, hashes);
    await recordAction(trx, actor, { action: 'second-factor.on', objectId: staff.id }, now);
    await queueAccountNotice(trx, ctx, 'second-factor-on');
    return deleteOtherSessions(trx, staff.id, tokenHash);
  });
  ctx.mail.wake();
  return { recoveryCodes, endedSessions };
}

function nothingPending(): TRPCError {
  return new TRPCError({
    code: 'CONFLICT',
    message: 'This took too long, or was started again elsewhere. Start over.',
  });
}
