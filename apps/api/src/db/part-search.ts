import { sql, type RawBuilder } from 'kysely';
import { isSqlite } from './open-database.ts';
import type { Db } from './schema.ts';
import { searchWords } from './search-text.ts';

const SEARCHED = {
  subscribers: { column: 'subscribers.email_key', number: 'subscribers.search_no', index: 'subscriber_fts' },
  contacts: { column: 'contacts.search_text', number: 'contacts.search_no', index: 'contact_fts' },
} as const;

/** Up to this many matches are looked up one by one; of more, a list finds its rows by walking in its own order. */
const FEW_MATCHES = 1_000;
/** The index knows threes of letters. */
const INDEXED_LENGTH = 3;

/** A search in a list of people. */
export type PartSearch = {
  /** That a row contains every piece of the query somewhere. */
  conditions: RawBuilder<boolean>[];
  /** There are more matches than anybody looks through, before other filters. */
  isCommon: boolean;
};

/** Rows of `table` in which every piece of `query` occurs, whatever characters it is made of. */
export async function searchParts(
  db: Db,
  table: keyof typeof SEARCHED,
  query: string | undefined,
): Promise<PartSearch> {
  const { column, number, index } = SEARCHED[table];
  const words = searchWords(query);
  const conditions = words.map((word) => containsPart(column, word));
  const indexed = words.filter((word) => Array.from(word).length >= INDEXED_LENGTH);
  if (indexed.length === 0 || !isSqlite(db)) return { conditions, isCommon: false };
  const match = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const matches = sql`select rowid from ${sql.ref(index)} where ${sql.ref(index)} match ${match}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${matches} limit ${sql.lit(FEW_MATCHES + 1)})`.execute(db);
  if ((rows[0]?.count ?? 0) > FEW_MATCHES) return { conditions, isCommon: true };
  return { conditions: [sql<boolean>`${sql.ref(number)} in (${matches})`, ...conditions], isCommon: false };
}

/** The column contains the word, with nothing in it read as a wildcard. */
export function containsPart(column: string, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
