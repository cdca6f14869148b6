import type { PostFields } from '@tideline/domain/post/post';

const WORDS_MAX = 10;
/** Longest text that is searched, in characters: PostgreSQL's index of one row holds less than a megabyte. */
const SEARCHED_MAX = 200_000;
/** Longest sort key, in characters: a cursor carries it. */
const SORT_KEY_MAX = 100;

/**
 * What a row is searched by: its texts in lower case. Made here because neither database lowers every alphabet.
 */
export function searchText(...texts: string[]): string {
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** The pieces somebody searches for, in the spelling of `searchText`; at most ten, so that a query stays bounded. */
export function searchWords(query: string | undefined): string[] {
  const text = (query ?? '').normalize('NFC').toLowerCase();
  return (text.match(/\S+/g) ?? []).slice(0, WORDS_MAX);
}

/**
 * A text as nothing but its words: lower case, without accents, one space between two words. Both databases then see
 * the same words, whatever each of them makes of hyphens, addresses and alphabets.
 * @example plainWords('Über-Tides: 100%') // => 'uber tides 100'
 */
export function plainWords(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return (letters.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).join(' ');
}

/** The columns that a post is searched and sorted by. */
export function postSearchColumns(post: Pick<PostFields, 'title' | 'excerpt' | 'author' | 'tags' | 'content'>) {
  const others = [post.excerpt, post.author, ...post.tags, post.content].join(' ');
  return {
    title_key: sortText(post.title),
    search_title: plainWords(post.title),
    search_body: plainWords(others).slice(0, SEARCHED_MAX),
  };
}

/** The words of a search for posts; at most ten. */
export function postSearchWords(query: string): string[] {
  return plainWords(query).split(' ').filter(Boolean).slice(0, WORDS_MAX);
}

/** By what a title or a name is sorted: its words, so that case, accents and quotation marks do not matter. */
export function sortText(text: string): string {
  return plainWords(text).slice(0, SORT_KEY_MAX).toWellFormed();
}
