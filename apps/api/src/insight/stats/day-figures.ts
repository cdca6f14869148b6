import type { Analytics, AnalyticsDay, ViewFilter } from '@tideline/domain/stats/analytics';
import { dayAfter } from '@tideline/domain/time/publish-date';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { startOfDay } from './last-days.ts';
import { countPeopleBetween, countPeopleByDay } from './people-series.repository.ts';
import { listDailyViews, sumViews } from './series.repository.ts';

type Period = { firstDay: string; count: number; since: string | null; timeZone: string };

/** The sums of the `count` days before `firstDay`; null unless all of these days were counted. */
export async function findPrevious(db: Db, period: Period, filter: ViewFilter): Promise<Analytics['previous']> {
  const { firstDay, count, since, timeZone } = period;
  const from = earlier(`${firstDay}T00:00:00.000Z`, count * DAY_MS).slice(0, 10);
  if (since === null || since > from) return null;
  const views = await sumViews(db, from, firstDay, filter);
  return { views, ...(await countPeopleBetween(db, startOfDay(from, timeZone), startOfDay(firstDay, timeZone))) };
}

/** The figures of each of these days in `timeZone`. */
export async function fillDays(
  db: Db,
  days: readonly string[],
  timeZone: string,
  filter: ViewFilter,
): Promise<AnalyticsDay[]> {
  const [firstDay = ''] = days;
  const borders = [...days, dayAfter(days.at(-1) ?? firstDay)].map((day) => startOfDay(day, timeZone));
  const [viewRows, people] = await Promise.all([listDailyViews(db, firstDay, filter), countPeopleByDay(db, borders)]);
  const views = new Map(viewRows.map((row) => [row.day, row.views]));
  return days.map((day, index) => ({
    day,
    views: views.get(day) ?? 0,
    enquiries: people[index]?.enquiries ?? 0,
    subscribers: people[index]?.subscribers ?? 0,
  }));
}
