/** Posts and what belongs to them. */
import type { POST_FIELDS, PostStatus, PostSummary } from '@tideline/domain/post/post';
import type { RevisionKind } from '@tideline/domain/post/post-revision';
import type { ColumnsOf, Instant } from './column-types.ts';

export interface PostsTable extends ColumnsOf<typeof POST_FIELDS, PostSummary> {
  content: string;
  /** `publish_date`, or empty without one: the sort key of every list, never null so that a cursor can compare it. */
  sort_date: string;
  deleted_at: Instant | null;
  /** The title as a sort key. Source: `sortText`. */
  title_key: string;
  /** The words of the title, which a search looks in. Source: `postSearchColumns`. */
  search_title: string;
  /** The words of everything else, which a search looks in. */
  search_body: string;
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
