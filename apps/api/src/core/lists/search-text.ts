import type { PostFields } from '@tideline/domain/post/post';
import { plainWords } from '@tideline/domain/text/plain-words';

const WORDS_MAX = 10;
/** The longest indexed text, in characters: PostgreSQL limits a `tsvector` to 1 MB. */
const SEARCHED_MAX = 200_000;
/** The longest sort key, in characters: it is part of cursors. */
const SORT_KEY_MAX = 100;

/** The indexed text of a row: its texts in lower case, which the databases do not do for every alphabet. */
export function searchText(...texts: string[]): string {
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** The parts of a search query in the spelling of `searchText`; at most ten, which bounds the query. */
export function searchWords(query: string | undefined): string[] {
  const text = (query ?? '').normalize('NFC').toLowerCase();
  return (text.match(/\S+/g) ?? []).slice(0, WORDS_MAX);
}

type SearchedField = 'title' | 'excerpt' | 'author' | 'tags' | 'series' | 'content';

/** The search and sort columns of a post. */
export function postSearchColumns(post: Pick<PostFields, SearchedField>) {
  const others = [post.excerpt, post.author, ...post.tags, post.series, post.content].join(' ');
  return {
    title_key: sortText(post.title),
    search_title: plainWords(post.title),
    search_body: plainWords(others).slice(0, SEARCHED_MAX),
  };
}

/** The words of a post search; at most ten. */
export function postSearchWords(query: string): string[] {
  return plainWords(query).split(' ').filter(Boolean).slice(0, WORDS_MAX);
}

/** The sort key of a title or name: its words, which ignores case, accents and quotation marks. */
export function sortText(text: string): string {
  return plainWords(text).slice(0, SORT_KEY_MAX).toWellFormed();
}
