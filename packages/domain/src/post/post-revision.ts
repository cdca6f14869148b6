import type { PostStatus } from './post.ts';

/** Origin of a revision: saved, autosaved or restored. */
export const REVISION_KINDS = ['save', 'autosave', 'restore'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** Number of revisions stored per post. */
export const REVISIONS_PER_POST = 100;
/** Period in which autosaves of one person share a revision, in minutes. */
export const AUTOSAVE_SITTING_MINUTES = 30;
/** Lifetime of a preview link, in days. */
export const PREVIEW_LINK_DAYS = 7;

/** A revision in a list. */
export type PostRevision = {
  /** Version of the post. */
  version: number;
  kind: RevisionKind;
  /** Name of the author; null when no staff member saved it. */
  savedBy: string | null;
  savedAt: string;
  title: string;
  status: PostStatus;
  wordCount: number;
};
