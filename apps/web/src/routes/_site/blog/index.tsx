import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { SEARCH_MAX_LENGTH } from '@tideline/domain/entity/page';
import { DEFAULT_SUBSCRIBER_SOURCE } from '@tideline/domain/subscriber/subscriber';
import { Rss } from 'lucide-react';
import { newsletter } from '@tideline/copy/newsletter/newsletter';
import { blogPage } from '@tideline/copy/blog/blog-page';
import { pageHead } from '@tideline/copy/parts/page-head';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { NewsletterForm } from '../../../features/newsletter-form/newsletter-form.tsx';
import { useLatestIssue } from '../../../features/newsletter-form/use-latest-issue.ts';
import { BlogFilter } from '../../../features/post/list/blog-filter.tsx';
import { BlogPaging } from '../../../features/post/list/blog-paging.tsx';
import { BlogSearch } from '../../../features/post/list/blog-search.tsx';
import { BlogSkeleton } from '../../../features/post/list/blog-skeleton.tsx';
import { FeaturedPost } from '../../../features/post/list/featured-post.tsx';
import { FoundPages } from '../../../features/post/list/found-pages.tsx';
import { NoPosts } from '../../../features/post/list/no-posts.tsx';
import { toPageNumber } from '../../../features/post/list/page-number.ts';
import { PostGrid } from '../../../features/post/list/post-grid.tsx';
import { ReadingListButton } from '../../../features/post/reading-list/reading-list-button.tsx';
import { blogForMachines } from '../../../lib/head/json-ld.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';
import { WaveLines } from '../../../ui/drawing/wave-lines.tsx';

/** Undefined: `category` for all posts, `q` for no search, `page` for the first page. */
type BlogQuery = { category?: string | undefined; q?: string | undefined; page?: number | undefined };

export const Route = createFileRoute('/_site/blog/')({
  validateSearch: ({ category, q, page }: Record<string, unknown>): BlogQuery => {
    // Undefined keys are included: the router would keep the URL's values for omitted ones.
    return {
      q: toAcceptedText(q, SEARCH_MAX_LENGTH),
      category: toAcceptedText(category, POST_LIMITS.category),
      page: toPageNumber(page),
    };
  },
  loaderDeps: ({ search: { category, q, page } }) => ({ category, q, page }),
  loader: async ({ context, deps }) => {
    const api = await context.loadApi();
    const [blog] = await Promise.all([api.posts.blog.query(deps), context.copy.load('blog')]);
    const { page, pageCount } = blog;
    if (page > pageCount)
      throw redirect({ to: '/blog', search: { ...deps, page: pageCount > 1 ? pageCount : undefined } });
    return blog;
  },
  head: ({ match: { context, search }, loaderData }) => {
    const { origin, site, copy } = context;
    const ownHead = copy.read('blog', 'head', pageHead['/blog']);
    const { title, description } = ownHead;
    const query = new URLSearchParams();
    // The category's own page shows the same posts and is the canonical one.
    const path = (!search.q && loaderData?.categoryPath) || '/blog';
    if (search.category && path === '/blog') query.set('category', search.category);
    if (search.q) query.set('q', search.q);
    if (search.page) query.set('page', String(search.page));
    const parts = [
      search.q && `“${search.q}”`,
      search.category,
      search.page ? `Page ${search.page}` : undefined,
    ].filter(Boolean);
    return pageMeta({
      title: [...parts, title].join(' · '),
      description: [...parts, description].join(': '),
      path: query.size > 0 ? `${path}?${query}` : path,
      origin,
      site,
      // Searches, unknown categories and those with few posts are not indexed.
      isHidden: search.q !== undefined || (search.category !== undefined && path === '/blog'),
      forMachines: import.meta.env.SSR ? blogForMachines(origin, ownHead) : undefined,
    });
  },
  pendingMs: 200,
  pendingComponent: BlogSkeleton,
  component: BlogListPage,
});

function BlogListPage() {
  const copy = useCopy('blog', 'page', blogPage);
  const form = useCopy('newsletter', 'form', newsletter);
  const { category, q, page: wantedPage } = Route.useSearch();
  const { posts, featuredTags, total, page, pageCount, categories, pages = [] } = Route.useLoaderData();
  const { timeZone } = Route.useRouteContext().site;
  const hasIssues = useLatestIssue() !== null;
  const featured = page === 1 ? posts[0] : undefined;
  const others = featured ? posts.slice(1) : posts;
  const isFiltered = category !== undefined || q !== undefined || wantedPage !== undefined;

  return (
    <>
      <div className="frame pt-[clamp(1.5rem,4.5vw,4.5rem)]">
        <div className="grid-page items-end gap-y-6">
          <h1 className="type-display col-span-12 -ml-[0.03em] text-display-l lg:col-span-7">{copy.heading}</h1>
          <p className="col-span-12 max-w-[29.25em] text-lead text-muted lg:col-span-5 lg:pb-3">{copy.lead}</p>
        </div>
        <WaveLines
          seed="blog"
          count={3}
          crests={3.2}
          className="mt-8 h-14 w-full text-accent sm:h-16"
          strokeWidth={1.25}
        />
        <div className="mt-8 flex flex-col gap-x-8 gap-y-3 lg:flex-row lg:items-start">
          <BlogFilter categories={categories} active={category} q={q} />
          <BlogSearch q={q} category={category} />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 text-muted">
          <p aria-live="polite">{total === 1 ? copy.oneFound : copy.manyFound.replace('{count}', String(total))}</p>
          {pages.length > 0 ? (
            <a href="#pages" className="inline-flex min-h-11 items-center link">
              {copy.foundPages}
            </a>
          ) : null}
          <a href="/rss.xml" className="inline-flex min-h-11 items-center gap-2 link">
            <Rss aria-hidden="true" className="icon" />
            {copy.feed}
          </a>
          {hasIssues ? (
            <Link to="/newsletter/issues" className="inline-flex min-h-11 items-center link">
              {form.archive}
            </Link>
          ) : null}
          <ReadingListButton />
        </div>
      </div>
      <div className="frame pt-12 pb-[clamp(7rem,12vw,11rem)] lg:pt-16">
        {posts.length === 0 ? <NoPosts isFiltered={isFiltered} /> : null}
        {featured ? <FeaturedPost post={featured} tags={featuredTags} timeZone={timeZone} /> : null}
        {others.length > 0 ? (
          <PostGrid
            posts={others}
            timeZone={timeZone}
            isFirstEager={!featured}
            className="mt-16 border-t border-ink pt-8 lg:mt-20"
          />
        ) : null}
        <BlogPaging page={page} pageCount={pageCount} />
        {pages.length > 0 ? <FoundPages heading={copy.foundPages} pages={pages} /> : null}
        <div className="mt-[clamp(4rem,7vw,7rem)] border-t border-ink pt-8">
          <NewsletterForm source={DEFAULT_SUBSCRIBER_SOURCE} headingLevel="h2" />
        </div>
      </div>
    </>
  );
}

/** Cleans a query value: control characters become spaces, and long text is truncated. Undefined when empty. */
function toAcceptedText(given: unknown, maxLength: number): string | undefined {
  if (typeof given !== 'string') return undefined;
  const text = given
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();
  return text === '' ? undefined : text;
}
