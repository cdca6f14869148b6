import { DAY_MS, later } from '../time/instant.ts';
import type { Post, PostFields } from './post.ts';

/** What readers see of a post's text. */
const CONTENT_FIELDS = ['title', 'excerpt', 'content', 'featuredImageUrl'] as const;
/** Readers are not told about changes in the days after publication, when most are corrections. */
const UPDATE_SHOWN_AFTER_DAYS = 7;

type Dates = Pick<Post, 'publishDate' | 'firstPublishedAt' | 'contentChangedAt'>;

/** The post's `contentChangedAt` after a save. A change while it is unpublished counts: readers knew the former text. */
export function nextContentChange(before: Post, after: PostFields, now: string): string | null {
  const isChanged = CONTENT_FIELDS.some((name) => before[name] !== after[name]);
  return isChanged && before.firstPublishedAt !== null ? now : before.contentChangedAt;
}

/** The update of a post that readers are told of; null for none. */
export function shownUpdate({ contentChangedAt, publishDate, firstPublishedAt }: Dates): string | null {
  // The later one: an article may appear with an older date, or get a newer one.
  const publishedAt = latest(publishDate, firstPublishedAt);
  if (contentChangedAt === null || publishedAt === null) return null;
  return contentChangedAt > later(publishedAt, UPDATE_SHOWN_AFTER_DAYS * DAY_MS) ? contentChangedAt : null;
}

/** When a post last changed, for machines: never before its publish date. Null when it has neither date. */
export function modifiedAt({ contentChangedAt, publishDate }: Omit<Dates, 'firstPublishedAt'>): string | null {
  return latest(contentChangedAt, publishDate);
}

function latest(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other;
}
