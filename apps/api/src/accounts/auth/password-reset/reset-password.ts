import { TRPCError } from '@trpc/server';
import type { PasswordReset } from '@tideline/domain/staff/staff.schema';
import { newId } from '../../../core/host/new-id.ts';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { addressPrefix } from '../../../core/limits/caller-network.ts';
import { checkWithinLimits } from '../../../core/limits/check-within-limits.ts';
import type { RateLimit } from '../../../core/limits/rate-limit.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { updatePassword } from '../account/accounts.repository.ts';
import { hashPassword } from '../password/password.ts';
import { weakPassword } from '../password/weak-password.ts';
import { actWithCode, codeNeeded } from '../second-factor/act-with-code.ts';
import { resetCodeLimits } from '../second-factor/code-limits.ts';
import { findSecret } from '../second-factor/second-factor.repository.ts';
import { hashToken } from '../session/session.ts';
import { deleteKnownNetworks, hashNetwork, insertKnownNetwork } from '../sign-in/known-networks.repository.ts';
import { findByReset, spendPasswordReset } from './password-resets.repository.ts';

/** Calls with a token that is not valid. It cannot be guessed: this limit protects the server's time. */
const LIMIT: RateLimit = { limit: 20, windowSeconds: 15 * 60 };

/**
 * Sets a new password with a mailed token, which works once, and a code where two-step sign-in is on. All sessions and other
 * links end; two-step sign-in and passkeys stay. Does not sign in. A refused password or code leaves the link valid.
 * @throws TRPCError NOT_FOUND for a link that is not valid, BAD_REQUEST for a weak password, UNAUTHORIZED with the cause
 *   CodeNeeded for a missing or wrong code, TOO_MANY_REQUESTS
 */
export async function resetPassword(ctx: Context, { token, newPassword, code = '' }: PasswordReset): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  const tokenHash = hashToken(token);
  const staff = await checkWithinLimits(db, now, {
    counters: [{ key: `reset-link:${addressPrefix(ctx.clientAddress)}`, limit: LIMIT }],
    check: () => findByReset(db, tokenHash, now),
    wrong: ended,
  });
  const { siteTitle, contactEmail } = await findSettings(db);
  const problem = await weakPassword(newPassword, [siteTitle, contactEmail, staff.name, staff.email]);
  if (problem !== null) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: problem, cause: new FieldRefused('newPassword') });
  }

  const secret = await findSecret(db, staff.id);
  if (secret !== null && code.trim() === '') throw codeMissing();
  const passwordHash = await hashPassword(newPassword);
  const networkHash = await hashNetwork(db, staff.email, ctx.clientAddress);
  const set = async (trx: Trx) => {
    if (!(await spendPasswordReset(trx, tokenHash))) throw ended();
    if (!(await updatePassword(trx, staff.email, passwordHash))) throw ended();
    // Checked after the update, which waits for a parallel call that turns two-step sign-in on.
    if (secret === null && (await findSecret(trx, staff.id)) !== null) throw codeMissing();
    await resetCodeLimits(trx, staff.id);
    await deleteKnownNetworks(trx, staff.id);
    await insertKnownNetwork(trx, staff.id, networkHash, now);
    await queueMail(trx, { id: newId(), kind: 'password-changed', recipient: staff.email }, now);
    await recordAction(trx, { ...ctx.actor, staff }, { action: 'staff.reset', objectId: staff.id }, now);
  };
  if (secret === null) await db.transaction().execute(set);
  else await actWithCode(ctx, { staff, secret, code, refusedAs: 'UNAUTHORIZED' }, set);
  ctx.mail.wake();
}

function ended(): TRPCError {
  const message = 'This link is no longer valid. Choose “Forgot password?” when you sign in to get a new one.';
  return new TRPCError({ code: 'NOT_FOUND', message });
}

function codeMissing(): TRPCError {
  return codeNeeded('UNAUTHORIZED', 'Enter the code from your authenticator app, or a recovery code.');
}
