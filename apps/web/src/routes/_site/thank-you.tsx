import { createFileRoute } from '@tanstack/react-router';
import { contactForm, sentPanel } from '../../content/contact.ts';
import { newsletter } from '../../content/newsletter.ts';
import { notFoundPage } from '../../content/notices/not-found.ts';
import { ArticleLinks } from '../../features/contact-form/article-links.tsx';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NoticePage } from '../../ui/sections/notice-page.tsx';

/** By the form and what became of it, as apps/api names it. */
const MESSAGES = {
  contact: contactForm.success,
  newsletter: newsletter.success,
  'newsletter-known': newsletter.alreadySubscribed,
};
type Outcome = keyof typeof MESSAGES;

/** How many articles follow an enquiry. */
const ARTICLE_COUNT = 2;

/** Answers a form that was sent without JavaScript. */
export const Route = createFileRoute('/_site/thank-you')({
  validateSearch: ({ form }: Record<string, unknown>): { form: Outcome } => ({
    form: form === 'newsletter' || form === 'newsletter-known' ? form : 'contact',
  }),
  loaderDeps: ({ search: { form } }) => ({ form }),
  loader: async ({ context, deps: { form } }) => {
    if (form !== 'contact') return [];
    return (await (await context.loadApi()).posts.listSummaries.query({ limit: ARTICLE_COUNT })).items;
  },
  head: ({ match: { context, search } }) => {
    const { title, text } = MESSAGES[search.form];
    const { origin, site } = context;
    return pageMeta({ title, description: text, path: '/thank-you', origin, site, isHidden: true });
  },
  component: ThankYouPage,
});

function ThankYouPage() {
  const { form } = Route.useSearch();
  const articles = Route.useLoaderData();
  return (
    <NoticePage {...MESSAGES[form]} links={notFoundPage.links}>
      {articles.length > 0 ? (
        <>
          <h2 className="type-label text-muted">{sentPanel.reading}</h2>
          <ArticleLinks articles={articles} />
        </>
      ) : undefined}
    </NoticePage>
  );
}
