import { COUNTED_PAGES, countedPage, TRAFFIC_SOURCES, type Analytics } from '@tideline/domain/stats';
import type { Db } from '../db/schema.ts';
import { listPageViews } from './stats.repository.ts';

/** Everything that has been counted, by page and by source. The documented pages are named even when nobody came. */
export async function findAnalytics(db: Db): Promise<Analytics> {
  const rows = await listPageViews(db);
  const totalViews = sum(rows);
  const pageViews = COUNTED_PAGES.map((page) => ({
    page,
    views: sum(rows.filter((row) => countedPage(row.path) === page)),
  }));
  const sources = TRAFFIC_SOURCES.map((source) => ({
    source,
    views: sum(rows.filter((row) => row.source === source)),
  }));
  const percents = wholePercents(sources.map(({ views }) => views));
  return {
    totalViews,
    pageViews: pageViews
      .filter(({ page, views }) => page !== 'Other' || views > 0)
      .toSorted((a, b) => b.views - a.views),
    sources: sources.map((row, index) => Object.assign(row, { percent: percents[index] ?? 0 })),
    since: rows.map((row) => row.since).toSorted()[0] ?? null,
  };
}

/**
 * Shares in whole percent that add up to 100: rounded down, and what is missing goes to the largest remainders. All
 * zero when there is nothing to share.
 * @example wholePercents([1, 1, 1]) // => [34, 33, 33]
 */
export function wholePercents(values: readonly number[]): number[] {
  const total = values.reduce((all, value) => all + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value * 100) / total);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((all, percent) => all + percent, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}

function sum(rows: { views: number }[]): number {
  return rows.reduce((all, row) => all + row.views, 0);
}
