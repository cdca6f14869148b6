import type { Analytics, AnalyticsRange } from '@tideline/domain/stats/analytics';
import { changeText } from '@tideline/domain/stats/share';
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

const FROM_SOURCE: Record<TrafficSource, string> = {
  organic: 'organic search',
  direct: 'direct visits',
  social: 'social networks',
  referral: 'links on other sites',
};

/**
 * A sum against that of the period before; `before` is null when it was not counted.
 * @example compared(9, 12, '7d') // => '3 fewer than in the 7 days before'
 */
export function compared(now: number, before: number | null, range: AnalyticsRange): string {
  const period = `the ${RANGE_NAMES[range]} before`;
  if (before === null) return 'no comparison yet';
  if (now === before) return `as many as in ${period}`;
  if (before === 0) return `none in ${period}`;
  return `${changeText(now, before)} than in ${period}`;
}

/** The views of a range in a sentence: its figure, and the rest. */
export function trafficHeadline(analytics: Analytics, range: AnalyticsRange): { figure: string; rest: string } {
  const { totalViews, previous, days, pageViews, sources } = analytics;
  const change = previous ? `, ${compared(totalViews, previous.views, range)}` : ''; // the chart says that there is none
  const span = `in the last ${RANGE_NAMES[range]}${change}.`;
  const page = pageViews.find(({ views }) => views > 0)?.page;
  const source = sources.toSorted((a, b) => b.views - a.views)[0];
  const leaders = page && source ? ` ${page} was viewed most; most views came from ${FROM_SOURCE[source.source]}.` : '';
  const inquiries = quantity(sum(days, 'enquiries'), ['inquiry', 'inquiries']);
  const signUps = quantity(sum(days, 'subscribers'), ['sign-up', 'sign-ups']);
  return {
    figure: quantity(totalViews, ['page view', 'page views']),
    rest: `${span}${leaders} The site brought ${inquiries} and ${signUps}.`,
  };
}

/** The sum of a figure over days. */
export function sum(days: Analytics['days'], of: 'views' | 'enquiries' | 'subscribers'): number {
  return days.reduce((all, day) => all + day[of], 0);
}
