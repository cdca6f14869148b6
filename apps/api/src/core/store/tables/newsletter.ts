/** Issues of the newsletter with their revisions and messages; topics and their readers. */
import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import type { IssueArchive, IssueLayout, MessageState } from '@tideline/domain/newsletter/issue';
import type { LeavingReason } from '@tideline/domain/newsletter/preferences';
import type { RevisionKind } from '@tideline/domain/post/post-revision';
import type { Instant } from './column-types.ts';

export interface TopicsTable {
  /** A slug. */
  id: string;
  name: string;
  description: string;
  position: number;
  created_at: Instant;
}

/** The topics chosen by a subscriber. No rows: all topics. */
export interface SubscriberTopicsTable {
  subscriber_id: string;
  topic_id: string;
}

export interface IssuesTable {
  id: string;
  /** The address in the archive, set when sending begins. */
  slug: string | null;
  subject: string;
  preview_text: string;
  /** Markdown. */
  content: string;
  /** Empty: the site's title. */
  sender_name: string;
  /** Empty: the contact address. */
  reply_to: string;
  layout: IssueLayout;
  /** An `Audience` as JSON. */
  audience: string;
  archive: IssueArchive;
  state: IssueState;
  /** Counts the saves of the written fields. */
  version: number;
  /** The key of the post from which it was made. */
  post_key: string | null;
  scheduled_at: Instant | null;
  /** Until then, Cancel makes the issue a draft again. */
  starts_at: Instant | null;
  started_at: Instant | null;
  finished_at: Instant | null;
  canary_accepted_at: Instant | null;
  canary_error: string;
  /** Why the program paused it; empty if staff did. */
  pause_reason: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface IssueRevisionsTable {
  issue_id: string;
  /** The issue's version in this revision. */
  version: number;
  kind: RevisionKind;
  /** The name of the member of staff; null when the program saved it. */
  saved_by: string | null;
  /** Time of the first autosave merged into this revision; otherwise equal to `saved_at`. */
  started_at: Instant;
  saved_at: Instant;
  subject: string;
  word_count: number;
  /** The written fields of the issue, as JSON. */
  fields: string;
}

/** One row: the speed limits of issues. 0: no limit. */
export interface SendingLimitsTable {
  /** Always 1: there is one row. */
  id: number;
  per_hour: number;
  per_day: number;
  per_domain_hour: number;
  per_connection: number;
  connections: number;
  updated_at: Instant;
}

/** Waits of messages after failures. */
export interface SendingWaitsTable {
  /** `server`, `domain <domain>` or `canary <id of the issue>`. */
  name: string;
  /** In a row. */
  failures: number;
  wait_until: Instant;
  /** In the mail server’s words. */
  reason: string;
}

/** One issue for one reader. The address is read from the subscriber at the time of sending. */
export interface IssueMessagesTable {
  id: string;
  issue_id: string;
  /** Null when the subscriber was deleted. */
  subscriber_id: string | null;
  /** The lower-cased domain of the address. */
  domain: string;
  state: MessageState;
  attempts: number;
  /** Null without a further attempt. */
  next_attempt_at: Instant | null;
  /** The id of the attempt that may record its result. */
  claim: string | null;
  tried_at: Instant | null;
  accepted_at: Instant | null;
  last_error: string;
  smtp_code: number | null;
  bounced_at: Instant | null;
  bounce_reason: string;
  complained_at: Instant | null;
  unsubscribed_at: Instant | null;
}

/** Months whose digest was made or not needed. */
export interface MonthlyDigestsTable {
  /** In the agency's zone, as `YYYY-MM`. */
  month: string;
  /** The end of the month, at which the next digest begins. */
  until: Instant;
}

/** Readers' reasons for unsubscribing. Nothing identifies the reader. */
export interface LeavingReasonsTable {
  id: string;
  reason: LeavingReason;
  /** In the reader's words; empty without any. */
  comment: string;
  left_at: Instant;
}
