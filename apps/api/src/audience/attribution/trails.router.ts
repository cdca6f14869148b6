import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { PAGE_LIMIT_MAX } from '@tideline/domain/entity/page';
import { rowId } from '@tideline/domain/text/text.schema';
import type { SubscriberTrail } from '@tideline/domain/trail/trail';
import { postResultsAnswer, resultsByPostAnswer, subscriberVisitAnswer } from '@tideline/domain/trail/trail.answer';
import { answer, madeOf } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findPostResults, findPostResultsDetail } from './post-results.repository.ts';
import { findTrailOfSubscriber } from './subscriber-trails.repository.ts';

const idSchema = z.object({ id: rowId });

/** Results of posts and issues of the newsletter: the visits that led to enquiries and sign-ups. */
export const trailsRouter = router({
  ofPosts: staffCall('contacts.read', {
    rest: 'GET /post-results',
    summary: 'Read the results of several posts: inquiries, clients and their value',
    input: z.object({ ids: z.array(rowId, { error: 'ids must be a list.' }).max(PAGE_LIMIT_MAX) }),
    answer: answer(resultsByPostAnswer),
    example: { ids: ['reading-a-report', 'local-seo'] },
  }).query(({ ctx, input }) => findPostResults(ctx.db, input.ids)),

  ofPost: staffCall('contacts.read', {
    rest: 'GET /posts/{id}/results',
    summary: 'Read the results of a post: inquiries, clients and their value',
    input: idSchema,
    answer: answer(postResultsAnswer),
    refusals: [404],
    tool: {
      name: 'read_post_results',
      title: 'Results of a post',
      description: 'The inquiries, clients and value that a post led to. `id` is the address of the post.',
      effect: 'reads',
      hasVisitorText: true,
    },
  }).query(async ({ ctx, input }) => {
    const results = await findPostResultsDetail(ctx.db, input.id);
    if (!results) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such post.' });
    return results;
  }),

  ofSubscriber: staffCall('subscribers.read', {
    rest: 'GET /subscribers/{id}/visit',
    summary: 'Read the visit that led to a sign-up, and the inquiries of the address',
    input: idSchema,
    answer: madeOf<SubscriberTrail>(answer(subscriberVisitAnswer)),
    refusals: [404],
  }).query(async ({ ctx, input }) => {
    const found = await findTrailOfSubscriber(ctx.db, input.id, ctx.capabilities);
    if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'This subscriber no longer exists.' });
    return found;
  }),
});
