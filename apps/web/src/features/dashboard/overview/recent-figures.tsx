import { Link } from '@tanstack/react-router';
import type { AnalyticsDay } from '@tideline/domain/stats/analytics';
import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import type { DashboardSearch } from '../dashboard-search.ts';
import { OverviewSection } from './overview-section.tsx';
import { Sparkline } from './sparkline.tsx';

const FIGURES: readonly { label: string; of: keyof Omit<AnalyticsDay, 'day'>; search: DashboardSearch }[] = [
  { label: 'Page views', of: 'views', search: { tab: 'analytics', range: '30d' } },
  { label: 'Inquiries', of: 'enquiries', search: { tab: 'contacts', sort: '-date' } },
  { label: 'Sign-ups', of: 'subscribers', search: { tab: 'newsletter', sort: '-date' } },
];

/** Views, enquiries and sign-ups of the last 30 days, each with its days. */
export function RecentFigures() {
  const analytics = trpc.stats.analytics.useQuery({ range: '30d' }, { meta: { failure: 'Failed to fetch analytics' } });
  const days = analytics.data?.days;
  return (
    <OverviewSection title="Last 30 days" more={{ label: 'Analytics', search: { tab: 'analytics' } }}>
      <LoadFailure query={analytics} />
      {analytics.isPending ? <Skeleton className="my-3 h-32 w-full" /> : null}
      <ul>
        {days
          ? FIGURES.map(({ label, of, search }) => (
              <li key={of} className="border-b border-line">
                <Link
                  to="/admin"
                  search={search}
                  resetScroll={false}
                  preload={false}
                  className="grid min-h-11 grid-cols-[5.5rem_4rem_1fr] items-center gap-3 px-1 py-2 hover:bg-sunk"
                >
                  <span className="text-sm text-muted">{label}</span>
                  <span className="text-right font-[560] tabular-nums">
                    {days.reduce((sum, day) => sum + day[of], 0).toLocaleString('en-US')}
                  </span>
                  <Sparkline values={days.map((day) => day[of])} />
                </Link>
              </li>
            ))
          : null}
      </ul>
    </OverviewSection>
  );
}
