import type { PostSummary } from '@tideline/domain/post/post';

/** Posts without a publish date before the others, last saved first: the server lists them last, staff write on them now. */
export function undatedFirst<Item extends Pick<PostSummary, 'publishDate' | 'updatedAt'>>(
  posts: readonly Item[],
): Item[] {
  const undated = posts.filter((post) => post.publishDate === null);
  const dated = posts.filter((post) => post.publishDate !== null);
  return [...undated.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)), ...dated];
}
