import {
  changedPostAnswer,
  featuredPostAnswer,
  restoredPostsAnswer,
  taggedPostAnswer,
} from '@tideline/domain/post/answers/post-lists.answer';
import { postAnswer } from '@tideline/domain/post/answers/post.answer';
import type { BulkChangedPost, TaggedPost } from '@tideline/domain/post/post';
import {
  bulkChangeSchema,
  bulkUndoSchema,
  postIdSchema,
  postRefSchema,
  tagBatchSchema,
} from '@tideline/domain/post/post.schema';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { answer, empty, list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { changePosts, undoChange } from './change-posts.ts';
import { featurePost, findFeaturedId, unfeaturePost } from './featured-post.repository.ts';
import { orNoPost } from './found-post.ts';
import { restorePost } from './post-writes.repository.ts';
import { findPost } from './posts.repository.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { tagPosts } from './tag-posts.ts';

/** Trash, the featured post, and the states of several posts. */
export const postStatesRouter = router({
  restore: staffCall('posts.publish', {
    rest: 'POST /trash/posts/{id}/restore',
    summary: 'Restore a post from the trash',
    input: postRefSchema,
    answer: answer(postAnswer),
    refusals: [404],
    events: ['post.restored'],
  }).mutation(async ({ ctx, input }) => {
    const restored = await ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx); // before the id is read
      const id = await findCurrentId(trx, input);
      const isRestored = await restorePost(trx, id, ctx.actor, ctx.now());
      return isRestored ? findPost(trx, 'staff', id, ctx.now()) : null;
    });
    return orNoPost(restored);
  }),

  featured: staffCall('posts.read-drafts', {
    rest: 'GET /featured-post',
    summary: 'Read which post is featured',
    answer: answer(featuredPostAnswer),
  }).query(async ({ ctx }) => ({ id: await findFeaturedId(ctx.db) })),

  feature: staffCall('posts.publish', {
    rest: 'PUT /posts/{id}/featured',
    summary: 'Feature a post',
    description: 'The blog shows it first, in place of the previously featured post.',
    input: postIdSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    const id = await findCurrentId(ctx.db, input);
    const isFeatured = await ctx.db.transaction().execute((trx) => featurePost(trx, id, ctx.actor, ctx.now()));
    orNoPost(isFeatured || null);
    return {};
  }),

  unfeature: staffCall('posts.publish', {
    rest: 'DELETE /posts/{id}/featured',
    summary: 'Stop featuring a post',
    input: postIdSchema,
    answer: empty(),
  }).mutation(async ({ ctx, input }) => {
    const id = await findCurrentId(ctx.db, input);
    await ctx.db.transaction().execute((trx) => unfeaturePost(trx, id, ctx.actor, ctx.now()));
    return {};
  }),

  bulkChange: staffCall('posts.publish', {
    rest: 'POST /post-batches',
    summary: 'Publish, unpublish or delete several posts',
    description:
      'All or none. The answer leaves out posts that are gone or already in that state; send it to undo the change.',
    input: bulkChangeSchema,
    answer: list<BulkChangedPost, BulkChangedPost[]>(changedPostAnswer),
    example: { act: 'publish', ids: ['reading-a-report', 'local-seo'] },
    events: ['post.updated', 'post.published', 'post.unpublished', 'post.deleted'],
  }).mutation(({ ctx, input }) => changePosts(ctx.db, input, saverOf(ctx), ctx.now())),

  bulkTag: staffCall('posts.edit', {
    rest: 'POST /post-batches/tags',
    summary: 'Add tags to up to 100 posts, and remove others',
    description:
      'All of them or none. Posts that are gone, or have the same tags afterwards, are left out of the answer. A post that is not a draft needs `posts.publish`, too.',
    input: tagBatchSchema,
    answer: list<TaggedPost, TaggedPost[]>(taggedPostAnswer),
    example: { ids: ['reading-a-report', 'local-seo'], add: ['maps'], remove: ['google-maps'] },
    events: ['post.updated'],
  }).mutation(({ ctx, input }) => tagPosts(ctx.db, input, saverOf(ctx), ctx.now())),

  bulkUndo: staffCall('posts.publish', {
    rest: 'POST /post-batches/undo',
    summary: 'Undo a change of several posts',
    description: '`posts` is the answer of the change. Posts that someone saved or removed since stay as they are.',
    input: bulkUndoSchema,
    answer: answer(restoredPostsAnswer),
    example: { act: 'publish', posts: [{ id: 'reading-a-report', status: 'draft', publishDate: null, version: 2 }] },
    events: ['post.updated', 'post.published', 'post.unpublished', 'post.restored'],
  }).mutation(({ ctx, input }) => undoChange(ctx.db, input, saverOf(ctx), ctx.now())),
});
