import { trpc } from '../../../lib/calls/trpc.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { analyticsRangeOf, resultsOf, viewFilterOf } from '../dashboard-search.ts';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { MissedAddresses } from './addresses/missed-addresses.tsx';
import { Redirects } from './addresses/redirects.tsx';
import { ResultsSection } from './funnel/results-section.tsx';
import { WeekSection } from './funnel/week-section.tsx';
import { FunnelSection } from './funnel/funnel-section.tsx';
import { AnalyticsFilter } from './analytics-filter.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { QueryPanel } from '../../../staff/kit/query-panel.tsx';

/** The Analytics tab: pages, sources, enquiries and sign-ups. */
export function AnalyticsPanel({ search, onSearch }: PanelProps<'analytics'>) {
  const range = analyticsRangeOf(search);
  const filter = viewFilterOf(search);
  const analytics = trpc.stats.analytics.useQuery(
    { range, ...filter },
    { placeholderData: (shown) => shown, meta: { failure: 'Failed to fetch analytics' } },
  );
  return (
    <div className="grid gap-6">
      <AnalyticsFilter range={range} filter={filter} onSearch={onSearch} />
      <QueryPanel
        query={analytics}
        skeleton={
          <>
            <output className="sr-only">Loading</output>
            <Skeleton className="h-72 w-full" />
          </>
        }
      >
        {(data) => (
          <div className={classNames('transition-opacity', analytics.isPlaceholderData && 'opacity-50')}>
            <AnalyticsFigures analytics={data} range={range} onSearch={onSearch} />
          </div>
        )}
      </QueryPanel>
      <FunnelSection range={range} />
      <ResultsSection range={range} {...resultsOf(search)} onSearch={onSearch} />
      <WeekSection />
      <div className="grid items-start gap-10 pt-4 lg:grid-cols-2">
        <MissedAddresses />
        <May use="posts.read-drafts">
          <Redirects />
        </May>
      </div>
    </div>
  );
}
