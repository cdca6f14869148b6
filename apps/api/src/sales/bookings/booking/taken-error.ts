import { TRPCError } from '@trpc/server';

/** The refusal of a time that is not free. */
export function takenError(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'This time is no longer available. Please choose another one.' });
}
