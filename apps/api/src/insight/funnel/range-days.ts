import { dayAfter, dayInZone } from '@tideline/domain/time/publish-date';
import { ANALYTICS_RANGE_DAYS, type AnalyticsRange } from '@tideline/domain/stats/analytics';
import { lastDays, startOfDay } from '../stats/last-days.ts';
import type { Days, Instants } from './funnel.repository.ts';

/** The days of a range that ends today in the zone. */
export function rangeDays(range: AnalyticsRange, now: string, timeZone: string): Days {
  const today = dayInZone(now, timeZone);
  const [from = today] = lastDays(today, ANALYTICS_RANGE_DAYS[range]);
  return { from, to: dayAfter(today) };
}

/** The instants at which these days of the zone begin and end. */
export function instantsOf({ from, to }: Days, timeZone: string): Instants {
  return { from: startOfDay(from, timeZone), to: startOfDay(to, timeZone) };
}
