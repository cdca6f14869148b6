import { TRPCError } from '@trpc/server';
import {
  contactBulkStatusSchema,
  contactStatusChangeSchema,
  contactUndoSchema,
} from '@tideline/domain/contact/contact.schema';
import { isOpenStatus } from '@tideline/domain/contact/contact';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { bookHeldCalls } from '../booking/confirm-call.ts';
import { changeStatuses, statusAct, undoStatuses } from '../../contacts/work/change-statuses.ts';
import { findContact, updateContactStatus } from '../../contacts/contacts.repository.ts';
import { requireTag } from '../../contacts/find-contact-detail.ts';
import { expectedTagShape } from '../../../core/rpc/expected-tag.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';

/** Statuses of enquiries. When one turns out not to be spam, its held call is booked if the time is still free. */
export const contactStatusRouter = router({
  updateStatus: procedureFor('contacts.edit')
    .input(contactStatusChangeSchema.extend(expectedTagShape))
    .mutation(async ({ ctx, input }) => {
      const before = await findContact(ctx.db, input.id);
      const contact = await ctx.db.transaction().execute(async (trx) => {
        await requireTag(trx, input.id, input.expectedTag);
        const changed = await updateContactStatus(trx, input.id, input.status, ctx.now());
        if (changed === null) {
          throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such enquiry any more.' });
        }
        await recordAction(trx, ctx.actor, statusAct(input.id, input.status), ctx.now());
        return changed;
      });
      if (before?.status === 'spam' && isOpenStatus(input.status)) await bookHeldCalls(ctx, input.id);
      return contact;
    }),

  /** Sets the status of several enquiries, and answers the input of `undoStatus`. */
  bulkStatus: procedureFor('contacts.edit')
    .input(contactBulkStatusSchema)
    .mutation(async ({ ctx, input }) => {
      const changes = await changeStatuses(ctx.db, input, ctx.actor, ctx.now());
      if (!isOpenStatus(input.status)) return changes;
      for (const { id, to } of changes) if (to === 'spam') await bookHeldCalls(ctx, id);
      return changes;
    }),

  undoStatus: procedureFor('contacts.edit')
    .input(contactUndoSchema)
    .mutation(({ ctx, input }) => undoStatuses(ctx.db, input.changes, ctx.actor, ctx.now())),
});
