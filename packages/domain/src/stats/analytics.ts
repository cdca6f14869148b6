import type { CountedPage, TrafficSource } from './stats.ts';

/** How far back the analytics tab looks, today included. */
export const ANALYTICS_RANGES = ['7d', '30d', '90d', '12m'] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];

/** The range that is shown when none is chosen. */
export const DEFAULT_ANALYTICS_RANGE: AnalyticsRange = '12m';

/** Days in each range. */
export const ANALYTICS_RANGE_DAYS: Record<AnalyticsRange, number> = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 };

/** How many pages the list of the most read ones names. */
export const TOP_PAGES_COUNT = 10;

/** Views that are no visitor's: counted apart, and in no other figure. */
export const OTHER_VIEWERS = ['bot', 'staff'] as const;
export type OtherViewer = (typeof OTHER_VIEWERS)[number];

/** What one day brought. */
export type AnalyticsDay = {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  views: number;
  enquiries: number;
  /** Sign-ups for the newsletter, also of people who have left since. */
  subscribers: number;
};

/** What the analytics tab shows of a range. */
export type Analytics = {
  totalViews: number;
  /** The documented groups of pages, most viewed first. */
  pageViews: { page: CountedPage; views: number }[];
  /** Single pages, most viewed first. */
  topPages: { path: string; views: number }[];
  sources: { source: TrafficSource; views: number; percent: number }[];
  /** Every day of the range, oldest first, also those on which nothing happened. */
  days: AnalyticsDay[];
  /** Views that are not among the others. */
  otherViews: Record<OtherViewer, number>;
  /** The first day that was ever counted, as `YYYY-MM-DD`; null when nothing has been counted. */
  since: string | null;
};
