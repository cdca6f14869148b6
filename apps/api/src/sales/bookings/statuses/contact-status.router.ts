import { TRPCError } from '@trpc/server';
import {
  contactAnswer,
  contactStatusChangeAnswer,
  restoredContactsAnswer,
} from '@tideline/domain/contact/contact.answer';
import {
  contactBulkStatusSchema,
  contactStatusChangeSchema,
  contactUndoSchema,
} from '@tideline/domain/contact/contact.schema';
import { isOpenStatus } from '@tideline/domain/contact/contact';
import type { ContactStatusChange } from '@tideline/domain/contact/contact-history';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { bookHeldCalls } from '../booking/confirm-call.ts';
import { changeStatuses, statusAct, undoStatuses } from '../../contacts/work/change-statuses.ts';
import { findContact, updateContactStatus } from '../../contacts/contacts.repository.ts';
import { requireTag } from '../../contacts/find-contact-detail.ts';
import { answer, list } from '../../../core/rpc/answers.ts';
import { expectedTagShape } from '../../../core/rpc/expected-tag.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';

const HELD_CALLS =
  'When an inquiry turns out not to be spam, the call that it asked for is booked if the time is still free. `GET /api/bookings?status=held&contactId=ID` lists what is not booked.';

/** Statuses of enquiries. When one turns out not to be spam, its held call is booked if the time is still free. */
export const contactStatusRouter = router({
  updateStatus: staffCall('contacts.edit', {
    rest: 'PUT /contacts/{id}/status',
    summary: 'Set the status of an inquiry',
    description: HELD_CALLS,
    input: contactStatusChangeSchema.extend(expectedTagShape),
    answer: answer(contactAnswer),
    refusals: [404],
    example: { status: 'won' },
    events: ['enquiry.updated', 'booking.created'],
  }).mutation(async ({ ctx, input }) => {
    const before = await findContact(ctx.db, input.id);
    const contact = await ctx.db.transaction().execute(async (trx) => {
      await requireTag(trx, input.id, input.expectedTag);
      const changed = await updateContactStatus(trx, input.id, input.status, ctx.now());
      if (changed === null) {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
      }
      await recordAction(trx, ctx.actor, statusAct(input.id, input.status), ctx.now());
      return changed;
    });
    if (before?.status === 'spam' && isOpenStatus(input.status)) await bookHeldCalls(ctx, input.id);
    return contact;
  }),

  bulkStatus: staffCall('contacts.edit', {
    rest: 'PUT /contacts/statuses',
    summary: 'Set the status of several inquiries',
    description: `All or none. The answer leaves out inquiries that are gone or already have the status. ${HELD_CALLS}`,
    input: contactBulkStatusSchema,
    answer: list<ContactStatusChange, ContactStatusChange[]>(contactStatusChangeAnswer),
    example: { ids: ['01939f3c-5a00-7000-8000-2b9d5c1e7f10'], status: 'contacted' },
    events: ['enquiry.updated', 'booking.created'],
  }).mutation(async ({ ctx, input }) => {
    const changes = await changeStatuses(ctx.db, input, ctx.actor, ctx.now());
    if (!isOpenStatus(input.status)) return changes;
    for (const { id, to } of changes) if (to === 'spam') await bookHeldCalls(ctx, id);
    return changes;
  }),

  undoStatus: staffCall('contacts.edit', {
    rest: 'POST /contacts/statuses/undo',
    summary: 'Undo a change of statuses',
    description:
      'Takes the answer of `PUT /api/contacts/statuses`. An inquiry whose status has changed since keeps it.',
    input: contactUndoSchema,
    answer: answer(restoredContactsAnswer),
    example: { changes: [{ id: '01939f3c-5a00-7000-8000-2b9d5c1e7f10', from: 'contacted', to: 'pending' }] },
    events: ['enquiry.updated'],
  }).mutation(({ ctx, input }) => undoStatuses(ctx.db, input.changes, ctx.actor, ctx.now())),
});
