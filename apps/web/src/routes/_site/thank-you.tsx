import { createFileRoute } from '@tanstack/react-router';
import { contactForm } from '../../content/contact.ts';
import { newsletter } from '../../content/newsletter.ts';
import { notFoundPage } from '../../content/not-found.ts';
import { type FormName, formNameOf } from '../../lib/form-name.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

const MESSAGES = { contact: contactForm.success, newsletter: newsletter.success };

/** Answers a form that was sent without JavaScript. */
export const Route = createFileRoute('/_site/thank-you')({
  validateSearch: (search: Record<string, unknown>): { form: FormName } => ({ form: formNameOf(search['form']) }),
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
