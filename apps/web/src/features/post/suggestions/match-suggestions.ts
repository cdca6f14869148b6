import { archivePath } from '@tideline/domain/post/archive';
import type { BlogSuggestions } from '@tideline/domain/post/post';
import { postPath } from '@tideline/domain/site/site-path';
import { plainWords } from '@tideline/domain/text/plain-words';

/** A post or a tag, and the path of its page. */
export type Suggestion = { kind: 'post' | 'tag'; path: string; name: string };

const POSTS_MAX = 5;
const TAGS_MAX = 2;

/**
 * Up to five posts, then up to two tags, in whose names each typed word begins a word; without regard to case, accents and
 * order. Empty without a word.
 */
export function matchSuggestions({ posts, tags }: BlogSuggestions, typed: string): Suggestion[] {
  const wanted = plainWords(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const isMatch = (name: string) => {
    const text = ` ${plainWords(name)}`;
    return wanted.every((word) => text.includes(` ${word}`));
  };
  return [
    ...posts
      .filter(({ title }) => isMatch(title))
      .slice(0, POSTS_MAX)
      .map(({ id, title }) => ({ kind: 'post' as const, path: postPath(id), name: title })),
    ...tags
      .filter(({ name }) => isMatch(name))
      .slice(0, TAGS_MAX)
      .map(({ slug, name }) => ({ kind: 'tag' as const, path: archivePath('tag', slug), name })),
  ];
}
