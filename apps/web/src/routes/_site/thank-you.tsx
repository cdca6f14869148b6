import { createFileRoute } from '@tanstack/react-router';
import { contactForm, sentPanel } from '@tideline/copy/contact';
import { newsletter } from '@tideline/copy/newsletter';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import { ArticleLinks } from '../../features/contact-form/article-links.tsx';
import { ReceiptFacts } from '../../features/contact-form/receipt-facts.tsx';
import type { Receipt, SentAddress } from '../../features/contact-form/receipt.ts';
import type { PostSummary } from '@tideline/domain/post/post';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NoticePage } from '../../ui/sections/notice-page.tsx';

/** Messages by form and outcome, as apps/api names them. */
const MESSAGES = {
  contact: contactForm.success,
  newsletter: newsletter.outcomes.subscribed,
  'newsletter-known': newsletter.outcomes.known,
  'newsletter-confirm': newsletter.outcomes.confirm,
  'newsletter-confirm-again': newsletter.outcomes['confirm-again'],
  'newsletter-confirm-later': newsletter.outcomes['confirm-later'],
};
type Outcome = keyof typeof MESSAGES;
type Search = SentAddress & { form: Outcome };

/** Number of articles suggested after an enquiry. */
const ARTICLE_COUNT = 2;

/** Answers a form that was sent without JavaScript. */
export const Route = createFileRoute('/_site/thank-you')({
  validateSearch: ({ form, reference, sent }: Record<string, string | undefined>): Search => ({
    form: isOutcome(form) ? form : 'contact',
    reference,
    sent,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({
    context,
    deps: { form, ...address },
  }): Promise<{ receipt: Receipt | null; articles: PostSummary[] }> => {
    if (form !== 'contact') return { receipt: null, articles: [] };
    const [api, { readReceipt }] = await Promise.all([
      context.loadApi(),
      import('../../features/contact-form/receipt.ts'),
    ]);
    const { items } = await api.posts.listSummaries.query({ limit: ARTICLE_COUNT });
    return { receipt: readReceipt(address, Date.now(), context.site.timeZone), articles: items };
  },
  head: ({ match: { context, search } }) => {
    const { title, text } = MESSAGES[search.form];
    const { origin, site } = context;
    return pageMeta({ title, description: text, path: '/thank-you', origin, site, isHidden: true });
  },
  component: ThankYouPage,
});

function isOutcome(form: string | undefined): form is Outcome {
  return form !== undefined && Object.hasOwn(MESSAGES, form);
}

function ThankYouPage() {
  const { form } = Route.useSearch();
  const { receipt, articles } = Route.useLoaderData();
  return (
    <NoticePage {...MESSAGES[form]} links={notFoundPage.links}>
      {form === 'contact' ? (
        <div className="grid max-w-[34em] gap-6">
          {receipt ? <ReceiptFacts receipt={receipt} /> : null}
          {articles.length > 0 ? (
            <div>
              <h2 className="type-label text-muted">{sentPanel.reading}</h2>
              <ArticleLinks articles={articles} />
            </div>
          ) : null}
        </div>
      ) : undefined}
    </NoticePage>
  );
}
