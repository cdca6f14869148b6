import { sql } from 'kysely';
import { countRows } from '../count-rows.ts';
import type { SearchAbility } from './search-ability.ts';

const FTS_TABLES = { subscribers: 'subscriber_fts', contacts: 'contact_fts' } as const;
/** Minimum length for the trigram index. */
const TRIGRAM_LENGTH = 3;

/** FTS5: `match` on external-content tables, which triggers keep up to date. */
export const sqliteSearch: SearchAbility = {
  hasWords(words, field) {
    const terms = words.map(({ word, isPrefix }) => `${quote(word)}${isPrefix ? '*' : ''}`).join(' AND ');
    const match = field === 'title' ? `search_title : (${terms})` : terms;
    // The plus keeps SQLite from looking up every match by number: a list walks its own index and stops early.
    return sql<boolean>`+posts.search_no in (select rowid from post_fts where post_fts match ${match})`;
  },

  countPosts: (_db, posts) => countRows(posts),

  async findParts(db, table, parts, countMax) {
    const indexed = parts.filter((part) => Array.from(part).length >= TRIGRAM_LENGTH);
    if (indexed.length === 0) return { isMatch: null, isCommon: false };
    const fts = sql.ref(FTS_TABLES[table]);
    const matches = sql`select rowid from ${fts} where ${fts} match ${indexed.map(quote).join(' AND ')}`;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${matches} limit ${sql.lit(countMax + 1)})`.execute(db);
    // Few matches are looked up. With many, a list walks its own index and soon has enough of them.
    if ((rows[0]?.count ?? 0) > countMax) return { isMatch: null, isCommon: indexed.length === parts.length };
    return { isMatch: sql<boolean>`${sql.ref(`${table}.search_no`)} in (${matches})`, isCommon: false };
  },
};

/** An FTS5 string literal, without operators. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
