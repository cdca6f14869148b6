import type { Analytics, AnalyticsRange } from '@tideline/domain/stats/analytics';
import { shareText } from '@tideline/domain/stats/share';
import { formatDateLong } from '@tideline/domain/time/publish-date';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { quantity } from '../../../lib/text/quantity.ts';
import { RANGE_NAMES, SOURCE_NAMES, trafficHeadline } from './analytics-words.ts';
import { BarTable } from './bar-table.tsx';
import { ChartCard } from './chart-card.tsx';
import { chartFigures } from './chart-figures.ts';
import { Headline } from './headline.tsx';

const VIEWS: [string, string] = ['view', 'views'];

export type AnalyticsFiguresProps = {
  analytics: Analytics;
  range: AnalyticsRange;
  onSearch: PanelProps<'analytics'>['onSearch'];
};

/** The figures of a range: a sentence, charts and tables, each with its definition. */
export function AnalyticsFigures({ analytics, range, onSearch }: AnalyticsFiguresProps) {
  const { totalViews, pageViews, topPages, sources, otherViews, since } = analytics;
  const began = since === null ? null : formatDateLong(`${since}T12:00:00.000Z`, 'UTC');
  const span = `In the last ${RANGE_NAMES[range]}${began ? `; counted since ${began}` : ''}`;
  const counted = `Counted once per visitor, page and day. ${span}.`;
  const views = chartFigures(analytics, 'views', range);
  const headline = trafficHeadline(analytics, range);
  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <Headline figure={headline.figure}>{headline.rest}</Headline>
        <p className="max-w-4xl text-sm text-muted">
          {counted} Left out: {quantity(otherViews.bot, VIEWS)} by bots and {quantity(otherViews.staff, VIEWS)} by
          signed-in staff. No cookies, no addresses stored; Do Not Track and Global Privacy Control are respected.
        </p>
      </div>
      {began === null ? (
        <EmptyState title="No page views yet" text="The first visit to the site is counted as it happens." />
      ) : (
        <ChartCard name={`Views per ${views.unit}`} nouns={VIEWS} kind="area" explanation={counted} {...views} />
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
            text: shareText(views, totalViews, percent),
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
      <ChartCard
        name={`Subscribers per ${views.unit}`}
        nouns={['sign-up', 'sign-ups']}
        kind="bars"
        explanation={`Addresses that joined the newsletter, including those that have left since, from every page and source. In the last ${RANGE_NAMES[range]}.`}
        {...chartFigures(analytics, 'subscribers', range)}
      />
    </div>
  );
}
