import { TRPCError } from '@trpc/server';
import { type CallKind, CALL_KIND_LIMITS } from '@tideline/domain/booking/call-kind';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { selectPeople } from '../../../core/store/people.ts';
import type { Trx } from '../../../core/store/schema.ts';

/** @throws TRPCError CONFLICT when another kind has the name */
export function refuseTaken(others: readonly CallKind[], name: string): void {
  if (!others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return;
  const message = 'A kind of call with this name already exists.';
  throw new TRPCError({ code: 'CONFLICT', message, cause: new FieldRefused('name') });
}

/** @throws TRPCError BAD_REQUEST when one of the people has no account */
export async function requirePeople(trx: Trx, staffIds: readonly string[] | null): Promise<void> {
  if (staffIds === null) return;
  const people = await selectPeople(trx).select('id').where('id', 'in', staffIds).execute();
  if (people.length === staffIds.length) return;
  const message = 'One of the chosen people no longer has an account.';
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('staffIds') });
}

/** The refusal of one kind more. */
export function tooMany(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: `There can be at most ${CALL_KIND_LIMITS.count} kinds of calls.` });
}

/** The refusal of a kind that staff have removed. */
export function noSuchKind(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This kind of call no longer exists.' });
}
