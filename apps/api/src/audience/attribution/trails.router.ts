import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { PAGE_LIMIT_MAX } from '@tideline/domain/entity/page';
import { rowId } from '@tideline/domain/text/text.schema';
import { procedureFor, router } from '../../core/rpc/procedures.ts';
import { findPostResults, findPostResultsDetail } from './post-results.repository.ts';
import { findTrailOfSubscriber } from './subscriber-trails.repository.ts';

/** Results of posts and issues of the newsletter: the visits that led to enquiries and sign-ups. */
export const trailsRouter = router({
  /** Enquiries, clients and value of several posts, by id. */
  ofPosts: procedureFor('contacts.read')
    .input(z.object({ ids: z.array(rowId, { error: 'ids must be a list.' }).max(PAGE_LIMIT_MAX) }))
    .query(({ ctx, input }) => findPostResults(ctx.db, input.ids)),

  ofPost: procedureFor('contacts.read')
    .input(z.object({ id: rowId }))
    .query(async ({ ctx, input }) => {
      const results = await findPostResultsDetail(ctx.db, input.id);
      if (!results) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such post.' });
      return results;
    }),

  ofSubscriber: procedureFor('subscribers.read')
    .input(z.object({ id: rowId }))
    .query(async ({ ctx, input }) => {
      const found = await findTrailOfSubscriber(ctx.db, input.id, ctx.capabilities);
      if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such subscriber any more.' });
      return found;
    }),
});
