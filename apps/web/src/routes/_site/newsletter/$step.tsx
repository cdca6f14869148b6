import { createFileRoute, notFound } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { endedStep, mailStepAt } from '@tideline/copy/notices/mail-steps';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import { preferencesPage } from '@tideline/copy/notices/preferences';
import { Preferences } from '../../../features/preferences/preferences.tsx';
import { pageMeta } from '../../../lib/head/page-meta.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { NoticePage } from '../../../ui/sections/notice-page.tsx';
import { mayBeMissing } from '../-added/may-be-missing.ts';

/** The token of a link, the message that contained it, if it was an issue's, and the outcome of a form on this page. */
type Search = { t?: string; m?: string; done?: string };

/**
 * The pages behind the links in mails to subscribers. Viewing one changes nothing, since programs follow links, too.
 * Only its forms do: plain POSTs, with and without JavaScript. The server marks the pages noindex, no-store and
 * no-referrer, and receives the forms.
 */
export const Route = createFileRoute('/_site/newsletter/$step')({
  validateSearch: ({ t, m, done }: Record<string, unknown>): Search => ({
    ...(typeof t === 'string' && { t }),
    ...(typeof m === 'string' && { m }),
    ...(typeof done === 'string' && { done }),
  }),
  loaderDeps: ({ search: { t } }) => ({ token: t }),
  loader: async ({ params: { step }, context, deps: { token = '' } }) => {
    if (step === 'preferences') {
      // Text that cannot be a token comes from a truncated link.
      const api = /^[\w.-]{1,1500}$/.test(token) ? await context.loadApi() : null;
      const preferences = (await api?.preferences.read.query({ token })) ?? null;
      return preferences === null ? endedStep : { ...preferencesPage, preferences };
    }
    const content = mailStepAt(step);
    if (!content) throw notFound();
    return content;
  },
  head: ({ match: { context, pathname }, loaderData }) => {
    const { origin, site, copy } = context;
    const missing = copy.read('not-found', 'page', notFoundPage);
    const { title, text } = loaderData ?? { title: missing.heading, text: missing.text };
    return pageMeta({ title, description: text, path: pathname, origin, site, isHidden: true });
  },
  ...mayBeMissing,
  component: MailStepPage,
});

/** A second submit within this time counts as the same one. */
const DOUBLE_TAP_MS = 5_000;

function MailStepPage() {
  const { step } = Route.useParams();
  const { site } = Route.useRouteContext();
  const { t: token = '', m: messageId, done } = Route.useSearch();
  const content = Route.useLoaderData();
  const sentAt = useRef(-Infinity);

  // The first submit uses up the link; a second one would get the page for ended links.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.timeStamp - sentAt.current < DOUBLE_TAP_MS) event.preventDefault();
    else sentAt.current = event.timeStamp;
  }

  if ('preferences' in content) {
    return (
      <Preferences
        link={{ token, messageId }}
        preferences={content.preferences}
        done={done}
        contactEmail={site.contactEmail}
      />
    );
  }
  if (content.button === undefined) {
    return <NoticePage {...content} />;
  }
  return (
    <NoticePage title={content.title} text={content.text}>
      <form method="post" action={`/newsletter/${step}`} onSubmit={handleSubmit}>
        <input type="hidden" name="t" value={token} />
        {messageId === undefined ? null : <input type="hidden" name="m" value={messageId} />}
        <Button type="submit">{content.button}</Button>
      </form>
      {step === 'unsubscribe' ? (
        <p className="mt-8">
          {preferencesPage.instead.text}{' '}
          <a
            href={`/newsletter/preferences?${new URLSearchParams({ t: token, ...(messageId && { m: messageId }) })}`}
            className="text-accent underline decoration-1 underline-offset-4"
          >
            {preferencesPage.instead.link}
          </a>
        </p>
      ) : null}
    </NoticePage>
  );
}
