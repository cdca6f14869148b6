import {
  pendingChangesAnswer,
  pendingOfPostAnswer,
  pendingSummaryAnswer,
} from '@tideline/domain/post/answers/pending-changes.answer';
import { postAnswer } from '@tideline/domain/post/answers/post.answer';
import {
  keepPendingSchema,
  pendingChangesSchema,
  publishPendingSchema,
} from '@tideline/domain/post/pending-changes.schema';
import { postRefSchema } from '@tideline/domain/post/post.schema';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { answer, empty, list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import type { Db } from '../../core/store/schema.ts';
import { discardDraft, restoreDraft } from '../drafts/discard-draft.ts';
import { findDiscardedDraft } from '../drafts/drafts.repository.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { publishDraft } from '../drafts/publish-draft.ts';
import { orNoPost } from '../posts/found-post.ts';
import { DRAFTED_POSTS, toPendingChanges } from './drafted-posts.ts';
import { findPendingChanges, listPendingChanges } from './pending-changes.repository.ts';
import { toKept } from './to-kept.ts';

/** Changes to published posts that visitors do not see yet. */
export const pendingRouter = router({
  list: staffCall('posts.read-drafts', {
    rest: 'GET /pending-posts',
    summary: 'List the pending changes of all posts, dated ones first',
    answer: list(pendingSummaryAnswer),
  }).query(({ ctx }) => listPendingChanges(ctx.db)),

  byPost: staffCall('posts.read-drafts', {
    rest: 'GET /posts/{id}/pending',
    summary: 'Read the pending changes of a post',
    input: postRefSchema,
    answer: answer(pendingOfPostAnswer),
  }).query(async ({ ctx, input }) => {
    const id = await findCurrentId(ctx.db, input);
    const discarded = await findDiscardedDraft(ctx.db, DRAFTED_POSTS, id);
    return { pending: await findPendingChanges(ctx.db, id), discarded: discarded && toPendingChanges(discarded) };
  }),

  keep: staffCall('posts.edit', {
    rest: 'PUT /posts/{id}/pending',
    summary: 'Save changes to a published post as pending',
    description:
      'Visitors see them when they are published, or at `goesLiveAt`, which also needs `posts.publish`. `expectedVersion` is the version of the pending changes, null for the first ones; `liveVersion` is the `version` of the post. Fields that are not named follow what was published since; one that both changed stays a conflict, and `baseVersion` as it was, until it is named.',
    input: keepPendingSchema,
    answer: answer(pendingChangesAnswer),
    refusals: [404, 409],
    example: { excerpt: 'High water, low water.', expectedVersion: null, liveVersion: 2 },
  }).mutation(async ({ ctx, input }) => {
    const kept = await toKept(ctx.db, await current(ctx, input));
    return toPendingChanges(orNoPost(await keepDraft(ctx.db, DRAFTED_POSTS, kept, saverOf(ctx), ctx.now())));
  }),

  publish: staffCall('posts.publish', {
    rest: 'POST /posts/{id}/pending/publish',
    summary: 'Publish the pending changes of a post',
    description: '`status` also changes the status of the post.',
    input: publishPendingSchema,
    answer: answer(postAnswer),
    refusals: [404, 409],
    example: { expectedVersion: '6f0b8f6e-2f0a-4a34-9d0f-0d5f0d7a7a11' },
    events: ['post.updated', 'post.published', 'post.unpublished'],
  }).mutation(async ({ ctx, input: { status, ...input } }) => {
    const wanted = await current(ctx, input);
    const also = status && { status };
    return orNoPost(await publishDraft(ctx.db, DRAFTED_POSTS, wanted, saverOf(ctx), ctx.now(), also));
  }),

  discard: staffCall('posts.edit', {
    rest: 'DELETE /posts/{id}/pending',
    summary: 'Discard the pending changes of a post',
    input: pendingChangesSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { expectedVersion: '6f0b8f6e-2f0a-4a34-9d0f-0d5f0d7a7a11' },
  }).mutation(async ({ ctx, input }) => {
    const wanted = await current(ctx, input);
    orNoPost((await discardDraft(ctx.db, DRAFTED_POSTS, wanted, saverOf(ctx), ctx.now())) || null);
    return {};
  }),

  restore: staffCall('posts.edit', {
    rest: 'POST /posts/{id}/pending/restore',
    summary: 'Restore the discarded changes of a post',
    input: pendingChangesSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { expectedVersion: '6f0b8f6e-2f0a-4a34-9d0f-0d5f0d7a7a11' },
  }).mutation(async ({ ctx, input }) => {
    const wanted = await current(ctx, input);
    orNoPost((await restoreDraft(ctx.db, DRAFTED_POSTS, wanted, saverOf(ctx), ctx.now())) || null);
    return {};
  }),
});

/** The input with the present id of the post. */
async function current<Input extends { id: string; key?: string | undefined }>(
  { db }: { db: Db },
  input: Input,
): Promise<Input> {
  return { ...input, id: await findCurrentId(db, input) };
}
