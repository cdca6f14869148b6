import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Database, Db } from '../store/schema.ts';
import { postSearchWords } from './search-text.ts';

/** A shorter last word is not a prefix: too many words begin with it. */
const PREFIX_MIN_LENGTH = 3;

/** A search for posts: conditions for a query of posts. */
export type PostSearch = {
  /** The post has every word. */
  isMatch: RawBuilder<boolean>;
  /** Whether the title contains every word. */
  isInTitle: RawBuilder<boolean>;
  /** Counts `posts`, a query with the condition `isMatch`. */
  count: (posts: SelectQueryBuilder<Database, 'posts', object>) => Promise<number>;
};

/** Searches posts for the words of `query` by stem; the last word may be a prefix. Null for a query without a word. */
export function searchPosts(db: Db, query: string): PostSearch | null {
  const words = postSearchWords(query);
  if (words.length === 0) return null;
  const terms = words.map((word, at) => ({
    word,
    isPrefix: at === words.length - 1 && word.length >= PREFIX_MIN_LENGTH,
  }));
  const { search } = dialectOf(db);
  return {
    isMatch: search.hasWords(terms, 'anywhere'),
    isInTitle: search.hasWords(terms, 'title'),
    count: (posts) => search.countPosts(db, posts),
  };
}
