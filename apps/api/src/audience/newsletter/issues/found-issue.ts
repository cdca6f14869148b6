import { TRPCError } from '@trpc/server';

/** What was found of an issue. @throws TRPCError NOT_FOUND for null */
export function foundIssue<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such issue.' });
  return found;
}
