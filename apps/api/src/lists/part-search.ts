import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { SEARCH_COUNT_MAX } from '@tideline/domain/site/page';
import { isSqlite } from '../store/open-database.ts';
import type { Database, Db } from '../store/schema.ts';
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
  // Whoever has only just written in is not in the index yet, and has no number: see letter-index.repository.ts.
  const isMatch = sql<boolean>`(${sql.ref(number)} in (${matches}) or ${sql.ref(number)} is null)`;
  return { conditions: [isMatch, ...conditions], isCommon: false };
}

/**
 * How many rows of a list of people `found` has. Of a search, no more than `SEARCH_COUNT_MAX`; and a common one is not
 * counted at all where nothing else narrows it.
 */
export async function countPeople<Table extends keyof typeof SEARCHED>(
  db: Db,
  found: SelectQueryBuilder<Database, Table, object>,
  { search, isFiltered }: { search: PartSearch; isFiltered: boolean },
): Promise<number> {
  if (search.isCommon && !isFiltered) return SEARCH_COUNT_MAX;
  const counted = search.conditions.length > 0 ? found.limit(SEARCH_COUNT_MAX) : found;
  const { total } = await db
    .selectFrom(counted.select(sql`1`.as('one')).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The column contains the word, with nothing in it read as a wildcard. */
export function containsPart(column: string, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
