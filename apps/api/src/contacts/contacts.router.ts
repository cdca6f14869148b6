import { TRPCError } from '@trpc/server';
import {
  contactExportQuerySchema,
  contactListQuerySchema,
  contactStatusChangeSchema,
  newContactSchema,
} from '@tideline/domain/contact/contact.schema';
import { countExport } from '../exports/csv-export.ts';
import { recordAction } from '../audit/audit.repository.ts';
import { confirmedProcedureFor, procedureFor, publicProcedure, router } from '../rpc/procedures.ts';
import { listContacts } from './contact-lists.repository.ts';
import { updateContactStatus } from './contacts.repository.ts';
import { exportContacts } from './export-contacts.ts';
import { notesRouter } from './notes.router.ts';
import { sendContact } from './send-contact.ts';

export const contactsRouter = router({
  notes: notesRouter,

  send: publicProcedure.input(newContactSchema).mutation(({ ctx, input }) => sendContact(ctx, input)),

  list: procedureFor('contacts.read')
    .input(contactListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listContacts(ctx.db, input)),

  /** CSV, as a stream of chunks. */
  export: confirmedProcedureFor('people.export')
    .input(contactExportQuerySchema)
    .query(async ({ ctx, input }) => {
      await countExport(ctx, 'contact.export', input);
      return exportContacts(ctx.db, input);
    }),

  updateStatus: procedureFor('contacts.edit')
    .input(contactStatusChangeSchema)
    .mutation(async ({ ctx, input }) => {
      return ctx.db.transaction().execute(async (trx) => {
        const contact = await updateContactStatus(trx, input.id, input.status, ctx.now());
        if (!contact) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such enquiry any more.' });
        const act = { action: 'contact.status', objectId: input.id, detail: { status: input.status } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
        return contact;
      });
    }),
});
