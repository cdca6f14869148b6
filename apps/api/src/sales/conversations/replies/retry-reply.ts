import { TRPCError } from '@trpc/server';
import type { Account } from '@tideline/domain/staff/staff';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import type { Context } from '../../../context.ts';
import { retryFailed } from '../../../core/mail/outbox-report.repository.ts';
import { findMessage } from '../../threads/messages.repository.ts';

/** Sends a failed reply again. @throws TRPCError NOT_FOUND when it has not failed, or its mail was deleted */
export async function retryReply(ctx: Context & { staff: Account }, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const message = await findMessage(trx, id, ctx.staff);
    if (!message || (await retryFailed(trx, `reply-${id}`, ctx.now())) === 0) {
      throw new TRPCError({ code: 'NOT_FOUND', message: 'This failed reply no longer exists.' });
    }
    const act = { action: 'contact.retry-reply', objectId: message.contactId, detail: { messageId: id } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
  });
  ctx.mail.wake();
}
