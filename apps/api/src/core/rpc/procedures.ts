import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import type { Capability } from '@tideline/domain/staff/capability';
import type { Context } from '../../context.ts';
import { authorize, type Declaration, refuseApiKey } from './authorize.ts';
import { PasswordNeeded, publicError } from './errors.ts';

const t = initTRPC
  .context<Context>()
  .meta<Declaration>()
  .create({
    transformer: superjson,
    errorFormatter({ shape, error }) {
      const { status, message, issues, retryAfterSeconds, needsCode, needsPassword } = publicError(error);
      // An allow-list: the default shape has a stack in development.
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
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** An allow-list: the default shape contains a stack in development. */
export const openProcedure = t.procedure.meta({ access: 'public' });

/** Only for sign-in, which must work when the caller's old token has ended: checks no token. */
export const publicProcedure = openProcedure.use(({ ctx, next }) => {
  authorize(ctx, { access: 'public' });
  return next();
});

/** For signed-in staff, on their own account: sessions, password, second factor. */
export const ownAccountProcedure = sessionProcedure({ access: 'own-account' });

/** For staff with a capability, and for API keys with the scope of that name. */
export function procedureFor(capability: Capability) {
  return procedureWith({ access: capability });
}

/** For staff with a capability, in calls that take their password. */
export function passwordProcedureFor(capability: Capability) {
  return sessionProcedure({ access: capability, asksForPassword: true });
}

/**
 * For staff with a capability who confirmed their password recently, by signing in or with `auth.confirmPassword`: a stolen
 * session alone is not enough. Using a session does not count.
 * @param act what the procedure does: one verb with its object
 */
export function confirmedProcedureFor(capability: Capability, act = 'export') {
  return passwordProcedureFor(capability).use(({ ctx, next }) => {
    requireRecentPassword(ctx, act);
    return next();
  });
}

/**
 * Requires that the caller confirmed the password recently.
 * @param act what the caller may then do, in one verb
 * @throws TRPCError FORBIDDEN with the cause PasswordNeeded; without the cause for an API key, which has no password
 */
export function requireRecentPassword(ctx: Pick<Context, 'confirmedAt' | 'apiKey' | 'now'>, act: string): void {
  refuseApiKey(ctx);
  const oldest = earlier(ctx.now(), CONFIRMATION_MINUTES * MINUTE_MS);
  if (ctx.confirmedAt !== null && ctx.confirmedAt > oldest) return;
  const message = `Your password was last given more than ${CONFIRMATION_MINUTES} minutes ago. Give it again, or sign in again, and then ${act}.`;
  throw new TRPCError({ code: 'FORBIDDEN', message, cause: new PasswordNeeded() });
}

function procedureWith(declaration: Declaration) {
  return t.procedure.meta(declaration).use(({ ctx, next }) => {
    authorize(ctx, declaration);
    const { staff } = ctx;
    if (!staff) throw new Error('A procedure for staff was reached without a caller.');
    return next({ ctx: { staff } });
  });
}

function sessionProcedure(declaration: Declaration) {
  return procedureWith(declaration).use(({ ctx, next }) => {
    const { tokenHash } = ctx;
    if (!tokenHash) throw new Error('A procedure for people was reached without a session.');
    return next({ ctx: { tokenHash } });
  });
}
