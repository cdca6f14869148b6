import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { SAVED_VIEWS_MAX } from '@tideline/domain/contact/saved-view';
import { savedViewNameSchema, newSavedViewSchema } from '@tideline/domain/contact/saved-view.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { deleteOwnSavedView, insertSavedView, listSavedViews, renameOwnSavedView } from './saved-views.repository.ts';

const GONE = { code: 'NOT_FOUND', message: 'There is no such view of yours any more.' } as const;

/** Saved views of the list of enquiries. Only the owner may rename or delete one. */
export const savedViewsRouter = router({
  list: procedureFor('contacts.read').query(({ ctx }) => listSavedViews(ctx.db, ctx.staff)),

  add: procedureFor('contacts.read')
    .input(newSavedViewSchema)
    .mutation(async ({ ctx, input }) => {
      return ctx.db.transaction().execute(async (trx) => {
        const view = await insertSavedView(trx, randomUUID(), input, ctx.staff, ctx.now());
        if (!view)
          throw new TRPCError({
            code: 'BAD_REQUEST',
            message: `Delete a view first: you have ${SAVED_VIEWS_MAX} of them.`,
          });
        return view;
      });
    }),

  rename: procedureFor('contacts.read')
    .input(savedViewNameSchema)
    .mutation(async ({ ctx, input }) => {
      if (!(await renameOwnSavedView(ctx.db, input.id, input.name, ctx.staff))) throw new TRPCError(GONE);
      return {};
    }),

  remove: procedureFor('contacts.read')
    .input(z.object({ id: rowId }))
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteOwnSavedView(ctx.db, input.id, ctx.staff))) throw new TRPCError(GONE);
      return {};
    }),
});
