import { TRPCError } from '@trpc/server';
import type { PasswordChange } from '@tideline/domain/schemas/staff';
import type { Staff } from '@tideline/domain/staff';
import type { Context } from '../context.ts';
import { recordAction, recordAlone } from '../db/audit.repository.ts';
import { countAttempt, returnAttempt, type RateLimit } from '../rate-limit.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { findStaffForLogin, updatePasswordHash } from './auth.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { deleteOtherSessions } from './sessions.repository.ts';
import { weakPassword } from './weak-password.ts';

/** Guesses at the current password by whoever sits at an open session. */
const LIMIT: RateLimit = { limit: 5, windowSeconds: 15 * 60 };

/**
 * Gives somebody a new password, and ends all their other sessions: whoever knew the old one is out.
 * @returns how many sessions have ended
 * @throws TRPCError BAD_REQUEST when the current password is wrong or the new one too easy, TOO_MANY_REQUESTS
 */
export async function changePassword(
  ctx: Context & { staff: Staff; tokenHash: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<number> {
  const { db, staff, tokenHash } = ctx;
  const key = `password:${staff.id}`;
  await countAttempt(db, key, LIMIT, ctx.now());
  const account = await findStaffForLogin(db, staff.email);
  if (!(await verifyPassword(currentPassword, account?.passwordHash ?? null))) {
    ctx.log.warn({ event: 'password change refused', staffId: staff.id }, 'password change refused');
    await recordAlone(db, ctx.actor, { action: 'staff.password-refuse', objectId: staff.id }, ctx.now());
    // Not UNAUTHORIZED: the session itself is fine.
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The current password is not right.' });
  }
  await returnAttempt(db, key);
  if (newPassword === currentPassword) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The new password is the one you have. Choose another one.' });
  }
  const { siteTitle, contactEmail } = await findSettings(db);
  const problem = await weakPassword(newPassword, [siteTitle, contactEmail, staff.name, staff.email]);
  if (problem !== null) throw new TRPCError({ code: 'BAD_REQUEST', message: problem });

  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    await updatePasswordHash(trx, staff.id, passwordHash);
    const endedSessions = await deleteOtherSessions(trx, staff.id, tokenHash);
    const act = { action: 'staff.password', objectId: staff.id, detail: { endedSessions } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
    return endedSessions;
  });
}
