import { TRPCError } from '@trpc/server';
import type { Context } from '../../context.ts';
import type { Audience } from './posts.repository.ts';

/** Which posts a caller may see. */
export function audienceOf(ctx: Pick<Context, 'capabilities'>): Audience {
  return ctx.capabilities.has('posts.read-drafts') ? 'staff' : 'public';
}

/** Hidden and missing posts get the same answer. @throws TRPCError NOT_FOUND for null */
export function orNoPost<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
  return found;
}
