import { createFileRoute, notFound } from '@tanstack/react-router';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NotFoundPage } from './-not-found-page.tsx';

/** Every path without another route. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context, pathname } }) => {
    const { origin, site, copy } = context;
    const { heading, text } = copy.read('not-found', 'page', notFoundPage);
    return pageMeta({ title: heading, description: text, path: pathname, origin, site, isHidden: true });
  },
  notFoundComponent: NotFoundPage,
});
