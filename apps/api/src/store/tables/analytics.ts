/** Page views, counted anonymously. */
import type { OtherViewer } from '@tideline/domain/stats/analytics';
import type { TrafficSource } from '@tideline/domain/stats/stats';
import type { Flag } from './column-types.ts';

export interface PageViewsTable {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  path: string;
  source: TrafficSource;
  is_sample: Flag;
  views: number;
}

/** Views by bots and signed-in staff, which no other figure includes. */
export interface OtherViewsTable {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  viewer: OtherViewer;
  views: number;
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
