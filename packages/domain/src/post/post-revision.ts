import type { PostStatus } from './post.ts';

/** How a revision came about: somebody saved, the editor saved by itself, or an older revision was restored. */
export const REVISION_KINDS = ['save', 'autosave', 'restore'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** How many revisions of a post are kept: the newest. */
export const REVISIONS_PER_POST = 100;
/** For how long the autosaves of one person go into the same revision, in minutes. */
export const AUTOSAVE_SITTING_MINUTES = 30;
/** How long a preview link works, in days. */
export const PREVIEW_LINK_DAYS = 7;

/** What a list shows of one saved state of a post. */
export type PostRevision = {
  /** The version of the post that it is. */
  version: number;
  kind: RevisionKind;
  /** Name of whoever saved it; null when nobody of the staff did. */
  savedBy: string | null;
  savedAt: string;
  title: string;
  status: PostStatus;
  wordCount: number;
};
