import type { Analytics, AnalyticsRange } from '@tideline/domain/stats/analytics';
import { formatDateLong } from '@tideline/domain/time/publish-date';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { quantity } from '../../../lib/text/quantity.ts';
import { compared, RANGE_NAMES, SOURCE_NAMES, sum, summary } from './analytics-words.ts';
import { BarTable } from './bar-table.tsx';
import { ChartCard } from './chart-card.tsx';
import { bucketUnit, toBuckets } from './chart-buckets.ts';

const VIEWS: [string, string] = ['view', 'views'];

export type AnalyticsFiguresProps = {
  analytics: Analytics;
  range: AnalyticsRange;
  onSearch: PanelProps<'analytics'>['onSearch'];
};

/** The figures of a range: a sentence, charts and tables, each with its definition. */
export function AnalyticsFigures({ analytics, range, onSearch }: AnalyticsFiguresProps) {
  const { pageViews, topPages, sources, days, previous, otherViews, since } = analytics;
  const began = since === null ? null : formatDateLong(`${since}T12:00:00.000Z`, 'UTC');
  const span = `In the last ${RANGE_NAMES[range]}${began ? `; counted since ${began}` : ''}`;
  const counted = `Counted once per visitor, page and day. ${span}.`;
  const unit = bucketUnit(range);
  const chartOf = (of: 'views' | 'enquiries' | 'subscribers') => ({
    unit,
    buckets: toBuckets(
      days.map((day) => ({ day: day.day, value: day[of] })),
      unit,
    ),
    comparison: compared(sum(days, of), previous?.[of] ?? null, range),
  });
  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <p className="max-w-4xl text-lg">{summary(analytics, range)}</p>
        <p className="text-sm text-muted">
          {counted} Left out: {quantity(otherViews.bot, VIEWS)} by bots and {quantity(otherViews.staff, VIEWS)} by
          signed-in staff. No cookies, no addresses stored; Do Not Track and Global Privacy Control are respected.
        </p>
      </div>
      {began === null ? (
        <EmptyState title="No page views yet" text="The first visit to the site is counted as it happens." />
      ) : (
        <ChartCard name={`Views per ${unit}`} nouns={VIEWS} kind="area" explanation={counted} {...chartOf('views')} />
      )}
      <div className="grid items-start gap-10 lg:grid-cols-3">
        <BarTable
          caption="Page views"
          heads={['Page', 'Views']}
          rows={pageViews.map(({ page, views }) => ({
            label: page,
            value: views,
            text: views.toLocaleString('en-US'),
            onChoose: () => onSearch({ page }),
          }))}
          explanation={`${counted} Contact counts the form being opened; Blog counts its posts and archive pages, too.`}
        />
        <BarTable
          caption="Traffic sources"
          heads={['Source', 'Share']}
          rows={sources.map(({ source, views, percent }) => ({
            label: SOURCE_NAMES[source],
            value: views,
            text: `${percent}%`,
            onChoose: () => onSearch({ source }),
          }))}
          explanation={`Share of page views by source. ${span}.`}
        />
        {topPages.length > 0 ? (
          <BarTable
            caption="Top pages"
            heads={['Address', 'Views']}
            rows={topPages.map(({ path, views }) => ({
              label: path,
              value: views,
              text: views.toLocaleString('en-US'),
              onChoose: () => onSearch({ page: path }),
            }))}
            explanation={`The ten most viewed addresses. ${counted}`}
          />
        ) : null}
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <ChartCard
          name={`Inquiries per ${unit}`}
          nouns={['inquiry', 'inquiries']}
          kind="bars"
          explanation={`Contact forms sent, without spam, by the day they arrived, from every page and source. In the last ${RANGE_NAMES[range]}.`}
          {...chartOf('enquiries')}
        />
        <ChartCard
          name={`Subscribers per ${unit}`}
          nouns={['sign-up', 'sign-ups']}
          kind="bars"
          explanation={`Addresses that joined the newsletter, including those that have left since, from every page and source. In the last ${RANGE_NAMES[range]}.`}
          {...chartOf('subscribers')}
        />
      </div>
    </div>
  );
}
