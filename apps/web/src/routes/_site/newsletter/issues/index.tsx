import { createFileRoute, redirect } from '@tanstack/react-router';
import { ISSUES_FEED_PATH } from '@tideline/domain/newsletter/issue-archive';
import { ARCHIVE_SUBSCRIBER_SOURCE } from '@tideline/domain/subscriber/subscriber';
import { Rss } from 'lucide-react';
import { newsletterArchive } from '@tideline/copy/newsletter/newsletter-archive';
import { useCopy } from '../../../../lib/copy/use-copy.ts';
import { IssueList } from '../../../../features/newsletter-archive/issue-list.tsx';
import { NewsletterForm } from '../../../../features/newsletter-form/newsletter-form.tsx';
import { BlogPaging } from '../../../../features/post/list/blog-paging.tsx';
import { toPageNumber } from '../../../../features/post/list/page-number.ts';
import { WaveLines } from '../../../../ui/drawing/wave-lines.tsx';
import { EmptyState } from '../../../../ui/sections/empty-state.tsx';

/** The sent issues of the newsletter. */
export const Route = createFileRoute('/_site/newsletter/issues/')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: toPageNumber(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps: { page } }) => {
    const api = await context.loadApi();
    const [list] = await Promise.all([api.issues.archive.list.query({ page }), context.copy.load('blog')]);
    const last = list.pageCount > 1 ? list.pageCount : undefined;
    if (list.page > list.pageCount) throw redirect({ to: '.', search: { page: last } });
    return list;
  },
  head: async ({ match: { context }, loaderData }) => {
    const { issueListHead } = await import('../../../../features/newsletter-archive/issue-heads.ts');
    return issueListHead(loaderData, context);
  },
  component: IssueListPage,
});

function IssueListPage() {
  const copy = useCopy('newsletter', 'archive', newsletterArchive);
  const { issues, page, pageCount } = Route.useLoaderData();
  const { timeZone } = Route.useRouteContext().site;
  return (
    <>
      <div className="frame pt-[clamp(1.5rem,4.5vw,4.5rem)]">
        <div className="grid-page items-end gap-y-6">
          <h1 className="type-display col-span-12 -ml-[0.03em] text-display-l lg:col-span-7">{copy.heading}</h1>
          <p className="col-span-12 max-w-[29.25em] text-lead text-muted lg:col-span-5 lg:pb-3">{copy.lead}</p>
        </div>
        <WaveLines
          seed="newsletter archive"
          count={3}
          crests={3.2}
          className="mt-8 h-14 w-full text-accent sm:h-16"
          strokeWidth={1.25}
        />
        <p className="mt-2 text-muted">
          <a href={ISSUES_FEED_PATH} className="inline-flex min-h-11 items-center gap-2 link">
            <Rss aria-hidden="true" className="icon" />
            {copy.feed}
          </a>
        </p>
      </div>
      <div className="frame pt-6 pb-[clamp(7rem,12vw,11rem)]">
        {issues.length === 0 ? (
          <EmptyState title={copy.empty.heading} text={copy.empty.text} />
        ) : (
          <IssueList issues={issues} timeZone={timeZone} />
        )}
        <BlogPaging page={page} pageCount={pageCount} />
        <div className="mt-[clamp(4rem,7vw,7rem)] border-t border-ink pt-8">
          <NewsletterForm source={ARCHIVE_SUBSCRIBER_SOURCE} headingLevel="h2" hasSample={false} />
        </div>
      </div>
    </>
  );
}
