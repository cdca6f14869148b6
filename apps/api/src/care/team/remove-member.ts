import { TRPCError } from '@trpc/server';
import { type Actor, recordAction } from '../../core/audit/audit.repository.ts';
import { handOverCalls } from '../../sales/bookings/hand-over/hand-over-calls.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import type { Trx } from '../../core/store/schema.ts';
import { deleteMember, findMember, handOver } from './members.repository.ts';

/**
 * Removes an account with its sessions and keys. Posts, enquiries and calls go to a colleague; with `toId` null, posts and
 * enquiries have no owner. Before the call, lock the admins and check that one remains.
 * @throws TRPCError NOT_FOUND, BAD_REQUEST, CONFLICT when there are upcoming calls and no colleague takes them
 */
export async function removeMember(
  trx: Trx,
  actor: Actor,
  { id, toId }: { id: string; toId: string | null },
  now: string,
): Promise<void> {
  const member = await findMember(trx, id);
  if (!member) throw memberGone();
  if (id === toId || (toId !== null && !(await findMember(trx, toId)))) {
    const message = 'Choose a colleague who stays.';
    throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('toId') });
  }
  await handOver(trx, { fromId: id, toId }, now);
  await handOverCalls(trx, { fromId: id, toId }, now);
  await deleteMember(trx, id);
  const detail = { account: member.email, toId };
  await recordAction(trx, actor, { action: 'staff.remove', objectId: id, detail }, now);
}

/** The refusal of a change to a deleted account. */
export function memberGone(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This account was already removed.' });
}
