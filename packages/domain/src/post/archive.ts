import type { PublicAuthor } from '../author/author.ts';
import { toPostId } from './post-id.ts';
import type { PostTeaser } from './post.ts';

/** The kinds of archive pages: `/blog/{kind}/{slug}`. */
export const ARCHIVE_KINDS = ['category', 'tag', 'author', 'series'] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];
/** The path of an archive page: its kind and its slug, which may be percent-encoded. */
export const ARCHIVE_PATH = new RegExp(`^/blog/(${ARCHIVE_KINDS.join('|')})/([^/]+)$`);

/** Minimum number of posts for an archive page to be indexed; smaller ones only repeat the posts. */
export const INDEXED_POST_COUNT = 3;

/** A page of the posts of one category, tag, author or series. */
export type ArchivePage = {
  kind: ArchiveKind;
  slug: string;
  /** In the posts' spelling; several if different names have the same slug. */
  names: string[];
  /** The profile of the author; null for an author without one, and for the other kinds. */
  author: PublicAuthor | null;
  /** Newest first; those of a series oldest first. */
  posts: PostTeaser[];
  /** Public posts on all pages; at least 1. */
  total: number;
  /** 1-based. */
  page: number;
  pageCount: number;
};

/**
 * The slug of a category, tag, author or series: made like the id of a post. A name without Latin letters keeps its own; empty when
 * the name has no letter and no digit.
 * @example toArchiveSlug('Google Business Profile') // => 'google-business-profile'
 */
export function toArchiveSlug(name: string): string {
  const id = toPostId(name);
  if (id !== toPostId('')) return id;
  const words = name.normalize('NFC').toLowerCase();
  return words.replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-').replace(/^-|-$/g, '');
}

/** Where an archive page is. */
export function archivePath(kind: ArchiveKind, slug: string): `/blog/${ArchiveKind}/${string}` {
  return `/blog/${kind}/${encodeURIComponent(slug)}`;
}

/** Path of the feed of an archive page. */
export function archiveFeedPath(kind: ArchiveKind, slug: string): string {
  return `${archivePath(kind, slug)}/rss.xml`;
}

/** Whether an archive page with this number of posts is indexed. */
export function isIndexed(total: number): boolean {
  return total >= INDEXED_POST_COUNT;
}
