import { TRPCError } from '@trpc/server';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import { recordAlone } from '../../audit/audit.repository.ts';
import { FieldRefused } from '../../rpc/errors.ts';
import { countAttempt, returnAttempt, type RateLimit } from '../../limits/rate-limit.ts';
import { findStaffForLogin } from '../account/accounts.repository.ts';
import { verifyPassword } from './password.ts';
import { confirmSession } from '../session/sessions.repository.ts';

/** Guesses at the password by whoever sits at an open session. */
const LIMIT: RateLimit = { limit: 5, windowSeconds: 15 * 60 };

/**
 * Makes sure that whoever sits at an open session is its owner, before something only the owner may do. For a while the
 * session may then do what `confirmedProcedure` asks it for.
 * @param field what the caller calls the password
 * @returns the hash that it was checked against
 * @throws TRPCError BAD_REQUEST with the cause FieldRefused when the password is wrong, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  ctx: Context & { staff: Staff; tokenHash: string },
  password: string,
  field: 'password' | 'currentPassword' = 'password',
): Promise<string> {
  const { db, staff } = ctx;
  const key = `password:${staff.id}`;
  await countAttempt(db, key, LIMIT, ctx.now());
  const account = await findStaffForLogin(db, staff.email);
  if (!account || !(await verifyPassword(password, account.passwordHash))) {
    ctx.log.warn({ event: 'password refused', staffId: staff.id }, 'password refused');
    await recordAlone(db, ctx.actor, { action: 'staff.password-refuse', objectId: staff.id }, ctx.now());
    throw passwordRefused(field);
  }
  await returnAttempt(db, key);
  await confirmSession(db, ctx.tokenHash, ctx.now());
  return account.passwordHash;
}

/** What is said of a wrong password. Not UNAUTHORIZED: the session itself is fine. */
export function passwordRefused(field: 'password' | 'currentPassword'): TRPCError {
  const message = 'The current password is not right.';
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused(field) });
}
