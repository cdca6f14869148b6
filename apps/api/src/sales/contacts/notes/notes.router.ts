import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { newContactNoteSchema } from '@tideline/domain/contact/contact.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { deleteOwnNote, insertNote, listNotes } from './notes.repository.ts';

/** Staff notes on an enquiry. Only the author may delete a note; notes cannot be changed. */
export const notesRouter = router({
  list: procedureFor('contacts.read')
    .input(z.object({ contactId: rowId }))
    .query(({ ctx, input }) => listNotes(ctx.db, input.contactId, ctx.staff)),

  add: procedureFor('contacts.edit')
    .input(newContactNoteSchema)
    .mutation(async ({ ctx, input }) => {
      return ctx.db.transaction().execute(async (trx) => {
        const note = await insertNote(trx, randomUUID(), input, ctx.staff, ctx.now());
        if (!note) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such enquiry any more.' });
        const act = { action: 'note.add', objectId: note.id, detail: { contactId: input.contactId } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
        return note;
      });
    }),

  remove: procedureFor('contacts.edit')
    .input(z.object({ id: rowId }))
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await deleteOwnNote(trx, input.id, ctx.staff)))
          throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such note of yours any more.' });
        await recordAction(trx, ctx.actor, { action: 'note.remove', objectId: input.id }, ctx.now());
      });
      return {};
    }),
});
