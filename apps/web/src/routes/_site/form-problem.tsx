import { createFileRoute } from '@tanstack/react-router';
import { contactForm } from '../../content/contact.ts';
import { newsletter } from '../../content/newsletter.ts';
import { type FormName, formNameOf } from '../../lib/form-name.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { NoticePage } from '../../ui/notice-page.tsx';

const MESSAGES = { contact: contactForm.failure, newsletter: newsletter.failure };
const BACK = {
  contact: { label: 'Back to the form', to: '/', hash: 'contact' },
  newsletter: { label: 'Back to the form', to: '/', hash: 'blog' },
} as const;
/** Longer than any sentence of ours: the text stands in the address, where anybody can write anything. */
const MESSAGE_MAX_LENGTH = 300;

/** Answers a form that was sent without JavaScript and refused. */
export const Route = createFileRoute('/_site/form-problem')({
  validateSearch: (search: Record<string, unknown>): { form: FormName; message?: string } => {
    const { form, message } = search;
    const isSentence = typeof message === 'string' && message.length <= MESSAGE_MAX_LENGTH;
    return { form: formNameOf(form), ...(isSentence ? { message } : {}) };
  },
  head: ({ match: { context, search } }) => {
    const { title, text } = MESSAGES[search.form];
    const { origin, site } = context;
    return pageMeta({ title, description: text, path: '/form-problem', origin, site, isHidden: true });
  },
  component: FormProblemPage,
});

function FormProblemPage() {
  const { form, message } = Route.useSearch();
  const { title, text } = MESSAGES[form];
  return <NoticePage title={title} text={text} detail={message} links={[BACK[form]]} />;
}
