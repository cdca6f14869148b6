import { AUTHOR_FIELDS } from '@tideline/domain/author/author';
import { CONTACT_FIELDS } from '@tideline/domain/contact/contact';
import { ACCESS_DATA } from './columns/access-data.ts';
import { BOOKING_DATA } from './columns/booking-data.ts';
import { kindsOf, none, nothing, type PersonalTables } from './columns/column-kinds.ts';
import { CONVERSATION_DATA } from './columns/conversation-data.ts';
import { MAILBOX_DATA } from './columns/mailbox-data.ts';
import { NEWSLETTER_DATA } from './columns/newsletter-data.ts';
import { PAGE_DATA } from './columns/page-data.ts';
import { TRAIL_DATA } from './columns/trail-data.ts';
import { WEBHOOK_DATA } from './columns/webhook-data.ts';

/**
 * Every column of the database. personal-data.test.ts compares it with the schema of both databases, with exports and with
 * what erasures leave.
 */
export const PERSONAL_DATA: PersonalTables = {
  contacts: {
    removal: 'erasure',
    columns: {
      ...kindsOf(CONTACT_FIELDS),
      search_text: 'derived',
      name_key: 'derived',
      answer_seconds: 'derived',
      idempotency_key: 'derived',
      merged_into: 'none',
      wording_id: 'exported',
      updated_at: 'exported',
    },
  },
  form_wordings: nothing('id', 'text', 'first_shown_at'),
  contact_notes: {
    removal: 'erasure',
    columns: {
      ...none('id', 'contact_id', 'author_id'),
      author_name: 'signature',
      body: 'exported',
      created_at: 'exported',
    },
  },
  ...NEWSLETTER_DATA,
  ...PAGE_DATA,
  ...TRAIL_DATA,
  ...WEBHOOK_DATA,
  confirmation_links: {
    removal: 'erasure',
    columns: { token_hash: 'secret', subscriber_id: 'none', expires_at: 'derived' },
  },
  mails: {
    removal: 'erasure',
    columns: {
      ...none('id', 'about_kind', 'about_id', 'digest_id', 'next_attempt_at', 'attempts', 'claim', 'tried_at'),
      kind: 'exported',
      recipient: 'derived',
      created_at: 'exported',
      sent_at: 'exported',
      failed_at: 'exported',
      last_error: 'derived', // a mail server may repeat the address
    },
  },
  own_data_links: {
    removal: 'erasure',
    columns: { ...none('act'), token_hash: 'secret', email_key: 'derived', expires_at: 'derived' },
  },
  /** Counters of failed sign-ins contain addresses. */
  rate_limits: { removal: 'erasure', columns: { key: 'derived', window_started_at: 'exported', count: 'exported' } },
  suppressions: { removal: 'period', columns: { email_hash: 'derived', created_at: 'exported', reason: 'exported' } },
  bounce_reports: {
    removal: 'erasure',
    columns: { id: 'none', received_at: 'exported', kind: 'exported', recipient: 'derived', reason: 'exported' },
  },
  ...MAILBOX_DATA,
  erasures: { removal: 'period', columns: { ...none('id', 'salt', 'erased_at'), email_hash: 'derived' } },

  staff: {
    removal: 'account',
    columns: {
      id: 'none',
      email: 'exported',
      email_key: 'derived',
      name: 'exported',
      role: 'exported',
      password_hash: 'secret',
      created_at: 'exported',
      ...none('first_steps_hidden_at', 'capabilities'),
    },
  },
  staff_invitations: {
    removal: 'erasure',
    columns: {
      id: 'none',
      email: 'derived',
      email_key: 'derived',
      name: 'exported',
      role: 'exported',
      token_hash: 'secret',
      created_at: 'exported',
      expires_at: 'exported',
    },
  },
  ...CONVERSATION_DATA,
  ...ACCESS_DATA,
  /** A saved view may name somebody else: erasing an address deletes the views that contain it. */
  report_readers: nothing('id', 'staff_id'),
  contact_views: {
    removal: 'account',
    columns: {
      ...none('id', 'staff_id', 'is_shared'),
      name: 'exported',
      q: 'exported',
      status: 'exported',
      sort: 'exported',
      created_at: 'exported',
    },
  },
  ...BOOKING_DATA,
  audit: {
    removal: 'period',
    columns: {
      ...none('id', 'request_id'),
      at: 'exported',
      actor_id: 'derived',
      actor: 'derived',
      action: 'exported',
      object: 'exported',
      object_id: 'exported',
      network: 'exported',
      key_name: 'exported',
      detail: 'derived',
    },
  },

  post_revisions: {
    removal: 'erasure',
    columns: {
      ...none('post_id', 'version', 'kind', 'started_at', 'saved_at', 'title', 'status', 'word_count', 'fields'),
      saved_by: 'signature',
    },
  },
  pending_changes: {
    removal: 'erasure',
    columns: {
      ...none('post_id', 'version', 'base_version', 'goes_live_at', 'held_at', 'discarded_at', 'saved_at', 'title'),
      ...none('base_fields', 'fields'),
      saved_by: 'signature',
    },
  },
  preview_links: {
    removal: 'erasure',
    columns: { ...none('token_hash', 'post_id', 'created_at', 'expires_at'), created_by: 'signature' },
  },
  pictures: {
    removal: 'erasure',
    columns: {
      ...none('id', 'file_name', 'alt', 'width', 'height', 'ending', 'bytes', 'mime_type', 'search_text', 'created_at'),
      created_by: 'signature',
    },
  },

  work_pictures: nothing('sample_id', 'picture_id', 'updated_at'),

  /** Public and without an address; exported with the profile's account. */
  authors: {
    removal: 'staff',
    columns: { ...kindsOf(AUTHOR_FIELDS), name_key: 'derived', picture_id: 'derived', staff_id: 'none' },
  },

  pending_profiles: {
    removal: 'account',
    columns: {
      ...none('staff_id', 'version', 'state', 'returned_by'),
      name: 'exported',
      role: 'exported',
      sentence: 'exported',
      bio: 'exported',
      picture_id: 'derived',
      submitted_at: 'exported',
      note: 'exported',
      returned_at: 'exported',
    },
  },

  /** The author of a post is a public byline. */
  posts: nothing(
    ...(['id', 'title', 'excerpt', 'content', 'author', 'category', 'status', 'publish_date', 'sort_date'] as const),
    ...(['featured_image_url', 'views', 'reading_time_minutes', 'version', 'is_sample', 'title_key'] as const),
    ...(['search_title', 'search_body', 'created_at', 'updated_at', 'deleted_at', 'is_featured', 'key'] as const),
    ...(['meta_title', 'meta_description', 'social_image_url', 'is_noindex', 'canonical_url', 'series'] as const),
    ...(['is_address_automatic', 'first_published_at', 'content_changed_at', 'owner_id'] as const),
  ),
  post_approvals: nothing(
    ...(['post_id', 'requested_by', 'requested_at', 'version', 'state', 'note', 'returned_by', 'returned_at'] as const),
  ),
  issue_visits: nothing('issue_id', 'day', 'path', 'visits'),
  issue_results: nothing('issue_id', 'kind', 'count'),
  sending_limits: nothing(
    ...(['id', 'per_hour', 'per_day', 'per_domain_hour', 'per_connection', 'connections', 'updated_at'] as const),
  ),
  /** The reason contains no reader's address. */
  sending_waits: nothing('name', 'failures', 'wait_until', 'reason'),
  former_post_ids: nothing('id', 'post_key'),
  redirects: nothing('id', 'path', 'post_id', 'target_path', 'origin', 'created_at'),
  post_tags: nothing('post_id', 'position', 'tag', 'tag_key'),
  post_counts: nothing('status', 'category', 'count'),
  page_views: nothing('day', 'path', 'source', 'is_sample', 'views'),
  page_view_days: nothing('day', 'page', 'source', 'views'),
  page_view_months: nothing('month', 'path', 'source', 'views'),
  /** Paths that look like an e-mail address or a secret are not stored. */
  missed_paths: nothing('path', 'visits', 'last_seen_at', 'referrer_host', 'dismissed_at'),
  other_views: nothing('day', 'viewer', 'views'),
  funnel_days: nothing('day', 'step', 'is_sample', 'count'),
  /** The hash's salt is deleted with the day, and the hash is not made from an address. */
  page_visitors: { removal: 'period', columns: { ...none('day', 'path'), visitor_hash: 'derived' } },
  visitor_salts: nothing('day', 'salt'),
  /** The contact address belongs to the agency. */
  settings: nothing(
    ...(['id', 'site_title', 'legal_name', 'place', 'region', 'country', 'area', 'time_zone', 'currency'] as const),
    ...(['contact_email', 'instagram_url', 'linkedin_url', 'analytics_id', 'mails_per_hour', 'updated_at'] as const),
  ),
  retention: nothing('id', 'contact_months', 'session_days', 'unconfirmed_days', 'audit_months', 'updated_at'),
  secret_keys: nothing('name', 'value'),
  content_version: nothing('id', 'version'),
  schema_version: nothing('id', 'program_version'),
  backups: nothing(
    ...(['id', 'slot', 'started_at', 'file_name', 'bytes', 'row_count', 'proven_at', 'problem'] as const),
    ...(['content_hash', 'unchanged_at'] as const),
  ),
};

/** Every signature column, with its table. */
export const SIGNATURES = Object.entries(PERSONAL_DATA).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, kind]) => (kind === 'signature' ? [[table, column] as const] : [])),
);
