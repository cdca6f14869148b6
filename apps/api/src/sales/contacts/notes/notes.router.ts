import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { contactNoteAnswer } from '@tideline/domain/contact/contact.answer';
import { newContactNoteSchema } from '@tideline/domain/contact/contact.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { created, empty, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { deleteOwnNote, insertNote, listNotes } from './notes.repository.ts';

/** Staff notes on an enquiry. Only the author may delete a note; notes cannot be changed. */
export const notesRouter = router({
  list: staffCall('contacts.read', {
    rest: 'GET /contacts/{id}/notes',
    summary: 'List the notes on an inquiry',
    input: z.object({ contactId: rowId }),
    idField: 'contactId',
    answer: list(contactNoteAnswer),
  }).query(({ ctx, input }) => listNotes(ctx.db, input.contactId, ctx.staff)),

  add: staffCall('contacts.edit', {
    rest: 'POST /contacts/{id}/notes',
    summary: 'Add a note to an inquiry',
    description: 'Only staff can read it. Nobody can change it.',
    input: newContactNoteSchema,
    idField: 'contactId',
    answer: created(contactNoteAnswer),
    refusals: [404],
    example: { text: 'Prefers to be called in the morning.' },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const note = await insertNote(trx, randomUUID(), input, ctx.staff, ctx.now());
      if (!note) throw new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
      const act = { action: 'note.add', objectId: note.id, detail: { contactId: input.contactId } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
      return note;
    }),
  ),

  remove: staffCall('contacts.edit', {
    rest: 'DELETE /contact-notes/{id}',
    summary: 'Delete a note of the caller',
    input: z.object({ id: rowId }),
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await deleteOwnNote(trx, input.id, ctx.staff)))
        throw new TRPCError({ code: 'NOT_FOUND', message: 'This note no longer exists, or it is not yours.' });
      await recordAction(trx, ctx.actor, { action: 'note.remove', objectId: input.id }, ctx.now());
    });
    return {};
  }),
});
