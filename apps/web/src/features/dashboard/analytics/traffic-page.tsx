import { trpc } from '../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { AnalyticsFilter } from './analytics-filter.tsx';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { analyticsRangeOf, viewFilterOf } from './analytics-search.ts';
import { WeekSection } from './funnel/week-section.tsx';

/** Who visits the site: views, pages, sources and sign-ups, and the last week. */
export function TrafficPage({ search, onSearch }: PanelProps<'analytics'>) {
  const range = analyticsRangeOf(search);
  const filter = viewFilterOf(search);
  const analytics = trpc.stats.analytics.useQuery(
    { range, ...filter },
    { placeholderData: (shown) => shown, meta: { failure: 'Failed to fetch analytics' } },
  );
  return (
    <div className="grid gap-10">
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
      </div>
      <WeekSection />
    </div>
  );
}
