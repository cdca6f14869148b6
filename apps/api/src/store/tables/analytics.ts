/** Views of pages, counted without knowing who looked. */
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

/** Views by robots and signed-in staff, which are in no other figure. */
export interface OtherViewsTable {
  /** `YYYY-MM-DD` in the agency's zone. */
  day: string;
  viewer: OtherViewer;
  views: number;
}

/** Who has already been counted today: cleared with each new day. */
export interface PageVisitorsTable {
  day: string;
  path: string;
  visitor_hash: string;
}

/** The secret a day's visitor hashes are salted with; gone with the day. */
export interface VisitorSaltsTable {
  day: string;
  salt: string;
}
