import type { Analytics, AnalyticsRange } from '@tideline/domain/stats/analytics';
import { compared, sum } from './analytics-words.ts';
import { bucketUnit, toBuckets } from './chart-buckets.ts';

/** What a chart of one figure shows of a range. */
export function chartFigures(analytics: Analytics, of: 'views' | 'enquiries' | 'subscribers', range: AnalyticsRange) {
  const { days, previous } = analytics;
  const unit = bucketUnit(range);
  return {
    unit,
    buckets: toBuckets(
      days.map((day) => ({ day: day.day, value: day[of] })),
      unit,
    ),
    comparison: compared(sum(days, of), previous?.[of] ?? null, range),
  };
}
