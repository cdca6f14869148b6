import { createFileRoute } from '@tanstack/react-router';
import { AddedPage } from './-added/added-page.tsx';
import { loadAddedPage } from './-added/load-added-page.ts';
import { mayBeMissing } from './-added/may-be-missing.ts';

/** Every path without another route: the page that staff have added there, or none. */
export const Route = createFileRoute('/_site/$')({
  loader: loadAddedPage,
  // Imported dynamically: static imports of a head are in the first bundle of every page.
  head: async ({ match: { context, pathname }, loaderData }) =>
    (await import('../../lib/head/added-page-head.ts')).addedPageHead(loaderData, pathname, context),
  ...mayBeMissing,
  component: Page,
});

function Page() {
  return <AddedPage page={Route.useLoaderData()} />;
}
