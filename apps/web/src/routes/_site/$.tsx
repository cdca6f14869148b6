import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { AddedPage } from './-added/added-page.tsx';
import { loadAddedPage } from './-added/load-added-page.ts';
import { NotFoundPage } from './-not-found-page.tsx';

/** Every path without another route: the page that staff have added there, or none. */
export const Route = createFileRoute('/_site/$')({
  loader: async ({ context, location }) => {
    const page = await loadAddedPage(context.loadApi, location);
    if (page) return page;
    if (page === undefined) throw redirect({ href: location.pathname, reloadDocument: true });
    throw notFound();
  },
  // Imported dynamically: static imports of a head are in the first bundle of every page.
  head: async ({ match: { context, pathname }, loaderData }) =>
    (await import('../../lib/head/added-page-head.ts')).addedPageHead(loaderData, pathname, context),
  notFoundComponent: NotFoundPage,
  component: Page,
});

function Page() {
  return <AddedPage page={Route.useLoaderData()} />;
}
