import { z } from 'zod';
import { unpublishedSchema } from '@tideline/domain/address/redirect.schema';
import type { Page } from '@tideline/domain/entity/page';
import { postAnswer } from '@tideline/domain/post/answers/post.answer';
import type { Post } from '@tideline/domain/post/post';
import {
  newPostSchema,
  postChangesSchema,
  postIdentitySchema,
  postIdSchema,
  postListQuerySchema,
  postRefSchema,
  postVersion,
} from '@tideline/domain/post/post.schema';
import { postPath } from '@tideline/domain/site/site-path';
import { findCurrentId, findMovedPostId } from '../../core/addresses/post-ids.repository.ts';
import { answerInstead } from '../../core/addresses/unpublished-answer.ts';
import { answer, created, empty, page } from '../../core/rpc/answers.ts';
import { mergeRouters, publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { postTextRouter } from './post-text.router.ts';
import { audienceOf, orNoPost } from './found-post.ts';
import { postListsRouter } from './lists/post-lists.router.ts';
import { listPosts } from './lists/post-lists.repository.ts';
import { postStatesRouter } from './post-states.router.ts';
import { postPagesRouter } from './lists/post-pages.router.ts';
import { trashPost } from './post-writes.repository.ts';
import { findPost } from './posts.repository.ts';
import { revisionsRouter } from './revisions/revisions.router.ts';
import { changePost, createPost } from './save-post.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { requireVersion } from './saver.ts';

const storedPostsRouter = router({
  list: publicCall({
    rest: 'GET /posts',
    isWiderForStaff: true,
    summary: 'List posts, newest first',
    description: 'Published posts. With a bearer token, posts in every status; `status` selects one.',
    input: postListQuerySchema.prefault({}),
    answer: { ...page<Post, Page<Post>>(postAnswer), text: 'A page of posts' },
    example: { category: 'SEO', tag: 'maps', limit: 5 },
  }).query(({ ctx, input }) => listPosts(ctx.db, audienceOf(ctx), input, ctx.now())),

  byId: publicCall({
    rest: 'GET /posts/{id}',
    isWiderForStaff: true,
    summary: 'Read a post',
    description: 'A post that is not public requires a bearer token.',
    input: postRefSchema,
    answer: {
      ...answer(postAnswer, { ETag: 'Identifies this version; with a bearer token, send it as `If-Match`' }),
      text: 'The post',
    },
    refusals: [404],
    tool: {
      name: 'read_post',
      title: 'Read a post',
      description: 'One post with its text in Markdown. `id` is its address, the last part of /blog/….',
      effect: 'reads',
      givesPart: true,
    },
  }).query(async ({ ctx, input }) => {
    const find = (id: string) => findPost(ctx.db, audienceOf(ctx), id, ctx.now());
    if (input.key !== undefined) return orNoPost(await find(await findCurrentId(ctx.db, input)));
    const found = await find(input.id);
    if (found) return found;
    const movedId = await findMovedPostId(ctx.db, input.id);
    return orNoPost(movedId === null ? null : await find(movedId));
  }),

  create: staffCall('posts.edit', {
    rest: 'POST /posts',
    summary: 'Create a post',
    description:
      'No field is required. `tags` may be a list or a comma-separated string; `publishDate` a day or an instant.',
    input: newPostSchema,
    answer: { ...created(postAnswer, { Location: 'The address of the new post' }), text: 'The new post' },
    example: {
      title: 'Reading a report',
      content: 'It starts at **six**.',
      category: 'SEO',
      tags: ['local', 'maps'],
      status: 'draft',
    },
    events: ['post.created', 'post.published'],
  }).mutation(({ ctx, input }) => createPost(ctx.db, input, saverOf(ctx), ctx.now())),

  update: staffCall('posts.edit', {
    rest: 'PUT /posts/{id}',
    summary: 'Change a post',
    description:
      'Changes only what the body names: `{"status": "draft"}` takes a post off the blog. With `expectedVersion`, ' +
      'the `version` that was read before, a post that someone else saved since is left unchanged (409). The header ' +
      '`If-Match` with the ETag that was read does the same (412), and also refuses a different post at the same address. ' +
      'When a published post is unpublished, `unpublished` sets what its address answers: `hidden` (404, the ' +
      'default), `gone` (410), or `redirect` to another page of the site.',
    input: postRefSchema.extend({
      changes: postChangesSchema,
      expectedVersion: postVersion.optional(),
      expectedIdentity: postIdentitySchema,
      unpublished: unpublishedSchema.optional(),
      /** Set by the editor's autosave: the autosaves of one editing session share a revision. */
      isAutosave: z.boolean().default(false),
    }),
    answer: { ...answer(postAnswer), text: 'The changed post' },
    refusals: [404, 409],
    example: { status: 'published', expectedVersion: 1 },
    events: ['post.updated', 'post.published', 'post.unpublished'],
  }).mutation(async ({ ctx, input }) =>
    orNoPost(await changePost(ctx.db, input, saverOf(ctx, input.isAutosave ? 'autosave' : 'save'), ctx.now())),
  ),

  remove: staffCall('posts.publish', {
    rest: 'DELETE /posts/{id}',
    summary: 'Move a post to the trash',
    description: 'It is kept there for 30 days and can be restored.',
    input: postIdSchema.extend({
      unpublished: unpublishedSchema.optional(),
      expectedVersion: postVersion.optional(),
      expectedIdentity: postIdentitySchema,
    }),
    query: z.object({}),
    answer: { ...empty(), text: 'It is in the trash' },
    refusals: [404],
    events: ['post.deleted'],
  }).mutation(async ({ ctx, input: { unpublished, ...ref } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx); // before the id is read
      const id = await findCurrentId(trx, ref);
      await requireVersion(trx, id, ref);
      orNoPost((await trashPost(trx, id, ctx.actor, ctx.now())) || null);
      if (unpublished) await answerInstead(trx, postPath(id), unpublished, ctx.now());
    });
    return {};
  }),

  revisions: revisionsRouter,
});

/** Posts, their lists and pages, and what staff do with them. */
export const postsRouter = mergeRouters(
  storedPostsRouter,
  postListsRouter,
  postStatesRouter,
  postPagesRouter,
  postTextRouter,
);
