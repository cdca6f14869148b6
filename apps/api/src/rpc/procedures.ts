import { initTRPC, TRPCError } from '@trpc/server';
import { earlier, MINUTE_MS } from '@tideline/domain/site/instant';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import type { Context } from '../context.ts';
import { PasswordNeeded, publicError } from './errors.ts';
import { transformer } from './transformer.ts';

const t = initTRPC.context<Context>().create({
  transformer,
  errorFormatter({ shape, error }) {
    const { status, message, issues, retryAfterSeconds, needsCode, needsPassword } = publicError(error);
    // Listed one by one: whatever else the shape may carry (a stack in development) stays inside.
    return {
      code: shape.code,
      message,
      data: {
        code: shape.data.code,
        httpStatus: status,
        path: shape.data.path,
        issues,
        retryAfterSeconds,
        needsCode,
        needsPassword,
      },
    };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Open to everybody, whatever token is sent: only for the sign-in, which must work when the old token has ended. */
export const openProcedure = t.procedure;

/** Open to everybody; but a token that is sent must be valid, so that nobody takes an anonymous answer for a full one. */
export const publicProcedure = t.procedure.use(({ ctx, next }) => {
  if (ctx.hasInvalidToken)
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Your session has ended. Please sign in again.' });
  return next();
});

/** Only for signed-in staff: `ctx.staff` is there. */
export const staffProcedure = publicProcedure.use(({ ctx, next }) => {
  const { staff, tokenHash } = ctx;
  if (!staff || !tokenHash) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  return next({ ctx: { staff, tokenHash } });
});

/**
 * Only for staff who have proved their password of late, by signing in or by `auth.confirmPassword`: for what a session
 * that somebody else got hold of must not take away. Using a session does not count.
 */
export const confirmedProcedure = staffProcedure.use(({ ctx, next }) => {
  const oldest = earlier(ctx.now(), CONFIRMATION_MINUTES * MINUTE_MS);
  if (ctx.confirmedAt === null || ctx.confirmedAt <= oldest) {
    const message = `Your password was last given more than ${CONFIRMATION_MINUTES} minutes ago. Give it again, or sign in again, and then export.`;
    throw new TRPCError({ code: 'FORBIDDEN', message, cause: new PasswordNeeded() });
  }
  return next();
});
