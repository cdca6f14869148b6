import { TRPCError } from '@trpc/server';
import type { Capability } from '@tideline/domain/staff/capability';
import type { Context } from '../../context.ts';
import type { Call, WithoutPath } from './call.ts';

/** The callers of a procedure: everybody, staff for their own account, or staff with a capability. */
export type Access = 'public' | 'own-account' | Capability;

/** Who may call a procedure. */
export type Permission = {
  access: Access;
  /** Whether the caller's token is not looked at: it may have ended. */
  ignoresToken?: true;
  /** Whether the procedure takes a password, or requires a recent confirmation of it. */
  asksForPassword?: true;
};

/** What a procedure declares. */
export type Declaration = Permission & (CalledByPath | CalledByName);

/** How programs call a procedure over REST. */
type CalledByPath = { call: Call; withoutPath?: undefined };
/** Why they cannot. */
type CalledByName = { withoutPath: WithoutPath; call?: undefined };

/**
 * Refuses a caller without access. A sent token must be valid even where none is needed: an anonymous answer must not be
 * mistaken for a full one.
 * @throws TRPCError UNAUTHORIZED, or FORBIDDEN when a caller lacks the capability or uses an API key where it may not
 */
export function authorize(ctx: Context, procedure: Permission): void {
  const { access } = procedure;
  if (ctx.tokenRefusal !== null) throw new TRPCError({ code: 'UNAUTHORIZED', message: ctx.tokenRefusal });
  if (access === 'public') return;
  if (!ctx.staff) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  if (access !== 'own-account') requireCapability(ctx, access);
  if (needsSession(procedure)) refuseApiKey(ctx);
}

/** Whether a procedure is for signed-in people only, not for programs with an API key. */
export function needsSession({ access, asksForPassword }: Permission): boolean {
  return access === 'own-account' || asksForPassword === true;
}

/** Refuses a call with an API key. @throws TRPCError FORBIDDEN */
export function refuseApiKey({ apiKey }: Pick<Context, 'apiKey'>): void {
  if (apiKey === null) return;
  throw new TRPCError({
    code: 'FORBIDDEN',
    message: 'API keys may not do this: it takes a person. Sign in with a password and use the token of that session.',
  });
}

/** Requires a capability for part of a procedure's input. @throws TRPCError FORBIDDEN */
export function requireCapability(
  { capabilities, actor }: Pick<Context, 'capabilities' | 'actor'>,
  capability: Capability,
): void {
  if (capabilities.has(capability)) return;
  throw new TRPCError({
    code: 'FORBIDDEN',
    message: actor.keyName
      ? `This API key may not do this. It needs the scope “${capability}”.`
      : `Your account may not do this. It needs the right “${capability}”.`,
  });
}
