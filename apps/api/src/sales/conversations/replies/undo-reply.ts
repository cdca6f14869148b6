import { TRPCError } from '@trpc/server';
import type { Account } from '@tideline/domain/staff/staff';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { moveToDraft } from '../../threads/draft-files.repository.ts';
import { deleteMessage, findMessage, findRoot } from '../../threads/messages.repository.ts';
import { findDraft, saveDraft } from './drafts.repository.ts';

type StaffContext = Context & { staff: Account };

/**
 * Takes back a reply of the caller, before the first attempt to send it or after it has failed. Text and files become the
 * caller's draft again.
 * @returns the draft
 * @throws TRPCError CONFLICT when it may have been sent
 */
export async function undoReply(ctx: StaffContext, id: string): Promise<{ draft: string }> {
  return ctx.db.transaction().execute(async (trx) => {
    const message = await findMessage(trx, id, ctx.staff);
    if (!message?.isOwn)
      throw new TRPCError({ code: 'NOT_FOUND', message: 'This reply no longer exists, or it is not yours.' });
    if (!(await deleteUnsent(trx, id))) {
      throw new TRPCError({ code: 'CONFLICT', message: 'It is too late to undo: the reply is being sent.' });
    }
    const place = { contactId: await findRoot(trx, message.contactId), staffId: ctx.staff.id };
    const typed = await findDraft(trx, place);
    const draft = typed === '' ? message.text : `${message.text}\n\n${typed}`;
    await saveDraft(trx, { ...place, text: draft }, ctx.now());
    await moveToDraft(trx, id, place);
    await deleteMessage(trx, id);
    const act = { action: 'contact.undo-reply', objectId: message.contactId, detail: { messageId: id } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
    return { draft };
  });
}

/** Deletes the mail of a message if no server has begun to send it, or it has failed permanently. */
async function deleteUnsent(trx: Trx, messageId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('mails')
    .where('about_kind', '=', 'message')
    .where('about_id', '=', messageId)
    .where((eb) =>
      eb.or([
        eb('failed_at', 'is not', null),
        eb.and([eb('attempts', '=', 0), eb('claim', 'is', null), eb('next_attempt_at', 'is not', null)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
