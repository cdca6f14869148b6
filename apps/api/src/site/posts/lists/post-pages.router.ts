import type { BlogPage } from '@tideline/domain/post/post';
import { archiveQuerySchema, blogQuerySchema, postIdSchema } from '@tideline/domain/post/post.schema';
import { pageProcedure, router } from '../../../core/rpc/procedures.ts';
import { searchPages } from '../../pages/search/search-pages.ts';
import { orNoPost } from '../found-post.ts';
import { findArchivePage } from './archives.repository.ts';
import { findBlogPage, listLatestPosts } from './blog-lists.repository.ts';
import { findPostPage } from '../post-page.ts';
import { listSuggestions } from './suggestions.repository.ts';

/** For public pages: even staff get only what visitors may see. */
export const postPagesRouter = router({
  blog: pageProcedure.input(blogQuerySchema.prefault({})).query(async ({ ctx, input }): Promise<BlogPage> => {
    const blog = await findBlogPage(ctx.db, input, ctx.now());
    const { q, category, page } = input;
    const pages = q && !category && page === 1 ? await searchPages(ctx.db, q) : [];
    return pages.length > 0 ? { ...blog, pages } : blog;
  }),

  /** The posts of a category, tag, author or series. */
  archive: pageProcedure
    .input(archiveQuerySchema)
    .query(async ({ ctx, input }) => orNoPost(await findArchivePage(ctx.db, input, ctx.now()))),

  /** Titles and tags for the search field, which matches them in the browser. */
  suggestions: pageProcedure.query(({ ctx }) => listSuggestions(ctx.db, ctx.now())),

  latest: pageProcedure.query(({ ctx }) => listLatestPosts(ctx.db, ctx.now())),

  page: pageProcedure
    .input(postIdSchema)
    .query(async ({ ctx, input }) => orNoPost(await findPostPage(ctx.db, input.id, ctx.now()))),
});
