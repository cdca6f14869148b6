import type { PostSummary } from '@tideline/domain/post/post';

/** Moves posts without a publish date to the front, last saved first: they are being worked on. */
export function undatedFirst<Item extends Pick<PostSummary, 'publishDate' | 'updatedAt'>>(
  posts: readonly Item[],
): Item[] {
  const undated = posts.filter((post) => post.publishDate === null);
  const dated = posts.filter((post) => post.publishDate !== null);
  return [...undated.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)), ...dated];
}
