import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { DEFAULT_SUBSCRIBER_SOURCE } from '@tideline/domain/subscriber/subscriber';
import { NewsletterForm } from '../../../../features/newsletter-form/newsletter-form.tsx';
import { ArchiveHeader } from '../../../../features/post/archive/archive-header.tsx';
import { loadArchive } from '../../../../features/post/archive/load-archive.ts';
import { BlogPaging } from '../../../../features/post/list/blog-paging.tsx';
import { BlogSkeleton } from '../../../../features/post/list/blog-skeleton.tsx';
import { PostGrid } from '../../../../features/post/list/post-grid.tsx';
import { toPageNumber } from '../../../../features/post/list/page-number.ts';
import { mayBeMissing } from '../../-added/may-be-missing.ts';

/** The posts of a category, tag, author or series. */
export const Route = createFileRoute('/_site/blog/$kind/$slug')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: toPageNumber(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, params, deps: { page } }) => {
    const [archive] = await Promise.all([loadArchive(context.loadApi, { ...params, page }), context.copy.load('blog')]);
    if (!archive) throw notFound();
    const last = archive.pageCount > 1 ? archive.pageCount : undefined;
    if (archive.page > archive.pageCount) throw redirect({ to: '.', search: { page: last } });
    return archive;
  },
  // Imported dynamically: static imports of a head are in the first bundle of every page.
  head: async ({ match: { context, pathname }, loaderData }) => {
    const { archiveHead } = await import('../../../../features/post/archive/archive-head.ts');
    return archiveHead({ ...context, archive: loaderData, path: pathname });
  },
  pendingMs: 200,
  pendingComponent: BlogSkeleton,
  ...mayBeMissing,
  component: ArchiveRoute,
});

function ArchiveRoute() {
  const archive = Route.useLoaderData();
  const { timeZone } = Route.useRouteContext().site;
  const { posts, page, pageCount } = archive;
  return (
    <>
      <ArchiveHeader archive={archive} />
      <div className="frame pt-8 pb-[clamp(7rem,12vw,11rem)]">
        <PostGrid posts={posts} timeZone={timeZone} isFirstEager />
        <BlogPaging page={page} pageCount={pageCount} />
        <div className="mt-[clamp(4rem,7vw,7rem)] border-t border-ink pt-8">
          <NewsletterForm source={DEFAULT_SUBSCRIBER_SOURCE} headingLevel="h2" />
        </div>
      </div>
    </>
  );
}
