import { dayInZone, parsePublishDate } from '@tideline/domain/post/publish-date';
import { later, DAY_MS } from '@tideline/domain/site/instant';
import { ANALYTICS_RANGE_DAYS, type AnalyticsRange } from '@tideline/domain/stats/analytics';
import { lastDays } from '../stats/last-days.ts';
import type { Days, Instants } from './funnel.repository.ts';

/** The days of a range that ends today in the zone. */
export function rangeDays(range: AnalyticsRange, now: string, timeZone: string): Days {
  const today = dayInZone(now, timeZone);
  const [from = today] = lastDays(today, ANALYTICS_RANGE_DAYS[range]);
  return { from, to: dayAfter(today) };
}

/** The instants at which days of the zone begin and end. */
export function instantsOf({ from, to }: Days, timeZone: string): Instants {
  return { from: startOfDay(from, timeZone), to: startOfDay(to, timeZone) };
}

function dayAfter(day: string): string {
  return later(`${day}T00:00:00.000Z`, DAY_MS).slice(0, 10);
}

/** The instant at which a day of the zone begins. */
export function startOfDay(day: string, timeZone: string): string {
  const at = parsePublishDate(day, timeZone);
  if (at === null) throw new Error(`${day} is no day in ${timeZone}.`);
  return at;
}
