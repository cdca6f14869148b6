import { createFileRoute } from '@tanstack/react-router';
import { contactForm, sentPanel } from '@tideline/copy/contact/contact';
import { newsletter } from '@tideline/copy/newsletter/newsletter';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import { ArticleLinks } from '../../features/contact-form/article-links.tsx';
import { ReceiptFacts } from '../../features/contact-form/receipt-facts.tsx';
import type { Receipt, SentAddress } from '../../features/contact-form/receipt.ts';
import type { PostSummary } from '@tideline/domain/post/post';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NoticePage } from '../../ui/sections/notice-page.tsx';

/** Outcomes of a newsletter sign-up, as apps/api names them. */
const OUTCOMES = {
  newsletter: 'subscribed',
  'newsletter-known': 'known',
  'newsletter-confirm': 'confirm',
  'newsletter-confirm-again': 'confirm-again',
  'newsletter-confirm-later': 'confirm-later',
} as const;
type Outcome = 'contact' | keyof typeof OUTCOMES;
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
    const { origin, site, copy } = context;
    const form = copy.read('contact', 'form', contactForm);
    const { title, text } = messageOf(search.form, form, copy.read('newsletter', 'form', newsletter));
    return pageMeta({ title, description: text, path: '/thank-you', origin, site, isHidden: true });
  },
  component: ThankYouPage,
});

function isOutcome(form: string | undefined): form is Outcome {
  return form === 'contact' || (form !== undefined && Object.hasOwn(OUTCOMES, form));
}

function messageOf(outcome: Outcome, { success }: typeof contactForm, { outcomes }: typeof newsletter) {
  return outcome === 'contact' ? success : outcomes[OUTCOMES[outcome]];
}

function ThankYouPage() {
  const { form } = Route.useSearch();
  const { receipt, articles } = Route.useLoaderData();
  const contact = useCopy('contact', 'form', contactForm);
  const message = messageOf(form, contact, useCopy('newsletter', 'form', newsletter));
  const { reading } = useCopy('contact', 'sent', sentPanel);
  const { links } = useCopy('not-found', 'page', notFoundPage);
  return (
    <NoticePage {...message} links={links}>
      {form === 'contact' ? (
        <div className="grid max-w-[34em] gap-6">
          {receipt ? <ReceiptFacts receipt={receipt} /> : null}
          {articles.length > 0 ? (
            <div>
              <h2 className="type-label text-muted">{reading}</h2>
              <ArticleLinks articles={articles} />
            </div>
          ) : null}
        </div>
      ) : undefined}
    </NoticePage>
  );
}
