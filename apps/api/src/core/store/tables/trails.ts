/** The trail of an enquiry or a sign-up, as sent by the visitor's browser with the form. */
import type { TrafficSource } from '@tideline/domain/stats/stats';
import type { Flag, Instant } from './column-types.ts';

interface TrailColumns {
  entry_path: string;
  entry_source: TrafficSource;
  /** The host of the referring site; empty for a direct visit. */
  entry_host: string;
  /** The page from which the form was sent. */
  last_path: string;
  campaign_source: string;
  campaign_medium: string;
  campaign_name: string;
  campaign_term: string;
  campaign_content: string;
  /** The issue of the newsletter whose link began the visit. */
  issue_id: string | null;
  started_at: Instant;
  /** The number of page views. */
  pages: number;
  /** The viewed packages and case studies: `TrailDetails` as JSON. */
  details: string;
}

export interface ContactTrailsTable extends TrailColumns {
  contact_id: string;
  /** A copy of `contacts.submitted_at`, which never changes: the figures of a period read only its own trails. */
  submitted_at: Instant;
}

export interface SubscriberTrailsTable extends TrailColumns {
  subscriber_id: string;
  /** The posts read, in the order of their first opening: a list of `TrailPostRow` as JSON. */
  posts: string;
}

/** A post that was read. */
export interface TrailPostRow {
  /** `posts.key`, which never changes; the post may be deleted. */
  post_key: string;
  /** How far it was read, in percent. */
  read_percent: number;
  is_first: Flag;
  /** Whether it was opened last. */
  is_last: Flag;
}

/** A post read before the enquiry. */
export interface ContactTrailPostsTable extends TrailPostRow {
  contact_id: string;
  /** As in `contact_trails`. */
  submitted_at: Instant;
  /** The place in the order of first opening, from 0. */
  position: number;
}
