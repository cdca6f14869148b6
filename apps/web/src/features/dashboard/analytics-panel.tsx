import type { Analytics, TrafficSource } from '@tideline/domain/stats';
import { formatDateLong } from '@tideline/domain/publish-date';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BarTable } from './bar-table.tsx';
import { LoadFailure } from './load-failure.tsx';

const FAILURE = 'Failed to fetch analytics';
const SOURCE_NAMES: Record<TrafficSource, string> = {
  organic: 'Organic search',
  direct: 'Direct',
  social: 'Social',
  referral: 'Referral',
};

/** What is read on the site, and where its readers come from. */
export function AnalyticsPanel() {
  const analytics = trpc.stats.analytics.useQuery(undefined, { refetchOnMount: 'always', meta: { failure: FAILURE } });
  return (
    <>
      {analytics.isError ? (
        <LoadFailure message={FAILURE} error={analytics.error} onRetry={() => void analytics.refetch()} />
      ) : null}
      {analytics.isPending ? <Skeleton className="h-72 w-full" /> : null}
      {analytics.data ? <Figures analytics={analytics.data} /> : null}
    </>
  );
}

function Figures({ analytics: { totalViews, pageViews, sources, since } }: { analytics: Analytics }) {
  if (since === null) {
    return <EmptyState title="No page views yet" text="The first visit to the site is counted as it happens." />;
  }
  const counted = `Once per visitor, page and day, since ${formatDateLong(`${since}T12:00:00.000Z`, 'UTC')}`;
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        <strong className="type-title mr-2 text-title text-ink lining-nums">
          {totalViews.toLocaleString('en-US')}
        </strong>
        page views. {counted}, without bots and without signed-in staff. No cookies, no addresses kept.
      </p>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <BarTable
          caption="Page views"
          heads={['Page', 'Views']}
          rows={pageViews.map(({ page, views }) => ({
            label: page,
            value: views,
            text: views.toLocaleString('en-US'),
          }))}
          explanation={counted}
        />
        <BarTable
          caption="Traffic sources"
          heads={['Source', 'Share']}
          rows={sources.map(({ source, views, percent }) => ({
            label: SOURCE_NAMES[source],
            value: views,
            text: `${percent}%`,
          }))}
          explanation={`Share of page views by where they came from, since ${since}`}
        />
      </div>
    </div>
  );
}
