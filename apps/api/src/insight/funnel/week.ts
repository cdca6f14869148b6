import { dayInZone } from '@tideline/domain/time/publish-date';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { WEEK_FIGURES, weekChange, type WeekFigures, type WeekReport } from '@tideline/domain/stats/week';
import { BYTE_ORDER_MARK, csvLine } from '../../core/exports/csv-export.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { countPeopleBetween } from '../stats/people-series.repository.ts';
import { findFirstDay, sumViews } from '../stats/series.repository.ts';
import { countPublished } from '../stats/stats.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { countOpened, countOutcomes, findFirstFunnelDay, sumSteps, type Days } from './funnel.repository.ts';
import { instantsOf } from './range-days.ts';
import { sumResults } from './results.repository.ts';

const WEEK_DAYS = 7;

/** The last complete week before `now`, and the week before that. */
export async function findWeekReport(db: Db, now: string): Promise<WeekReport> {
  const { timeZone, currency } = await findSettings(db);
  const monday = lastMonday(dayInZone(now, timeZone));
  const firstDay = daysBefore(monday, WEEK_DAYS);
  return {
    firstDay,
    lastDay: daysBefore(monday, 1),
    currency,
    week: await findFigures(db, { from: firstDay, to: monday }, timeZone),
    before: await findFigures(db, { from: daysBefore(firstDay, WEEK_DAYS), to: firstDay }, timeZone),
  };
}

/** The report as CSV; a figure that was not counted is empty. */
export function weekToCsv(report: WeekReport): string {
  const { firstDay, lastDay, currency, week, before } = report;
  const heading = ['figure', `${firstDay} to ${lastDay}`, 'week before', 'change', 'definition'];
  const lines = WEEK_FIGURES.map(({ key, label, definition }) => [
    key === 'value' ? `${label} in ${currency}` : label,
    String(week[key] ?? ''),
    String(before[key] ?? ''),
    weekChange(key, report),
    definition,
  ]);
  return BYTE_ORDER_MARK + [heading, ...lines].map(csvLine).join('');
}

/** The Monday on or before a day. */
export function lastMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return daysBefore(day, (weekday + WEEK_DAYS - 1) % WEEK_DAYS);
}

async function findFigures(db: Db, days: Days, timeZone: string): Promise<WeekFigures> {
  const period = instantsOf(days, timeZone);
  const steps = await sumSteps(db, days);
  const [viewsSince, visitorsSince] = [await findFirstDay(db), await findFirstFunnelDay(db)];
  const isCountedSince = (since: string | null) => since !== null && since <= days.from;
  const ofVisitors = (value: number) => (isCountedSince(visitorsSince) ? value : null);
  const ofViews = (value: number) => (isCountedSince(viewsSince) ? value : null);
  const { visit = 0, ...form } = Object.fromEntries(steps);
  const { received, answered, won } = await countOutcomes(db, period);
  return {
    visitors: ofVisitors(visit),
    views: ofViews(await sumViews(db, days.from, days.to, {})),
    opened: ofViews(await countOpened(db, days)),
    started: ofVisitors(Object.values(form).reduce((sum, count) => sum + count, 0)),
    sent: ofVisitors(form['sent'] ?? 0),
    received,
    answered,
    clients: won,
    value: (await sumResults(db, period)).value,
    subscribers: (await countPeopleBetween(db, period.from, period.to)).subscribers,
    posts: await countPublished(db, period.from, earlier(period.to, 1)),
  };
}

function daysBefore(day: string, count: number): string {
  return earlier(`${day}T00:00:00.000Z`, count * DAY_MS).slice(0, 10);
}
