import { TRPCError } from '@trpc/server';
import type { PasswordChange } from '@tideline/domain/schemas/staff';
import type { Staff } from '@tideline/domain/staff';
import type { Context } from '../context.ts';
import { recordAction } from '../db/audit.repository.ts';
import { FieldRefused } from '../errors.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { updatePasswordHash } from './auth.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './password.ts';
import { forgetWrongCodes } from './second-factor/code-attempts.ts';
import { deleteOtherSessions } from './sessions.repository.ts';
import { weakPassword } from './weak-password.ts';

/**
 * Gives somebody a new password, and ends all their other sessions: whoever knew the old one is out.
 * @returns how many sessions have ended
 * @throws TRPCError BAD_REQUEST with the cause FieldRefused when the current password is wrong or the new one too
 *   easy, TOO_MANY_REQUESTS
 */
export async function changePassword(
  ctx: Context & { staff: Staff; tokenHash: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<number> {
  const { db, staff, tokenHash } = ctx;
  await confirmPassword(ctx, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) {
    throw newPasswordRefused('The new password is the one you have. Choose another one.');
  }
  const { siteTitle, contactEmail } = await findSettings(db);
  const problem = await weakPassword(newPassword, [siteTitle, contactEmail, staff.name, staff.email]);
  if (problem !== null) throw newPasswordRefused(problem);

  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    await updatePasswordHash(trx, staff.id, passwordHash);
    await forgetWrongCodes(trx, staff.id);
    const endedSessions = await deleteOtherSessions(trx, staff.id, tokenHash);
    const act = { action: 'staff.password', objectId: staff.id, detail: { endedSessions } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
    return endedSessions;
  });
}

function newPasswordRefused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('newPassword') });
}
