import { createFileRoute } from '@tanstack/react-router';
import { contactForm } from '../../content/contact.ts';
import { newsletter } from '../../content/newsletter.ts';
import { notFoundPage } from '../../content/notices/not-found.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NoticePage } from '../../ui/sections/notice-page.tsx';

/** By the form and what became of it, as apps/api names it. */
const MESSAGES = {
  contact: contactForm.success,
  newsletter: newsletter.success,
  'newsletter-known': newsletter.alreadySubscribed,
};
type Outcome = keyof typeof MESSAGES;

/** Answers a form that was sent without JavaScript. */
export const Route = createFileRoute('/_site/thank-you')({
  validateSearch: ({ form }: Record<string, unknown>): { form: Outcome } => ({
    form: form === 'newsletter' || form === 'newsletter-known' ? form : 'contact',
  }),
  head: ({ match: { context, search } }) => {
    const { title, text } = MESSAGES[search.form];
    const { origin, site } = context;
    return pageMeta({ title, description: text, path: '/thank-you', origin, site, isHidden: true });
  },
  component: ThankYouPage,
});

function ThankYouPage() {
  const { form } = Route.useSearch();
  return <NoticePage {...MESSAGES[form]} links={notFoundPage.links} />;
}
