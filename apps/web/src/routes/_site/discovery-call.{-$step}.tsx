import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CallPage } from '../../features/booking/call-page.tsx';
import type { CallLinkSearch } from '../../features/booking/booked-call.ts';
import { LinkedCallPage } from '../../features/booking/late-steps.ts';
import { mayBeMissing } from './-added/may-be-missing.ts';

const loadParts = () => import('../../features/booking/call-route.ts');

/**
 * Books a call. With a step, the pages behind the link of a booked call, which the server marks noindex, no-store and
 * no-referrer.
 */
export const Route = createFileRoute('/_site/discovery-call/{-$step}')({
  validateSearch: (search: CallLinkSearch) => search,
  // The parameters of the page in one order, and no others: the server and the browser name the loaded data by them.
  loaderDeps: ({ search: { kind, zone, day, at, t, done } }) => ({ kind, zone, day, at, t, done }),
  loader: async ({ context, params, deps }) => {
    const data = await (await loadParts()).loadCallRoute(context, params.step, deps);
    if (data === null) throw notFound();
    return data;
  },
  // Always stale: other visitors book times, too.
  staleTime: 0,
  head: async ({ match, loaderData }) => (await loadParts()).callHead(loaderData, match.context),
  ...mayBeMissing,
  component: DiscoveryCallPage,
});

function DiscoveryCallPage() {
  const data = Route.useLoaderData();
  const search = Route.useSearch();
  if (data.step === undefined) return <CallPage offered={data} search={search} />;
  return (
    <Suspense>
      <LinkedCallPage linked={data} search={search} />
    </Suspense>
  );
}
