import type { CountedPage, TrafficSource } from './stats.ts';

/** The ranges of the analytics tab, including today. */
export const ANALYTICS_RANGES = ['7d', '30d', '90d', '12m'] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];

/** The default range. */
export const DEFAULT_ANALYTICS_RANGE: AnalyticsRange = '30d';

/** Days in each range. */
export const ANALYTICS_RANGE_DAYS: Record<AnalyticsRange, number> = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 };

/** The counted views; undefined counts all. Enquiries and sign-ups have no page and are not restricted. */
export type ViewFilter = {
  /** A documented group of pages. */
  page?: CountedPage;
  /** One address. */
  path?: string;
  source?: TrafficSource;
};

/** Length of the list of the most viewed pages. */
export const TOP_PAGES_COUNT = 10;

/** Views that are not by visitors; counted separately, and included in no other figure. */
export const OTHER_VIEWERS = ['bot', 'staff'] as const;
export type OtherViewer = (typeof OTHER_VIEWERS)[number];

/** The figures of one day. */
export type AnalyticsDay = {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  views: number;
  enquiries: number;
  /** Newsletter sign-ups, including those unsubscribed since. */
  subscribers: number;
};

/** The analytics of a range. */
export type Analytics = {
  totalViews: number;
  /** The documented groups of pages, most viewed first. */
  pageViews: { page: CountedPage; views: number }[];
  /** Single pages, most viewed first. */
  topPages: { path: string; views: number }[];
  sources: { source: TrafficSource; views: number; percent: number }[];
  /** Every day of the range, oldest first, including empty ones. */
  days: AnalyticsDay[];
  /** The sums of as many days before; null if counting had not begun by then. */
  previous: Omit<AnalyticsDay, 'day'> | null;
  /** Views that are included in no other figure. */
  otherViews: Record<OtherViewer, number>;
  /** The first day ever counted, as `YYYY-MM-DD`; null without any. */
  since: string | null;
};
