import { createFileRoute, notFound } from '@tanstack/react-router';
import { newsletterStepLinks } from '../../../content/newsletter-steps.ts';
import { notFoundPage } from '../../../content/not-found.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticePage } from '../../../ui/notice-page.tsx';

/**
 * Where the links in mails to subscribers lead. To look at a page changes nothing, since programs follow links, too: the
 * button does. The server marks the pages noindex, no-store, no-referrer, and takes what the button sends.
 */
export const Route = createFileRoute('/_site/newsletter/$step')({
  validateSearch: (search: Record<string, unknown>): { t?: string } =>
    typeof search['t'] === 'string' ? { t: search['t'] } : {},
  loader: async ({ params: { step } }) => {
    // Not part of what every page loads.
    const { newsletterSteps } = await import('../../../content/newsletter-steps.ts');
    const content = Object.hasOwn(newsletterSteps, step) ? newsletterSteps[step] : undefined;
    if (!content) throw notFound();
    return content;
  },
  head: ({ match: { context, pathname }, loaderData }) => {
    const { origin, site } = context;
    const title = loaderData?.title ?? notFoundPage.heading;
    const description = loaderData?.text ?? notFoundPage.text;
    return pageMeta({ title, description, path: pathname, origin, site, isHidden: true });
  },
  component: NewsletterStepPage,
});

function NewsletterStepPage() {
  const { step } = Route.useParams();
  const { t: token } = Route.useSearch();
  const content = Route.useLoaderData();
  if (content.button === undefined) {
    return <NoticePage {...content} links={newsletterStepLinks[step === 'ended' ? 'ended' : 'others']} />;
  }
  return (
    <NoticePage title={content.title} text={content.text}>
      <form method="post" action={`/newsletter/${step}`}>
        <input type="hidden" name="t" value={token ?? ''} />
        <Button type="submit">{content.button}</Button>
      </form>
    </NoticePage>
  );
}
