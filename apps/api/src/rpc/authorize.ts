import { TRPCError } from '@trpc/server';
import type { Capability } from '@tideline/domain/staff/capability';
import type { Context } from '../context.ts';

/** Who may call a procedure: everybody, staff for their own account, or staff with a capability. */
export type Access = 'public' | 'own-account' | Capability;

/**
 * Refuses a caller without access. A token that was sent must be valid, also where none is needed: an anonymous answer
 * must not be mistaken for a full one.
 * @throws TRPCError UNAUTHORIZED, or FORBIDDEN when a signed-in caller lacks the capability
 */
export function authorize(ctx: Context, access: Access): void {
  if (ctx.hasInvalidToken) {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Your session has ended. Please sign in again.' });
  }
  if (access === 'public') return;
  if (!ctx.staff) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  if (access !== 'own-account') requireCapability(ctx, access);
}

/** For what only some input of a procedure needs. @throws TRPCError FORBIDDEN */
export function requireCapability({ capabilities }: Pick<Context, 'capabilities'>, capability: Capability): void {
  if (capabilities.has(capability)) return;
  throw new TRPCError({
    code: 'FORBIDDEN',
    message: `Your account may not do this. It needs the right “${capability}”.`,
  });
}
