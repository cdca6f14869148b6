import { TRPCError } from '@trpc/server';

/** @throws TRPCError NOT_FOUND for null */
export function orNoPage<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no page of this name.' });
  return found;
}
