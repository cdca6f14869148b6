import type { Analytics, AnalyticsDay, ViewFilter } from '@tideline/domain/stats/analytics';
import { DAY_MS, earlier } from '@tideline/domain/site/instant';
import { dayInZone, parsePublishDate, timeInZone } from '@tideline/domain/post/publish-date';
import type { Db } from '../store/schema.ts';
import { countEnquiries, countPeopleBetween, countSignUps, type InstantCount } from './people-series.repository.ts';
import { listDailyViews, sumViews } from './series.repository.ts';

type Period = { firstDay: string; count: number; since: string | null; timeZone: string };

/** The sums of the `count` days before `firstDay`; null unless all of them were counted. */
export async function findPrevious(db: Db, period: Period, filter: ViewFilter): Promise<Analytics['previous']> {
  const { firstDay, count, since, timeZone } = period;
  const from = earlier(`${firstDay}T00:00:00.000Z`, count * DAY_MS).slice(0, 10);
  if (since === null || since > from) return null;
  const views = await sumViews(db, from, firstDay, filter);
  const [start, end] = [from, firstDay].map((day) => parsePublishDate(day, timeZone) ?? '');
  return { views, ...(await countPeopleBetween(db, start ?? '', end ?? '')) };
}

/** The figures of each of these days, which are days of `timeZone`. */
export async function fillDays(
  db: Db,
  days: readonly string[],
  timeZone: string,
  filter: ViewFilter,
): Promise<AnalyticsDay[]> {
  const [firstDay = ''] = days;
  const views = new Map((await listDailyViews(db, firstDay, filter)).map((row) => [row.day, row.views]));
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
