import type { PostSummary } from '@tideline/domain/post/post';

/** Stop words, which say nothing about the subject. */
const COMMON = new Set(['and', 'the', 'for', 'with', 'your', 'our', 'that', 'case', 'study', 'management']);
const SHORTEST_WORD = 2;

/**
 * The posts whose title, category or tags share words with the text, most shared words first. Ties keep their order.
 */
export function fittingPosts<Post extends Pick<PostSummary, 'title' | 'category' | 'tags'>>(
  posts: readonly Post[],
  text: string,
): Post[] {
  const wanted = wordsOf(text);
  return posts
    .map((post) => {
      const words = wordsOf([post.title, post.category, ...post.tags].join(' '));
      return { post, shared: [...wanted].filter((word) => words.has(word)).length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ post }) => post);
}

/** The words in lower case, without a plural s or stop words. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?<=..)s$/u, ''))
      .filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word)),
  );
}
