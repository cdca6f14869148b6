import { TRPCError } from '@trpc/server';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { findContact } from '../../contacts/contacts.repository.ts';
import type { Context } from '../../../context.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import { deleteMessage } from '../../threads/messages.repository.ts';
import { markAnswered } from '../replies/record-delivery.ts';

/**
 * Decides about an unverified staff mail. Accepted, it becomes an answer by the deciding person if it went to the enquirer,
 * else a note. Dismissed, it is deleted; the mailbox still has it.
 * @throws TRPCError NOT_FOUND when it was decided before
 */
export async function decideUnverified(
  ctx: Context & { staff: Account },
  { id, as }: { id: string; as: 'ours' | 'dismissed' },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (trx) => {
    const message = await trx
      .updateTable('contact_messages')
      .set({ is_unverified: 0 })
      .where('id', '=', id)
      .where('is_unverified', '=', 1)
      .returning(['contact_id', 'to_address'])
      .executeTakeFirst();
    if (!message) throw new TRPCError({ code: 'NOT_FOUND', message: 'Someone already handled this email.' });
    const { contact_id: contactId } = message;
    const act = { action: 'contact.decide-mail', objectId: contactId, detail: { messageId: id, as } } as const;
    await recordAction(trx, ctx.actor, act, now);
    if (as === 'dismissed') return deleteMessage(trx, id);
    const contact = await findContact(trx, contactId);
    if (!contact || emailKey(contact.email) !== emailKey(message.to_address)) return;
    const sent = { direction: 'out', staff_id: ctx.staff.id, staff_name: staffLabel(ctx.staff) } as const;
    await trx.updateTable('contact_messages').set(sent).where('id', '=', id).execute();
    await recordEvent(trx, { type: 'message.sent', objectId: id, contactId }, now);
    await markAnswered(trx, contactId, ctx.actor, now);
  });
}
