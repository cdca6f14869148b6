import { createFileRoute, notFound } from '@tanstack/react-router';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NotFoundPage } from './-not-found-page.tsx';

/** Every path without another route. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context, pathname } }) =>
    pageMeta({
      title: notFoundPage.heading,
      description: notFoundPage.text,
      path: pathname,
      origin: context.origin,
      site: context.site,
      isHidden: true,
    }),
  notFoundComponent: NotFoundPage,
});
