import type { Analytics, AnalyticsRange } from '@tideline/domain/stats/analytics';
import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from '@tideline/domain/stats/analytics';
import type { TrafficSource } from '@tideline/domain/stats/stats';
import { formatDateLong } from '@tideline/domain/post/publish-date';
import { trpc } from '../../../lib/calls/trpc.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { BarTable } from './bar-table.tsx';
import { ChartCard } from './chart-card.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { analyticsRangeOf } from '../dashboard-search.ts';
import { LoadFailure } from '../../../staff/load-failure.tsx';

const FAILURE = 'Failed to fetch analytics';
const RANGE_NAMES: Record<AnalyticsRange, string> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
};
const SOURCE_NAMES: Record<TrafficSource, string> = {
  organic: 'Organic search',
  direct: 'Direct',
  social: 'Social',
  referral: 'Referral',
};

/** The Analytics tab: pages, sources, enquiries and sign-ups. */
export function AnalyticsPanel({ search, onSearch }: PanelProps) {
  const range = analyticsRangeOf(search);
  const analytics = trpc.stats.analytics.useQuery(
    { range },
    { refetchOnMount: 'always', placeholderData: (shown) => shown, meta: { failure: FAILURE } },
  );
  return (
    <div className="grid gap-6">
      <RangePicker
        range={range}
        onRange={(chosen) => onSearch({ range: chosen === DEFAULT_ANALYTICS_RANGE ? undefined : chosen })}
      />
      <LoadFailure message={FAILURE} query={analytics} />
      {analytics.isPending ? (
        <>
          <output className="sr-only">Loading</output>
          <Skeleton className="h-72 w-full" />
        </>
      ) : null}
      {analytics.data ? (
        <div className={classNames('transition-opacity', analytics.isPlaceholderData && 'opacity-50')}>
          <Figures analytics={analytics.data} range={range} />
        </div>
      ) : null}
    </div>
  );
}

function RangePicker({ range, onRange }: { range: AnalyticsRange; onRange: (range: AnalyticsRange) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Show the last</legend>
      {ANALYTICS_RANGES.map((known) => (
        <label
          key={known}
          className="type-label flex min-h-9 cursor-pointer items-center rounded-control border border-line-strong px-3 has-checked:border-fill has-checked:bg-fill has-checked:text-on-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="range"
            className="sr-only"
            checked={known === range}
            onChange={() => onRange(known)}
          />
          {RANGE_NAMES[known]}
        </label>
      ))}
    </fieldset>
  );
}

function Figures({ analytics, range }: { analytics: Analytics; range: AnalyticsRange }) {
  const { totalViews, pageViews, topPages, sources, days, otherViews, since } = analytics;
  const began = since === null ? null : formatDateLong(`${since}T12:00:00.000Z`, 'UTC');
  const span = `In the last ${RANGE_NAMES[range]}${began ? `; counted since ${began}` : ''}`;
  const counted = `Once per visitor, page and day. ${span}.`;
  const leftOut = `${howMany(otherViews.bot)} by bots and ${howMany(otherViews.staff)} by signed-in staff`;
  return (
    <div className="grid gap-10">
      <p className="text-muted">
        <strong className="type-title mr-2 text-title text-ink lining-nums" title={counted}>
          {totalViews.toLocaleString('en-US')}
        </strong>
        page views. {counted} Left out: {leftOut}. No cookies, no addresses kept; Do Not Track and Global Privacy
        Control are respected.
      </p>
      {began === null ? (
        <EmptyState title="No page views yet" text="The first visit to the site is counted as it happens." />
      ) : (
        <ChartCard
          name="Views per day"
          nouns={['view', 'views']}
          kind="area"
          days={days.map(({ day, views }) => ({ day, value: views }))}
          explanation={counted}
        />
      )}
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <ChartCard
          name="Enquiries per day"
          nouns={['enquiry', 'enquiries']}
          kind="bars"
          days={days.map(({ day, enquiries }) => ({ day, value: enquiries }))}
          explanation={`Contact forms sent, without spam, by the day they arrived. In the last ${RANGE_NAMES[range]}.`}
        />
        <ChartCard
          name="Subscribers per day"
          nouns={['sign-up', 'sign-ups']}
          kind="bars"
          days={days.map(({ day, subscribers }) => ({ day, value: subscribers }))}
          explanation={`Addresses that joined the newsletter, also those that have left since. In the last ${RANGE_NAMES[range]}.`}
        />
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-3">
        <BarTable
          caption="Page views"
          heads={['Page', 'Views']}
          rows={pageViews.map(({ page, views }) => ({
            label: page,
            value: views,
            text: views.toLocaleString('en-US'),
          }))}
          explanation={`${counted} Contact counts the form being opened; Blog counts its posts, too.`}
        />
        <BarTable
          caption="Traffic sources"
          heads={['Source', 'Share']}
          rows={sources.map(({ source, views, percent }) => ({
            label: SOURCE_NAMES[source],
            value: views,
            text: `${percent}%`,
          }))}
          explanation={`Share of the page views by where they came from. ${span}.`}
        />
        {topPages.length > 0 ? (
          <BarTable
            caption="Top pages"
            heads={['Address', 'Views']}
            rows={topPages.map(({ path, views }) => ({
              label: path,
              value: views,
              text: views.toLocaleString('en-US'),
            }))}
            explanation={`The ten most viewed addresses. ${counted}`}
          />
        ) : null}
      </div>
    </div>
  );
}

function howMany(views: number): string {
  return `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;
}
