import { sql, type RawBuilder } from 'kysely';

/**
 * What a row is searched by: its texts in lower case. Made here because neither database lowers every alphabet.
 */
export function searchText(...texts: string[]): string {
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** The words somebody searches for, in the spelling of `searchText`; at most ten, so that a query stays bounded. */
export function searchWords(query: string | undefined): string[] {
  const text = (query ?? '').toWellFormed().replaceAll('\0', ' ').normalize('NFC').toLowerCase();
  return (text.match(/\S+/g) ?? []).slice(0, 10);
}

/** A condition: the column contains the word, with nothing in it read as a wildcard. */
export function containsWord(column: 'search_text' | 'email_key', word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
