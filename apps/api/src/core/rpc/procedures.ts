import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import { CONFIRMATION_MINUTES } from '@tideline/domain/staff/staff';
import type { Capability } from '@tideline/domain/staff/capability';
import type { Context } from '../../context.ts';
import { authorize, type Declaration, refuseApiKey } from './authorize.ts';
import type { Call, CheckedCall, WithoutPath } from './call.ts';
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

/** Only for sign-in, which must work when the caller's old token has ended: checks no token, and has no path. */
export const signInProcedure = t.procedure.meta({ access: 'public', ignoresToken: true, withoutPath: 'own-account' });

/** Only for sign-in: checks no token. On the path of `call`. */
export function signInCall<Value, Input extends z.ZodType = z.ZodVoid>(call: CheckedCall<Input, Value>) {
  return t.procedure
    .meta({ access: 'public', ignoresToken: true, call })
    .input(inputOf(call))
    .output(returns<Value>);
}

/** For everybody, without a path: renders a page of the site. */
export const pageProcedure = publicProcedure({ access: 'public', withoutPath: 'page' });

/** For everybody, without a path: called by the page that a link in a mail leads to. */
export const linkProcedure = publicProcedure({ access: 'public', withoutPath: 'mail-link' });

/** For everybody, on the path of `call`. */
export function publicCall<Value, Input extends z.ZodType = z.ZodVoid>(call: CheckedCall<Input, Value>) {
  return publicProcedure({ access: 'public', call })
    .input(inputOf(call))
    .output(returns<Value>);
}

/** For signed-in staff, on their own account: sessions, password, second factor. */
export const ownAccountProcedure = sessionProcedure({ access: 'own-account', withoutPath: 'own-account' });

/** For signed-in staff, on their own account and the path of `call`. */
export function ownAccountCall<Value, Input extends z.ZodType = z.ZodVoid>(call: CheckedCall<Input, Value>) {
  return sessionProcedure({ access: 'own-account', call })
    .input(inputOf(call))
    .output(returns<Value>);
}

/** For staff with a capability, without a path. */
export function staffProcedure(capability: Capability, withoutPath: WithoutPath) {
  return procedureWith({ access: capability, withoutPath });
}

/** For staff with a capability, and for API keys with the scope of that name, on the path of `call`. */
export function staffCall<Value, Input extends z.ZodType = z.ZodVoid>(
  capability: Capability,
  call: CheckedCall<Input, Value>,
) {
  return procedureWith({ access: capability, call })
    .input(inputOf(call))
    .output(returns<Value>);
}

/** For staff with a capability, in calls that take their password or ask for a recent confirmation of it themselves. */
export function passwordProcedure(capability: Capability) {
  return sessionProcedure({ access: capability, asksForPassword: true, withoutPath: 'password' });
}

/** The same on the path of `call`. */
export function passwordCall<Value, Input extends z.ZodType = z.ZodVoid>(
  capability: Capability,
  call: CheckedCall<Input, Value>,
) {
  const declaration = { access: capability, asksForPassword: true, call } as const;
  return sessionProcedure(declaration)
    .input(inputOf(call))
    .output(returns<Value>);
}

/**
 * For staff with a capability who confirmed their password recently, by signing in or with `auth.confirmPassword`: a stolen
 * session alone is not enough. Using a session does not count.
 * @param act what the procedure does: one verb with its object
 */
export function confirmedProcedure(capability: Capability, act: string) {
  return passwordProcedure(capability).use(({ ctx, next }) => {
    requireRecentPassword(ctx, act);
    return next();
  });
}

/** The same on the path of `call`. */
export function confirmedCall<Value, Input extends z.ZodType = z.ZodVoid>(
  capability: Capability,
  call: CheckedCall<Input, Value>,
  act = 'export',
) {
  return passwordCall(capability, call).use(({ ctx, next }) => {
    requireRecentPassword(ctx, act);
    return next();
  });
}

/** The schema of a call's input. A call without one ignores what is sent. */
function inputOf<Input extends z.ZodType>({ input }: Call<Input>): Input {
  return input ?? (z.unknown() as z.ZodType as Input);
}

/** Checked by the compiler only: the procedure must return what its call declares. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- its callers name the type
function returns<Value>(value: unknown): Value {
  return value as Value;
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
  const message = `You last entered your password more than ${CONFIRMATION_MINUTES} minutes ago. Enter it again, or sign in again, to ${act}.`;
  throw new TRPCError({ code: 'FORBIDDEN', message, cause: new PasswordNeeded() });
}

function publicProcedure(declaration: Declaration) {
  return t.procedure.meta(declaration).use(({ ctx, next }) => {
    authorize(ctx, declaration);
    return next();
  });
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
    const { tokenHash, staff } = ctx;
    if (!tokenHash || staff.role === 'integration') {
      throw new Error('A procedure for people was reached without a session.');
    }
    return next({ ctx: { tokenHash, staff } });
  });
}
