import type { Kysely, Transaction } from 'kysely';
import type { OtherViewer } from '@tideline/domain/analytics';
import type { AuditAction, AuditObject } from '@tideline/domain/audit';
import type { ContactPackage, ContactStatus } from '@tideline/domain/contact';
import type { PictureType } from '@tideline/domain/picture';
import type { PostStatus } from '@tideline/domain/post';
import type { RevisionKind } from '@tideline/domain/post-revision';
import type { StaffRole } from '@tideline/domain/staff';
import type { TrafficSource } from '@tideline/domain/stats';
import type { SubscriberStatus } from '@tideline/domain/subscriber';

/** 1 or 0: neither database's boolean can be bound by both drivers. */
export type Flag = 0 | 1;

/** Instants are ISO 8601 text in UTC with milliseconds, so that they sort as text on both databases. */
type Instant = string;

export interface PostsTable {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  status: PostStatus;
  publish_date: Instant | null;
  /** `publish_date`, or empty without one: the sort key of every list, never null so that a cursor can compare it. */
  sort_date: string;
  featured_image_url: string;
  views: number;
  reading_time_minutes: number;
  version: number;
  is_sample: Flag;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
  /** What the title is sorted by. Source: `sortText`. */
  title_key: string;
  /** What a search looks in: the words of the title, a line break, all other words. Source: `postSearchText`. */
  search_text: string;
  content: string;
}

export interface PostTagsTable {
  post_id: string;
  /** Place in the post's list, from 0. */
  position: number;
  tag: string;
  /** The spelling under which tags are compared. */
  tag_key: string;
}

export interface PostRevisionsTable {
  post_id: string;
  /** The version of the post that this is. */
  version: number;
  kind: RevisionKind;
  /** Name of whoever saved it; null when nobody of the staff did (sample data, a date that came). */
  saved_by: string | null;
  /** When the first of the autosaves that this revision stands for was made; for others as `saved_at`. */
  started_at: Instant;
  saved_at: Instant;
  title: string;
  status: PostStatus;
  word_count: number;
  /** The editor's fields of the post, as JSON. */
  fields: string;
}

export interface PreviewLinksTable {
  /** SHA-256 of the token, in hex: the token itself is nowhere stored. */
  token_hash: string;
  post_id: string;
  created_by: string;
  created_at: Instant;
  expires_at: Instant;
}

/** How many posts there are of each kind, those in the trash aside. Triggers keep it: nobody writes it. */
export interface PostCountsTable {
  status: PostStatus;
  category: string;
  count: number;
}

export interface SubscribersTable {
  id: string;
  email: string;
  /** The lower-cased address: unique. */
  email_key: string;
  status: SubscriberStatus;
  source: string | null;
  is_sample: Flag;
  created_at: Instant;
  updated_at: Instant;
}

export interface ContactsTable {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  package: ContactPackage | null;
  message: string;
  source: string;
  status: ContactStatus;
  /** Lower-cased name, address and company. */
  search_text: string;
  /** What the name is sorted by. Source: `sortText`. */
  name_key: string;
  /** When the enquiry first left `pending`, other than as spam; null when it never did. */
  first_answered_at: Instant | null;
  /** From its arrival to `first_answered_at`, so that a median needs no arithmetic. */
  answer_seconds: number | null;
  idempotency_key: string | null;
  is_sample: Flag;
  submitted_at: Instant;
  updated_at: Instant;
}

export interface ContactNotesTable {
  id: string;
  contact_id: string;
  /** Who wrote it; the account may be gone. */
  author_id: string;
  author_name: string;
  body: string;
  created_at: Instant;
}

export interface StaffTable {
  id: string;
  email: string;
  email_key: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  created_at: Instant;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex: the token itself is nowhere stored. */
  token_hash: string;
  staff_id: string;
  user_agent: string;
  /** The shortened address it was opened from; empty when that is not known. */
  network: string;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
}

export interface SettingsTable {
  /** Always 1: there is one row. */
  id: number;
  site_title: string;
  contact_email: string;
  instagram_url: string;
  linkedin_url: string;
  time_zone: string;
  analytics_id: string;
  updated_at: Instant;
}

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

export interface RateLimitsTable {
  key: string;
  window_started_at: Instant;
  count: number;
}

export interface PicturesTable {
  id: string;
  file_name: string;
  alt: string;
  /** Of the widest form, in pixels. */
  width: number;
  height: number;
  /** Of the form that every program can show. */
  ending: 'jpg' | 'png';
  /** All forms together. */
  bytes: number;
  /** Of the uploaded file. */
  mime_type: PictureType;
  created_by: string;
  /** Lower-cased name and alternative text. */
  search_text: string;
  created_at: Instant;
}

export interface ContentVersionTable {
  /** Always 1: there is one row. */
  id: number;
  /** Counts the changes of what public pages show. Raised by triggers, never by a statement of ours. */
  version: number;
}

/** The backups that were begun, by the program itself each night or by hand. */
export interface BackupsTable {
  id: string;
  /** `YYYY-MM-DD` in the agency's zone; null for one made by hand. */
  nightly_day: string | null;
  started_at: Instant;
  /** Empty until it is written. */
  file_name: string;
  bytes: number;
  row_count: number;
  /** When it was restored into a scratch place and found to hold what was saved. */
  proven_at: Instant | null;
  /** Why it failed, in words. */
  problem: string | null;
}

/** Who did what: only ever added to, and deleted when it is old. Triggers refuse everything else. */
export interface AuditTable {
  id: string;
  at: Instant;
  /** Null when nobody was signed in. */
  actor_id: string | null;
  /** Address of the account at that time, `command`, `program`, or empty: the account may be gone. */
  actor: string;
  action: AuditAction;
  object: AuditObject;
  object_id: string;
  /** Shortened address. */
  network: string;
  request_id: string;
  /** JSON; ids, numbers and statuses only. */
  detail: string;
}

export interface Database {
  posts: PostsTable;
  post_tags: PostTagsTable;
  post_revisions: PostRevisionsTable;
  preview_links: PreviewLinksTable;
  post_counts: PostCountsTable;
  subscribers: SubscribersTable;
  contacts: ContactsTable;
  contact_notes: ContactNotesTable;
  staff: StaffTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  page_views: PageViewsTable;
  other_views: OtherViewsTable;
  page_visitors: PageVisitorsTable;
  visitor_salts: VisitorSaltsTable;
  rate_limits: RateLimitsTable;
  pictures: PicturesTable;
  content_version: ContentVersionTable;
  backups: BackupsTable;
  audit: AuditTable;
}

/** The handle every repository takes first. */
export type Db = Kysely<Database>;
/** A handle inside a transaction: asked for by whatever writes more than once. */
export type Trx = Transaction<Database>;
