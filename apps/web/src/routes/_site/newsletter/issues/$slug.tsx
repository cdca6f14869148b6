import { createFileRoute, notFound } from '@tanstack/react-router';
import { ARCHIVE_SUBSCRIBER_SOURCE } from '@tideline/domain/subscriber/subscriber';
import { newsletterArchive } from '@tideline/copy/newsletter/newsletter-archive';
import { useCopy } from '../../../../lib/copy/use-copy.ts';
import { IssueArticle } from '../../../../features/newsletter-archive/issue-article.tsx';
import { NewsletterForm } from '../../../../features/newsletter-form/newsletter-form.tsx';
import { PostBody } from '../../../../features/post/article/post-body.tsx';
import { NoticePage } from '../../../../ui/sections/notice-page.tsx';

/** A sent issue of the newsletter. */
export const Route = createFileRoute('/_site/newsletter/issues/$slug')({
  // Imported dynamically: static imports of a loader or a head are in the first bundle of every page.
  loader: async ({ context, params }) => {
    const { loadIssue } = await import('../../../../features/newsletter-archive/load-issue.ts');
    const [shown] = await Promise.all([loadIssue(context.loadApi, params.slug), context.copy.load('blog')]);
    if (!shown) throw notFound();
    return shown;
  },
  head: async ({ match: { context, pathname }, loaderData }) => {
    const { issueHead } = await import('../../../../features/newsletter-archive/issue-heads.ts');
    return issueHead(loaderData, pathname, context);
  },
  notFoundComponent: IssueNotFound,
  component: IssueRoute,
});

function IssueRoute() {
  const copy = useCopy('newsletter', 'archive', newsletterArchive);
  const shown = Route.useLoaderData();
  const { timeZone } = Route.useRouteContext().site;
  return (
    <IssueArticle
      shown={shown}
      timeZone={timeZone}
      body={<PostBody html={shown.html} />}
      signUp={
        <NewsletterForm source={ARCHIVE_SUBSCRIBER_SOURCE} heading={copy.signUp} headingLevel="h2" hasSample={false} />
      }
    />
  );
}

function IssueNotFound() {
  const copy = useCopy('newsletter', 'archive', newsletterArchive);
  const { heading, text } = copy.notFound;
  return <NoticePage title={heading} text={text} links={[{ label: copy.all, to: '/newsletter/issues' }]} />;
}
