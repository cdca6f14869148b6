import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { newContactNoteSchema } from '@tideline/domain/schemas/contact';
import { rowId } from '@tideline/domain/schemas/text';
import { router, staffProcedure } from '../trpc.ts';
import { deleteOwnNote, insertNote, listNotes } from './notes.repository.ts';

/** What staff write about an enquiry: added and, by their author, deleted; never changed. */
export const notesRouter = router({
  list: staffProcedure
    .input(z.object({ contactId: rowId }))
    .query(({ ctx, input }) => listNotes(ctx.db, input.contactId, ctx.staff)),

  add: staffProcedure.input(newContactNoteSchema).mutation(async ({ ctx, input }) => {
    const note = await ctx.db
      .transaction()
      .execute((trx) => insertNote(trx, randomUUID(), input, ctx.staff, ctx.now()));
    if (!note) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such enquiry any more.' });
    return note;
  }),

  remove: staffProcedure.input(z.object({ id: rowId })).mutation(async ({ ctx, input }) => {
    if (await deleteOwnNote(ctx.db, input.id, ctx.staff)) return {};
    throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such note of yours any more.' });
  }),
});
