import type { Analytics, AnalyticsRange } from '@tideline/domain/stats/analytics';
import type { TrafficSource } from '@tideline/domain/stats/stats';
import { quantity } from '../../../lib/text/quantity.ts';

export const RANGE_NAMES: Record<AnalyticsRange, string> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '12m': '12 months',
};

export const SOURCE_NAMES: Record<TrafficSource, string> = {
  organic: 'Organic search',
  direct: 'Direct',
  social: 'Social',
  referral: 'Referral',
};

/**
 * A sum against that of the period before; `before` is null when it was not counted.
 * @example compared(9, 12, '7d') // => '25% fewer than in the 7 days before'
 */
export function compared(now: number, before: number | null, range: AnalyticsRange): string {
  const period = `the ${RANGE_NAMES[range]} before`;
  if (before === null) return 'no comparison yet';
  if (now === before) return `as many as in ${period}`;
  if (before === 0) return `none in ${period}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent === 0 ? 'under 1' : percent.toLocaleString('en-US')}% ${now > before ? 'more' : 'fewer'} than in ${period}`;
}

/** The figures of a range in one sentence. */
export function summary(analytics: Analytics, range: AnalyticsRange): string {
  const { totalViews, previous, days, pageViews, sources } = analytics;
  const most = pageViews.find(({ views }) => views > 0)?.page;
  const source = sources.toSorted((a, b) => b.views - a.views)[0];
  const leaders = most && source ? `, led by ${most} and ${SOURCE_NAMES[source.source].toLowerCase()}` : '';
  const enquiries = quantity(sum(days, 'enquiries'), ['inquiry', 'inquiries']);
  const signUps = quantity(sum(days, 'subscribers'), ['sign-up', 'sign-ups']);
  return `In the last ${RANGE_NAMES[range]}: ${quantity(totalViews, ['page view', 'page views'])} (${compared(totalViews, previous?.views ?? null, range)})${leaders}; ${enquiries} and ${signUps}.`;
}

/** The sum of a figure over days. */
export function sum(days: Analytics['days'], of: 'views' | 'enquiries' | 'subscribers'): number {
  return days.reduce((all, day) => all + day[of], 0);
}
