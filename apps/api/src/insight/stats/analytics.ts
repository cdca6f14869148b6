import { ANALYTICS_RANGE_DAYS, TOP_PAGES_COUNT, type Analytics } from '@tideline/domain/stats/analytics';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { COUNTED_PAGES, countedPage, TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import type { AnalyticsQuery } from '@tideline/domain/stats/stats.schema';
import type { Db } from '../../core/store/schema.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { fillDays, findPrevious } from './day-figures.ts';
import { lastDays } from './last-days.ts';
import { findFirstDay, listPathViews, sumOtherViews } from './series.repository.ts';
import { wholePercents } from './whole-percents.ts';

/**
 * The figures of a range of days that ends today in the agency's zone. Documented pages are listed even without views,
 * unless a filter excludes them.
 */
export async function findAnalytics(db: Db, query: AnalyticsQuery, now: string): Promise<Analytics> {
  const { range, ...filter } = query;
  const { timeZone } = await findSettings(db);
  const days = lastDays(dayInZone(now, timeZone), ANALYTICS_RANGE_DAYS[range]);
  const [firstDay = ''] = days;
  const since = await findFirstDay(db);
  const [rows, series, previous, otherViews] = await Promise.all([
    listPathViews(db, firstDay, filter),
    fillDays(db, days, timeZone, filter),
    findPrevious(db, { firstDay, count: days.length, since, timeZone }, filter),
    sumOtherViews(db, firstDay),
  ]);
  const isFiltered = filter.page !== undefined || filter.path !== undefined;
  const sources = TRAFFIC_SOURCES.map((source) => ({
    source,
    views: sum(rows.filter((row) => row.source === source)),
  }));
  const percents = wholePercents(sources.map(({ views }) => views));
  const viewsByPath = Map.groupBy(rows, (row) => row.path);
  return {
    totalViews: sum(rows),
    pageViews: COUNTED_PAGES.map((page) => ({
      page,
      views: sum(rows.filter((row) => countedPage(row.path) === page)),
    }))
      .filter(({ page, views }) => views > 0 || (page !== 'Other' && !isFiltered))
      .toSorted((a, b) => b.views - a.views),
    topPages: [...viewsByPath]
      .map(([path, own]) => ({ path, views: sum(own) }))
      .toSorted((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1))
      .slice(0, TOP_PAGES_COUNT),
    sources: sources.map((row, index) => Object.assign(row, { percent: percents[index] ?? 0 })),
    days: series,
    previous,
    otherViews,
    since,
  };
}

function sum(rows: { views: number }[]): number {
  return rows.reduce((all, row) => all + row.views, 0);
}
