import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import {
  contactEventsQuerySchema,
  contactExportQuerySchema,
  contactListQuerySchema,
  contactOutcomeSchema,
  newContactSchema,
  staffContactSchema,
} from '@tideline/domain/contact/contact.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { countExport } from '../../core/exports/csv-export.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { expectedTagShape } from '../../core/rpc/expected-tag.ts';
import { confirmedProcedureFor, procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import { listContacts } from './list-contacts.ts';
import { addContact } from './add-contact.ts';
import { listContactEvents } from './history/contact-history.repository.ts';
import { countWaiting, findContact, updateOutcome } from './contacts.repository.ts';
import { exportContacts } from './export-contacts.ts';
import { notesRouter } from './notes/notes.router.ts';
import { sendContact } from './send-contact.ts';
import { savedViewsRouter } from './saved-views/saved-views.router.ts';
import { findContactDetail, requireTag } from './find-contact-detail.ts';

export const contactsRouter = router({
  notes: notesRouter,
  views: savedViewsRouter,

  send: publicProcedure.input(newContactSchema).mutation(({ ctx, input }) => sendContact(ctx, input)),

  list: procedureFor('contacts.read')
    .input(contactListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listContacts(ctx.db, input, ctx.now())),

  byId: procedureFor('contacts.read')
    .input(z.object({ id: rowId }))
    .query(async ({ ctx, input }) => orGone(await findContact(ctx.db, input.id))),

  /** An enquiry with its trail, and what else the address has done. */
  detail: procedureFor('contacts.read')
    .input(z.object({ id: rowId }))
    .query(async ({ ctx, input }) => orGone(await findContactDetail(ctx.db, input.id))),

  /** Entry and statuses of an enquiry, its messages, calls and notes. */
  history: procedureFor('contacts.read')
    .input(contactEventsQuerySchema)
    .query(({ ctx, input }) => listContactEvents(ctx.db, input.id, input)),

  /** The number of enquiries without an answer. */
  countWaiting: procedureFor('contacts.read').query(({ ctx }) => countWaiting(ctx.db)),

  /** CSV, as a stream of chunks. */
  export: confirmedProcedureFor('people.export')
    .input(contactExportQuerySchema)
    .query(async ({ ctx, input }) => {
      await countExport(ctx, 'contact.export', input);
      return exportContacts(ctx.db, input);
    }),

  /** Sets the value of an enquiry, or the reason for its loss. */
  updateOutcome: procedureFor('contacts.edit')
    .input(contactOutcomeSchema.extend(expectedTagShape))
    .mutation(async ({ ctx, input: { expectedTag, ...input } }) => {
      return ctx.db.transaction().execute(async (trx) => {
        await requireTag(trx, input.id, expectedTag);
        const contact = orGone(await updateOutcome(trx, input));
        const { id, ...changed } = input;
        const act = { action: 'contact.outcome', objectId: id, detail: { changed: Object.keys(changed) } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
        await recordEvent(trx, { type: 'enquiry.updated', objectId: id }, ctx.now());
        return contact;
      });
    }),

  /** Enters an enquiry, for instance after a call. */
  add: procedureFor('contacts.edit')
    .input(staffContactSchema)
    .mutation(({ ctx, input }) => addContact(ctx.db, input, ctx.actor, ctx.now())),
});

function orGone<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such enquiry any more.' });
  return found;
}
