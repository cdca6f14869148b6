import { dayAfter } from '@tideline/domain/time/publish-date';
import { ANALYTICS_RANGE_DAYS, type AnalyticsRange } from '@tideline/domain/stats/analytics';

/** A figure per day; `day` is `YYYY-MM-DD`. */
export type DayValue = { day: string; value: number };

/** One bar or point of a chart: a day, a week from Monday on, or a month. */
export type ChartBucket = {
  /** The first day. */
  day: string;
  /** Axis label, such as `Nov 21` or `Nov`. */
  short: string;
  /** The period in words, such as `Saturday, November 21, 2026` or `November 2026`. */
  long: string;
  value: number;
};

export type BucketUnit = 'day' | 'week' | 'month';

/** The unit in which a range is drawn, so that a chart has between 7 and 30 figures. */
export function bucketUnit(range: AnalyticsRange): BucketUnit {
  const days = ANALYTICS_RANGE_DAYS[range];
  return days <= 31 ? 'day' : days <= 92 ? 'week' : 'month';
}

/** Sums days into units, oldest first. If the range cuts off the first or last one, it says so. */
export function toBuckets(days: readonly DayValue[], unit: BucketUnit): ChartBucket[] {
  return [...Map.groupBy(days, ({ day }) => firstDayOf(day, unit)).values()].map((own) => {
    const [first, last] = [own[0]?.day ?? '', own.at(-1)?.day ?? ''];
    return {
      day: first,
      short: unit === 'month' ? format(first, { month: 'short' }) : format(first, { month: 'short', day: 'numeric' }),
      long: longName(first, last, unit),
      value: own.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/**
 * Indexes of the labelled positions when `room` of `count` labels fit: evenly spaced, including the last.
 * @example labelledPlaces(7, 3) // => [0, 3, 6]
 */
export function labelledPlaces(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)));
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place -= step) places.unshift(place);
  return places;
}

function firstDayOf(day: string, unit: BucketUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return day.slice(0, 7);
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

function longName(first: string, last: string, unit: BucketUnit): string {
  const long = { month: 'long', day: 'numeric', year: 'numeric' } as const;
  if (unit === 'day') return format(first, { weekday: 'long', ...long });
  const isWholeMonth = first.endsWith('-01') && dayAfter(last).endsWith('-01');
  if (unit === 'month' && isWholeMonth) return format(first, { month: 'long', year: 'numeric' });
  return first === last ? format(first, long) : formatter(long).formatRange(asDate(first), asDate(last));
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(options).format(asDate(day));
}

// Calendar days are parsed and formatted in UTC, so that they never shift.
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}

function asDate(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
