/** Issues of the newsletter with their revisions and messages; topics, and who has chosen them. */
import type { IssueArchive, IssueLayout, IssueState, MessageState } from '@tideline/domain/newsletter/issue';
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

/** The topics a subscriber has chosen. No rows: all of them. */
export interface SubscriberTopicsTable {
  subscriber_id: string;
  topic_id: string;
}

export interface IssuesTable {
  id: string;
  /** The address in the archive, given when sending starts. */
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
  /** The key of the post that it was made from. */
  post_key: string | null;
  scheduled_at: Instant | null;
  /** The end of the time in which Cancel makes it a draft again. */
  starts_at: Instant | null;
  started_at: Instant | null;
  finished_at: Instant | null;
  canary_accepted_at: Instant | null;
  canary_error: string;
  /** Why the program paused it; empty when staff did. */
  pause_reason: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface IssueRevisionsTable {
  issue_id: string;
  /** The version of the issue that this revision holds. */
  version: number;
  kind: RevisionKind;
  /** The name of the member of staff; null when the program saved it. */
  saved_by: string | null;
  /** When the first of the autosaves in this revision was made; otherwise equal to `saved_at`. */
  started_at: Instant;
  saved_at: Instant;
  subject: string;
  word_count: number;
  /** The written fields of the issue, as JSON. */
  fields: string;
}

/** One row: how fast issues go out. 0: no limit. */
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

/** What messages wait for after failures. */
export interface SendingWaitsTable {
  /** `server`, `domain <domain>` or `canary <id of the issue>`. */
  name: string;
  /** In a row. */
  failures: number;
  wait_until: Instant;
  /** In the words of the mail server. */
  reason: string;
}

/** One issue to one reader. The address is that of the subscriber when the message is sent. */
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

/** Whose digest was made, or was not needed. */
export interface MonthlyDigestsTable {
  /** In the agency's zone, as `YYYY-MM`. */
  month: string;
  /** Where the month ended; the next digest begins there. */
  until: Instant;
}

/** Why readers unsubscribed. Nothing in it leads to the reader. */
export interface LeavingReasonsTable {
  id: string;
  reason: LeavingReason;
  /** In the words of the reader; empty without any. */
  comment: string;
  left_at: Instant;
}
