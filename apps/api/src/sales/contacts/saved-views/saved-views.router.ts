import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { SAVED_VIEWS_MAX } from '@tideline/domain/contact/saved-view';
import { savedViewAnswer } from '@tideline/domain/contact/saved-view.answer';
import { savedViewNameSchema, newSavedViewSchema } from '@tideline/domain/contact/saved-view.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { created, empty, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { deleteOwnSavedView, insertSavedView, listSavedViews, renameOwnSavedView } from './saved-views.repository.ts';

const GONE = { code: 'NOT_FOUND', message: 'This view no longer exists, or it is not yours.' } as const;

/** Saved views of the list of enquiries. Only the owner may rename or delete one. */
export const savedViewsRouter = router({
  list: staffCall('contacts.read', {
    rest: 'GET /saved-views',
    summary: 'List the caller’s saved views and shared ones',
    answer: list(savedViewAnswer),
  }).query(({ ctx }) => listSavedViews(ctx.db, ctx.staff)),

  add: staffCall('contacts.read', {
    rest: 'POST /saved-views',
    summary: 'Save filters of the inquiry list as a view',
    description: `A person can have at most ${SAVED_VIEWS_MAX}.`,
    input: newSavedViewSchema,
    answer: created(savedViewAnswer),
    example: { name: 'Waiting longest', isShared: true, status: 'pending', sort: 'date' },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const view = await insertSavedView(trx, randomUUID(), input, ctx.staff, ctx.now());
      if (!view)
        throw new TRPCError({
          code: 'BAD_REQUEST',
          message: `Delete a view first: you have ${SAVED_VIEWS_MAX} of them.`,
        });
      return view;
    }),
  ),

  rename: staffCall('contacts.read', {
    rest: 'PUT /saved-views/{id}',
    summary: 'Rename a saved view of the caller',
    input: savedViewNameSchema,
    answer: empty(),
    refusals: [404],
    example: { name: 'Longest first' },
  }).mutation(async ({ ctx, input }) => {
    if (!(await renameOwnSavedView(ctx.db, input.id, input.name, ctx.staff))) throw new TRPCError(GONE);
    return {};
  }),

  remove: staffCall('contacts.read', {
    rest: 'DELETE /saved-views/{id}',
    summary: 'Delete a saved view of the caller',
    input: z.object({ id: rowId }),
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    if (!(await deleteOwnSavedView(ctx.db, input.id, ctx.staff))) throw new TRPCError(GONE);
    return {};
  }),
});
