import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { calendarQuerySchema } from '@tideline/domain/post/calendar.schema';
import { POST_LIMITS } from '@tideline/domain/post/post';
import {
  archiveQuerySchema,
  blogQuerySchema,
  bulkChangeSchema,
  bulkUndoSchema,
  newPostSchema,
  postChangesSchema,
  postIdentitySchema,
  postIdSchema,
  postListQuerySchema,
  postRefSchema,
  postVersion,
} from '@tideline/domain/post/post.schema';
import { unpublishedSchema } from '@tideline/domain/address/redirect.schema';
import { longText, pageQueryShape } from '@tideline/domain/text/text.schema';
import { findCurrentId, findMovedPostId } from '../../core/addresses/post-ids.repository.ts';
import { answerInstead } from '../../core/addresses/unpublished-answer.ts';
import type { Context } from '../../context.ts';
import { checkPost } from '../checks/check-post.ts';
import { countCheck } from '../checks/count-check.ts';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';
import { procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { findArchivePage } from './lists/archives.repository.ts';
import { findBlogPage, listLatestPosts } from './lists/blog-lists.repository.ts';
import { listPostsOnDays } from './lists/calendar.repository.ts';
import { changePosts, undoChange } from './change-posts.ts';
import { featurePost, findFeaturedId, unfeaturePost } from './featured-post.repository.ts';
import { listAllTags, listCategories } from './lists/post-counts.repository.ts';
import { listPosts, listPostSummaries, listTrashedPosts } from './lists/post-lists.repository.ts';
import { findPostPage } from './post-page.ts';
import { restorePost, trashPost } from './post-writes.repository.ts';
import { findPost, type Audience } from './posts.repository.ts';
import { revisionsRouter } from './revisions/revisions.router.ts';
import { changePost, createPost } from './save-post.ts';
import { requireVersion, saverOf } from './saver.ts';

export const postsRouter = router({
  list: publicProcedure
    .input(postListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listPosts(ctx.db, audienceOf(ctx), input, ctx.now())),

  listSummaries: publicProcedure
    .input(postListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listPostSummaries(ctx.db, audienceOf(ctx), input, ctx.now())),

  /** Also by a former id of the post. */
  byId: publicProcedure.input(postRefSchema).query(async ({ ctx, input }) => {
    const find = (id: string) => findPost(ctx.db, audienceOf(ctx), id, ctx.now());
    if (input.key !== undefined) return orNotFound(await find(await findCurrentId(ctx.db, input)));
    const found = await find(input.id);
    if (found) return found;
    const movedId = await findMovedPostId(ctx.db, input.id);
    return orNotFound(movedId === null ? null : await find(movedId));
  }),

  /** For public pages: even staff get only what visitors may see. */
  blog: publicProcedure
    .input(blogQuerySchema.prefault({}))
    .query(({ ctx, input }) => findBlogPage(ctx.db, input, ctx.now())),
  /** The posts of a category, tag or author. */
  archive: publicProcedure
    .input(archiveQuerySchema)
    .query(async ({ ctx, input }) => orNotFound(await findArchivePage(ctx.db, input, ctx.now()))),
  latest: publicProcedure.query(({ ctx }) => listLatestPosts(ctx.db, ctx.now())),
  page: publicProcedure
    .input(postIdSchema)
    .query(async ({ ctx, input }) => orNotFound(await findPostPage(ctx.db, input.id, ctx.now()))),

  create: procedureFor('posts.edit')
    .input(newPostSchema)
    .mutation(({ ctx, input }) => createPost(ctx.db, input, saverOf(ctx), ctx.now())),

  update: procedureFor('posts.edit')
    .input(
      postRefSchema.extend({
        changes: postChangesSchema,
        expectedVersion: postVersion.optional(),
        expectedIdentity: postIdentitySchema,
        unpublished: unpublishedSchema.optional(),
        /** Set by the editor's autosave: the autosaves of one editing session share a revision. */
        isAutosave: z.boolean().default(false),
      }),
    )
    .mutation(async ({ ctx, input }) =>
      orNotFound(await changePost(ctx.db, input, saverOf(ctx, input.isAutosave ? 'autosave' : 'save'), ctx.now())),
    ),

  remove: procedureFor('posts.publish')
    .input(
      postIdSchema.extend({
        unpublished: unpublishedSchema.optional(),
        expectedVersion: postVersion.optional(),
        expectedIdentity: postIdentitySchema,
      }),
    )
    .mutation(async ({ ctx, input: { unpublished, ...ref } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        await lockContentVersion(trx); // before the id is read
        const id = await findCurrentId(trx, ref);
        await requireVersion(trx, id, ref);
        orNotFound((await trashPost(trx, id, ctx.actor, ctx.now())) || null);
        if (unpublished) await answerInstead(trx, id, unpublished, ctx.now());
      });
      return {};
    }),

  restore: procedureFor('posts.publish')
    .input(postRefSchema)
    .mutation(async ({ ctx, input }) => {
      const restored = await ctx.db.transaction().execute(async (trx) => {
        await lockContentVersion(trx); // before the id is read
        const id = await findCurrentId(trx, input);
        const isRestored = await restorePost(trx, id, ctx.actor, ctx.now());
        return isRestored ? findPost(trx, 'staff', id, ctx.now()) : null;
      });
      return orNotFound(restored);
    }),

  listTrash: procedureFor('posts.read-drafts')
    .input(z.object(pageQueryShape).prefault({}))
    .query(({ ctx, input }) => listTrashedPosts(ctx.db, input)),

  /** The posts with a publish date on these days, for the calendar. */
  calendar: procedureFor('posts.read-drafts')
    .input(calendarQuerySchema)
    .query(({ ctx, input }) => listPostsOnDays(ctx.db, input)),

  /** Checks the saved text of a post for problems that readers would notice. */
  check: procedureFor('posts.read-drafts')
    .input(postRefSchema)
    .mutation(async ({ ctx, input }) => {
      const post = orNotFound(await findPost(ctx.db, 'staff', await findCurrentId(ctx.db, input), ctx.now()));
      await countCheck(ctx);
      return checkPost(post, { db: ctx.db, origin: ctx.origin, now: ctx.now() });
    }),

  /** The categories of all posts, for the filter of the staff's list. */
  categories: procedureFor('posts.read-drafts').query(({ ctx }) => listCategories(ctx.db)),

  /** The tags of all posts, for completion in the editor. */
  tags: procedureFor('posts.read-drafts').query(({ ctx }) => listAllTags(ctx.db)),

  /** The id of the featured post; null without one. */
  featured: procedureFor('posts.read-drafts').query(({ ctx }) => findFeaturedId(ctx.db)),
  feature: procedureFor('posts.publish')
    .input(postIdSchema)
    .mutation(async ({ ctx, input }) => {
      const id = await findCurrentId(ctx.db, input);
      const isFeatured = await ctx.db.transaction().execute((trx) => featurePost(trx, id, ctx.actor, ctx.now()));
      orNotFound(isFeatured || null);
      return {};
    }),
  unfeature: procedureFor('posts.publish')
    .input(postIdSchema)
    .mutation(async ({ ctx, input }) => {
      const id = await findCurrentId(ctx.db, input);
      await ctx.db.transaction().execute((trx) => unfeaturePost(trx, id, ctx.actor, ctx.now()));
      return {};
    }),

  bulkChange: procedureFor('posts.publish')
    .input(bulkChangeSchema)
    .mutation(({ ctx, input }) => changePosts(ctx.db, input, saverOf(ctx), ctx.now())),
  bulkUndo: procedureFor('posts.publish')
    .input(bulkUndoSchema)
    .mutation(({ ctx, input }) => undoChange(ctx.db, input, saverOf(ctx), ctx.now())),

  revisions: revisionsRouter,

  /** A mutation, because a query's input is in the URL, which is too short for an article. Changes nothing. */
  preview: procedureFor('posts.read-drafts')
    .input(z.object({ content: longText({ label: 'Content', maxLength: POST_LIMITS.content }) }))
    .mutation(async ({ input }) => ({ html: (await renderPostBody(input.content, { target: 'preview' })).html })),
});

function audienceOf(ctx: Context): Audience {
  return ctx.capabilities.has('posts.read-drafts') ? 'staff' : 'public';
}

/** Hidden and missing posts get the same answer. */
function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
  return found;
}
