import {
  ANALYTICS_RANGE_DAYS,
  TOP_PAGES_COUNT,
  type Analytics,
  type AnalyticsDay,
  type AnalyticsRange,
} from '@tideline/domain/stats/analytics';
import { DAY_MS, earlier } from '@tideline/domain/site/instant';
import { dayInZone, timeInZone } from '@tideline/domain/post/publish-date';
import { COUNTED_PAGES, countedPage, TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import type { Db } from '../store/schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import {
  countEnquiries,
  countSignUps,
  findFirstDay,
  listDailyViews,
  listPathViews,
  sumOtherViews,
  type InstantCount,
} from './series.repository.ts';
import { wholePercents } from './whole-percents.ts';

/** The figures of a range of days that ends today in the agency's zone. The documented pages are always listed. */
export async function findAnalytics(db: Db, range: AnalyticsRange, now: string): Promise<Analytics> {
  const { timeZone } = await findSettings(db);
  const days = lastDays(dayInZone(now, timeZone), ANALYTICS_RANGE_DAYS[range]);
  const [firstDay = ''] = days;
  const rows = await listPathViews(db, firstDay);
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
      .filter(({ page, views }) => page !== 'Other' || views > 0)
      .toSorted((a, b) => b.views - a.views),
    topPages: [...viewsByPath]
      .map(([path, own]) => ({ path, views: sum(own) }))
      .toSorted((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1))
      .slice(0, TOP_PAGES_COUNT),
    sources: sources.map((row, index) => Object.assign(row, { percent: percents[index] ?? 0 })),
    days: await fillDays(db, days, timeZone),
    otherViews: await sumOtherViews(db, firstDay),
    since: await findFirstDay(db),
  };
}

async function fillDays(db: Db, days: readonly string[], timeZone: string): Promise<AnalyticsDay[]> {
  const [firstDay = ''] = days;
  const views = new Map((await listDailyViews(db, firstDay)).map((row) => [row.day, row.views]));
  // A day of any zone lies within two days of UTC; instants of other days are not read below.
  const from = earlier(`${firstDay}T00:00:00.000Z`, DAY_MS);
  // Every day is checked: a daylight-saving change may be half an hour.
  const step = days.every((day) => hasWholeHours(day, timeZone)) ? 'hour' : 'minute';
  const enquiries = byDay(await countEnquiries(db, from, step), timeZone);
  const subscribers = byDay(await countSignUps(db, from, step), timeZone);
  return days.map((day) => ({
    day,
    views: views.get(day) ?? 0,
    enquiries: enquiries.get(day) ?? 0,
    subscribers: subscribers.get(day) ?? 0,
  }));
}

function byDay(counts: readonly InstantCount[], timeZone: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { at, count } of counts) {
    const day = dayInZone(at.length > 13 ? `${at}:00.000Z` : `${at}:00:00.000Z`, timeZone);
    sums.set(day, (sums.get(day) ?? 0) + count);
  }
  return sums;
}

/** Whether the zone's offset from UTC is a whole number of hours on that day. */
function hasWholeHours(day: string, timeZone: string): boolean {
  return timeInZone(`${day}T00:00:00.000Z`, timeZone).endsWith(':00');
}

/** `count` days, oldest first, the last of which is `today`. */
function lastDays(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00.000Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

function sum(rows: { views: number }[]): number {
  return rows.reduce((all, row) => all + row.views, 0);
}
