import { createFileRoute, notFound } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { notFoundPage } from '../../../content/notices/not-found.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NoticePage } from '../../../ui/sections/notice-page.tsx';
import { NotFoundPage } from '../-not-found-page.tsx';

/**
 * Where the links in mails lead: /newsletter/… and /sign-in/…, and no other address, in one route, since every page loads
 * the plan of all routes. To look at a page changes nothing, since programs follow links, too: the button does. The server
 * marks the pages noindex, no-store, no-referrer, and takes what the button sends.
 */
export const Route = createFileRoute('/_site/$mail/$step')({
  validateSearch: (search: Record<string, unknown>): { t?: string } =>
    typeof search['t'] === 'string' ? { t: search['t'] } : {},
  loader: async ({ params: { mail, step } }) => {
    // Loaded here, so that the words stay out of what every page loads.
    const { mailStepAt } = await import('../../../content/notices/mail-steps.ts');
    const content = mailStepAt(mail, step);
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

/** Whoever presses again within this time means the same press. */
const DOUBLE_TAP_MS = 5_000;

function MailStepPage() {
  const { mail, step } = Route.useParams();
  const { t: token } = Route.useSearch();
  const content = Route.useLoaderData();
  const sentAt = useRef(-Infinity);

  // The first press uses the link up: the answer to a second one would be that it has ended.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.timeStamp - sentAt.current < DOUBLE_TAP_MS) event.preventDefault();
    else sentAt.current = event.timeStamp;
  }

  if (content.button === undefined) {
    return <NoticePage {...content} />;
  }
  return (
    <NoticePage title={content.title} text={content.text}>
      <form method="post" action={`/${mail}/${step}`} onSubmit={handleSubmit}>
        <input type="hidden" name="t" value={token ?? ''} />
        <Button type="submit">{content.button}</Button>
      </form>
    </NoticePage>
  );
}
