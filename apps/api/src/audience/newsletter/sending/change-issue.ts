import { TRPCError } from '@trpc/server';
import type { AuditAction } from '@tideline/domain/staff/audit';
import { recordAction, type Act } from '../../../core/audit/audit.repository.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findIssueState } from './issue-states.repository.ts';

/**
 * Changes the state of an issue, and records it in the audit log.
 * @param refusal the end of the sentence "This issue …" when nothing was changed
 * @throws TRPCError
 */
export async function changeState(
  ctx: Context,
  action: AuditAction,
  id: string,
  act: (trx: Trx) => Promise<boolean>,
  refusal: string,
) {
  await change(ctx, { action, objectId: id }, async (trx) => {
    if (await act(trx)) return;
    if ((await findIssueState(trx, id)) === null) throw notFound();
    throw new TRPCError({ code: 'CONFLICT', message: `This issue ${refusal}.` });
  });
  return {};
}

/** Writes, and records it in the audit log. */
export function change(ctx: Context, act: Act, write: (trx: Trx) => Promise<void>): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    await write(trx);
    await recordAction(trx, ctx.actor, act, ctx.now());
  });
}

export function notFound(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is no such issue.' });
}
