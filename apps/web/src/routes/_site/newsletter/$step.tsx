import { createFileRoute, notFound } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { mailStepAt } from '../../../content/notices/mail-steps.ts';
import { notFoundPage } from '../../../content/notices/not-found.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NoticePage } from '../../../ui/sections/notice-page.tsx';
import { NotFoundPage } from '../-not-found-page.tsx';

/**
 * The pages behind the links in mails to subscribers. Viewing one changes nothing, since programs follow links too: its
 * button does. The server marks the pages noindex, no-store and no-referrer, and receives what the button sends.
 */
export const Route = createFileRoute('/_site/newsletter/$step')({
  validateSearch: ({ t, m }: Record<string, unknown>): { t?: string; m?: string } => ({
    ...(typeof t === 'string' && { t }),
    ...(typeof m === 'string' && { m }),
  }),
  loader: ({ params: { step } }) => {
    const content = mailStepAt(step);
    if (!content) throw notFound();
    return content;
  },
  head: ({ match: { context, pathname }, loaderData }) => {
    const { origin, site } = context;
    const { title, text } = loaderData ?? { title: notFoundPage.heading, text: notFoundPage.text };
    return pageMeta({ title, description: text, path: pathname, origin, site, isHidden: true });
  },
  notFoundComponent: NotFoundPage,
  component: MailStepPage,
});

/** A second press within this time counts as the same press. */
const DOUBLE_TAP_MS = 5_000;

function MailStepPage() {
  const { step } = Route.useParams();
  const { t: token, m: messageId } = Route.useSearch();
  const content = Route.useLoaderData();
  const sentAt = useRef(-Infinity);

  // The first press uses the link up: a second one would be answered as ended.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.timeStamp - sentAt.current < DOUBLE_TAP_MS) event.preventDefault();
    else sentAt.current = event.timeStamp;
  }

  if (content.button === undefined) {
    return <NoticePage {...content} />;
  }
  return (
    <NoticePage title={content.title} text={content.text}>
      <form method="post" action={`/newsletter/${step}`} onSubmit={handleSubmit}>
        <input type="hidden" name="t" value={token ?? ''} />
        {messageId === undefined ? null : <input type="hidden" name="m" value={messageId} />}
        <Button type="submit">{content.button}</Button>
      </form>
    </NoticePage>
  );
}
