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

/** Sums of page views by day, maintained by triggers. */
export interface PageViewDaysTable {
  /** `YYYY-MM-DD` */
  day: string;
  page: CountedPage;
  source: TrafficSource;
  views: number;
}

/** Sums of page views by month, maintained by triggers. */
export interface PageViewMonthsTable {
  /** `YYYY-MM` */
  month: string;
  path: string;
  source: TrafficSource;
  views: number;
}

/** Views by bots and signed-in staff, which are included in no other figure. */
export interface OtherViewsTable {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  viewer: OtherViewer;
  views: number;
}

/** Visitors per day, and per step of the contact form the visitors who went no further. */
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

/** Hashes of visitors already counted today; deleted the next day. */
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

/** Visits that began with a link in an issue of the newsletter. */
export interface IssueVisitsTable {
  issue_id: string;
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  path: string;
  visits: number;
}

/** Forms sent from a browser tab that was opened by a link in an issue. */
export interface IssueResultsTable {
  issue_id: string;
  kind: IssueResultKind;
  count: number;
}

/** Paths without a page that visitors requested. */
export interface MissedPathsTable {
  /** Source: `toRedirectPath`. */
  path: string;
  visits: number;
  last_seen_at: Instant;
  /** Host of the last link from another site; empty when unknown. */
  referrer_host: string;
  /** When staff removed it from the list. */
  dismissed_at: Instant | null;
}
