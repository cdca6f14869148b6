import { TRPCError } from '@trpc/server';
import type { PasswordChange } from '@tideline/domain/staff/staff.schema';
import type { Staff } from '@tideline/domain/staff/staff';
import { newId } from '../../core/host/new-id.ts';
import type { Context } from '../../context.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { deletePasswordResets, replacePasswordHash } from './account/accounts.repository.ts';
import { confirmPassword, passwordRefused } from './password/confirm-password.ts';
import { deleteKnownNetworks, hashNetwork, insertKnownNetwork } from './sign-in/known-networks.repository.ts';
import { hashPassword } from './password/password.ts';
import { resetCodeLimits } from './second-factor/code-limits.ts';
import { deleteOtherSessions, hasSession } from './session/sessions.repository.ts';
import { weakPassword } from './password/weak-password.ts';

/**
 * Changes the caller's password and ends all other sessions. The checks take time, so the transaction checks again that the
 * password is unchanged and this session is open.
 * @returns the number of ended sessions
 * @throws TRPCError BAD_REQUEST with the cause FieldRefused when the current password is wrong or the new one too weak,
 *   UNAUTHORIZED when the session has ended, TOO_MANY_REQUESTS
 */
export async function changePassword(
  ctx: Context & { staff: Staff; tokenHash: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<number> {
  const { db, staff, tokenHash } = ctx;
  const checkedHash = await confirmPassword(ctx, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) {
    throw newPasswordRefused('The new password is the same as the current one. Choose a different one.');
  }
  const { siteTitle, contactEmail } = await findSettings(db);
  const problem = await weakPassword(newPassword, [siteTitle, contactEmail, staff.name, staff.email]);
  if (problem !== null) throw newPasswordRefused(problem);

  const passwordHash = await hashPassword(newPassword);
  const networkHash = await hashNetwork(db, staff.email, ctx.clientAddress);
  const endedSessions = await db.transaction().execute(async (trx) => {
    const isChanged = await replacePasswordHash(trx, staff.id, { from: checkedHash, to: passwordHash });
    if (!isChanged) throw passwordRefused('currentPassword');
    if (!(await hasSession(trx, tokenHash))) {
      throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Your session has ended. Please sign in again.' });
    }
    await deletePasswordResets(trx, staff.id);
    await resetCodeLimits(trx, staff.id);
    await deleteKnownNetworks(trx, staff.id);
    await insertKnownNetwork(trx, staff.id, networkHash, ctx.now());
    const count = await deleteOtherSessions(trx, staff.id, tokenHash);
    const act = { action: 'staff.password', objectId: staff.id, detail: { endedSessions: count } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
    if (ctx.mail.server !== null) {
      await queueMail(trx, { id: newId(), kind: 'password-changed', recipient: staff.email }, ctx.now());
    }
    return count;
  });
  ctx.mail.wake();
  return endedSessions;
}

function newPasswordRefused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('newPassword') });
}
