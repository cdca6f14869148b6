import type { Database } from '../../store/schema.ts';

/** The primary key of each table that is copied; null for a table that triggers fill from others. */
type StoredTables = { [Table in keyof Database]: readonly (keyof Database[Table] & string)[] | null };

/** Columns that one of the databases fills itself for its search. */
export const SEARCH_COLUMNS: ReadonlySet<string> = new Set(['search_no', 'search_vector', 'title_vector']);

/** Who was seen where: worth nothing after a restore, so no backup holds rows of these. */
export const LEFT_OUT_OF_BACKUPS = ['page_visitors', 'visitor_salts', 'rate_limits', 'known_networks'] as const;

/** Every table, referenced ones first. A table that is missing here is a type error. */
export const STORED_TABLES = {
  posts: ['id'],
  post_tags: ['post_id', 'position'],
  post_counts: null,
  post_revisions: ['post_id', 'version'],
  preview_links: ['token_hash'],
  pending_changes: ['post_id'],
  redirects: ['id'],
  subscribers: ['id'],
  confirmation_links: ['token_hash'],
  suppressions: ['email_hash'],
  topics: ['id'],
  leaving_reasons: ['id'],
  monthly_digests: ['month'],
  subscriber_topics: ['subscriber_id', 'topic_id'],
  issues: ['id'],
  issue_revisions: ['issue_id', 'version'],
  issue_messages: ['id'],
  bounce_reports: ['id'],
  mailbox_reader: ['id'],
  mailbox_handled: ['message_hash'],
  issue_visits: ['issue_id', 'day', 'path'],
  issue_results: ['issue_id', 'kind'],
  sending_limits: ['id'],
  sending_waits: ['name'],
  secret_keys: ['name'],
  contacts: ['id'],
  mails: ['id'],
  contact_notes: ['id'],
  contact_trails: ['contact_id'],
  contact_trail_posts: ['contact_id', 'post_key'],
  subscriber_trails: ['subscriber_id'],
  staff: ['id'],
  sessions: ['token_hash'],
  known_networks: ['network_hash'],
  second_factors: ['staff_id'],
  recovery_codes: ['staff_id', 'position'],
  contact_views: ['id'],
  report_readers: ['id'],
  contact_messages: ['id'],
  contact_reply_drafts: ['contact_id', 'staff_id'],
  contact_attachments: ['id'],
  contact_attachment_parts: ['attachment_id', 'position'],
  conversation_settings: ['id'],
  settings: ['id'],
  page_views: ['day', 'path', 'source', 'is_sample'],
  other_views: ['day', 'viewer'],
  funnel_days: ['day', 'step', 'is_sample'],
  missed_paths: ['path'],
  page_visitors: ['day', 'path', 'visitor_hash'],
  visitor_salts: ['day'],
  rate_limits: ['key'],
  content_version: null,
  schema_version: null,
  backups: ['id'],
  audit: ['id'],
  retention: ['id'],
  erasures: ['id'],
  pictures: ['id'],
  work_pictures: ['sample_id'],
  authors: ['id'],
} as const satisfies StoredTables;
