import { TRPCError } from '@trpc/server';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../../context.ts';
import { recordAlone } from '../../../core/audit/audit.repository.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { checkWithinLimits } from '../../../core/limits/check-within-limits.ts';
import type { RateLimit } from '../../../core/limits/rate-limit.ts';
import { findStaffForLogin } from '../account/accounts.repository.ts';
import { confirmSession } from '../session/sessions.repository.ts';
import { verifyPassword } from './password.ts';

/** Attempts per account, summed over its sessions. */
const LIMIT: RateLimit = { limit: 5, windowSeconds: 15 * 60 };

/**
 * Confirms by password that the user of a session is the account's owner. For a while, the session may then also call
 * procedures made by `confirmedCall`.
 * @param field the name of the password in the caller's input
 * @returns the hash that the password was checked against
 * @throws TRPCError BAD_REQUEST with the cause FieldRefused when the password is wrong, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  ctx: Context & { staff: Staff; tokenHash: string },
  password: string,
  field: 'password' | 'currentPassword' = 'password',
): Promise<string> {
  const { db, staff } = ctx;
  const passwordHash = await checkWithinLimits(db, ctx.now(), {
    counters: [{ key: `password:${staff.id}`, limit: LIMIT }],
    async check() {
      const hash = (await findStaffForLogin(db, staff.email))?.passwordHash ?? null;
      return (await verifyPassword(password, hash)) ? hash : null;
    },
    async onRefused(reason) {
      if (reason === 'limit') return;
      ctx.log.warn({ event: 'password refused', staffId: staff.id }, 'password refused');
      await recordAlone(db, ctx.actor, { action: 'staff.password-refuse', objectId: staff.id }, ctx.now());
    },
    wrong: () => passwordRefused(field),
  });
  await confirmSession(db, ctx.tokenHash, ctx.now());
  return passwordHash;
}

/** The answer to a wrong password. Not UNAUTHORIZED: the session itself is valid. */
export function passwordRefused(field: 'password' | 'currentPassword'): TRPCError {
  const message = 'The current password is wrong.';
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused(field) });
}
