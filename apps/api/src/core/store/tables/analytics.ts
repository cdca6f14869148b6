/** Page views, counted anonymously. */
import type { IssueResultKind } from '@tideline/domain/newsletter/issue-results';
import type { OtherViewer } from '@tideline/domain/stats/analytics';
import type { FunnelStep } from '@tideline/domain/stats/funnel';
import type { CountedPage, TrafficSource } from '@tideline/domain/stats/stats';
import type { Flag, Instant } from './column-types.ts';

export interface PageViewsTable {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  path: string;
  source: TrafficSource;
  is_sample: Flag;
  views: number;
}

/** The sums of page views by day, which triggers keep up to date. */
export interface PageViewDaysTable {
  /** `YYYY-MM-DD` */
  day: string;
  page: CountedPage;
  source: TrafficSource;
  views: number;
}

/** The sums of page views by month, which triggers keep up to date. */
export interface PageViewMonthsTable {
  /** `YYYY-MM` */
  month: string;
  path: string;
  source: TrafficSource;
  views: number;
}

/** Views by bots and signed-in staff, which no other figure includes. */
export interface OtherViewsTable {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  viewer: OtherViewer;
  views: number;
}

/** Visitors of a day, and those of its contact form at the furthest step. */
export interface FunnelDaysTable {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  step: FunnelStep;
  is_sample: Flag;
  count: number;
}

/** Who gets the weekly report by mail. */
export interface ReportReadersTable {
  /** The id of the member of staff, or `contact-email`. */
  id: string;
  staff_id: string | null;
}

/** Visitors already counted today, as hashes; deleted the next day. */
export interface PageVisitorsTable {
  day: string;
  path: string;
  visitor_hash: string;
}

/** The secret salt of a day's visitor hashes; deleted the next day. */
export interface VisitorSaltsTable {
  day: string;
  salt: string;
}

/** Visits that links in an issue of the newsletter began. */
export interface IssueVisitsTable {
  issue_id: string;
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  path: string;
  visits: number;
}

/** Forms that visitors sent in the browser tab that a link in an issue had opened. */
export interface IssueResultsTable {
  issue_id: string;
  kind: IssueResultKind;
  count: number;
}

/** Addresses that visitors asked for in vain. */
export interface MissedPathsTable {
  /** Source: `toRedirectPath`. */
  path: string;
  visits: number;
  last_seen_at: Instant;
  /** Of the last link from another site; empty when unknown. */
  referrer_host: string;
  /** When staff took it out of the list. */
  dismissed_at: Instant | null;
}
