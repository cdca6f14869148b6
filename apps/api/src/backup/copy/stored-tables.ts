import type { Database } from '../../store/schema.ts';

/**
 * How a table is read in a fixed order and copied: the columns of its primary key. `null`: its rows follow from other
 * tables (triggers keep them), so they are made anew where the rows they come from are written.
 */
type StoredTables = { [Table in keyof Database]: readonly (keyof Database[Table] & string)[] | null };

/** Columns in which one of the databases keeps what its search needs: it makes them itself from the others. */
export const SEARCH_COLUMNS: ReadonlySet<string> = new Set(['search_no', 'search_vector', 'title_vector']);

/** What says who was where, or lets somebody in, and is worth nothing after a restore: no backup has rows of these. */
export const LEFT_OUT_OF_BACKUPS = ['page_visitors', 'visitor_salts', 'rate_limits', 'known_networks'] as const;

/** Every table, those that others refer to first: a table that is missing here does not pass the type check. */
export const STORED_TABLES = {
  posts: ['id'],
  post_tags: ['post_id', 'position'],
  post_counts: null,
  post_revisions: ['post_id', 'version'],
  preview_links: ['token_hash'],
  subscribers: ['id'],
  confirmation_links: ['token_hash'],
  suppressions: ['email_hash'],
  secret_keys: ['name'],
  contacts: ['id'],
  mails: ['id'],
  contact_notes: ['id'],
  staff: ['id'],
  sessions: ['token_hash'],
  known_networks: ['network_hash'],
  second_factors: ['staff_id'],
  recovery_codes: ['staff_id', 'position'],
  settings: ['id'],
  page_views: ['day', 'path', 'source', 'is_sample'],
  other_views: ['day', 'viewer'],
  page_visitors: ['day', 'path', 'visitor_hash'],
  visitor_salts: ['day'],
  rate_limits: ['key'],
  content_version: null,
  backups: ['id'],
  audit: ['id'],
  retention: ['id'],
  erasures: ['id'],
  pictures: ['id'],
} as const satisfies StoredTables;
