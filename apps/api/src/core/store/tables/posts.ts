/** Posts with their tags, revisions, preview links and counts. */
import type { POST_FIELDS, PostStatus, PostSummary } from '@tideline/domain/post/post';
import type { RevisionKind } from '@tideline/domain/post/post-revision';
import type { ColumnsOf, Flag, Instant } from './column-types.ts';

export interface PostsTable extends ColumnsOf<typeof POST_FIELDS, PostSummary> {
  content: string;
  /** `publish_date`, or empty without one: the sort key of every list, never null so that a cursor can compare it. */
  sort_date: string;
  deleted_at: Instant | null;
  /**
   * Owner, or null if unset or the account was deleted; without an owner, only holders of `posts.edit-any` change the post.
   */
  owner_id: string | null;
  /** Whether the post leads the blog; at most one does. */
  is_featured: Flag;
  /** The title as a sort key. Source: `sortText`. */
  title_key: string;
  /** Indexed words of the title. Source: `postSearchColumns`. */
  search_title: string;
  /** Indexed words of everything else. */
  search_body: string;
}

/** Posts whose authors ask for publication. */
export interface PostApprovalsTable {
  post_id: string;
  requested_by: string | null;
  requested_at: Instant;
  /** Version of the post, or of its pending changes. */
  version: string;
  state: 'waiting' | 'returned';
  note: string;
  returned_by: string | null;
  returned_at: Instant | null;
}

export interface PostTagsTable {
  post_id: string;
  /** The place in the post's list of tags, from 0. */
  position: number;
  tag: string;
  /** The spelling in which tags are compared. */
  tag_key: string;
}

export interface PostRevisionsTable {
  post_id: string;
  /** The post's version in this revision. */
  version: number;
  kind: RevisionKind;
  /** The name of the member of staff; null for sample data and the scheduler. */
  saved_by: string | null;
  /** Time of the first autosave merged into this revision; otherwise equal to `saved_at`. */
  started_at: Instant;
  saved_at: Instant;
  title: string;
  status: PostStatus;
  word_count: number;
  /** The editor's fields of the post, as JSON. */
  fields: string;
}

export interface PreviewLinksTable {
  /** SHA-256 of the token, in hex: the token itself is not stored. */
  token_hash: string;
  post_id: string;
  created_by: string;
  created_at: Instant;
  expires_at: Instant;
}

/** Changes to a published post that visitors do not see yet. */
export interface PendingChangesTable {
  post_id: string;
  /** Replaced by each save; never used twice. */
  version: string;
  /** The version of the live post on which they are based. */
  base_version: number;
  goes_live_at: Instant | null;
  /** When they were due but no longer applied to the live post. */
  held_at: Instant | null;
  /** When staff discarded them; they can be restored until the trash is emptied. */
  discarded_at: Instant | null;
  saved_by: string;
  saved_at: Instant;
  title: string;
  /** The fields of the live post on which they are based, as JSON. */
  base_fields: string;
  /** The fields of the post after these changes, as JSON. */
  fields: string;
}

/** The number of posts by status and category, without the trash. Written by triggers only. */
export interface PostCountsTable {
  status: PostStatus;
  category: string;
  count: number;
}
