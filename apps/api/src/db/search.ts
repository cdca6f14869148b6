import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { isSqlite } from './open-database.ts';
import type { Database, Db } from './schema.ts';
import { postSearchWords } from './search-text.ts';

/** Where the words are looked for. */
export type SearchField = 'title' | 'anywhere';

/** Up to this many matches are looked up one by one; of more, a list finds its rows by walking in its own order. */
const FEW_MATCHES = 500;
/** A shorter last word is taken as it is, since too much begins with it. */
const PREFIX_MIN = 3;
/** What leaves PostgreSQL nothing but the full-text index, as a bitmap. */
const PLANS_PAST_THE_INDEX = ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan'];

/**
 * The condition that a post has every word of `query`, by the stem; the last word may be just begun. Null when nothing
 * can match, because there is no letter and no digit in `query`.
 */
export async function matchesSearch(db: Db, query: string, field: SearchField): Promise<RawBuilder<boolean> | null> {
  const words = postSearchWords(query);
  if (words.length === 0) return null;
  if (isSqlite(db)) return matchesSqlite(db, words, field);
  const all = words.map((word, at) => `'${word}'${isBegun(words, at) ? ':*' : ''}`).join(' & ');
  const vector = field === 'title' ? 'posts.title_vector' : 'posts.search_vector';
  return sql<boolean>`${sql.ref(vector)} @@ to_tsquery('tideline', ${all})`;
}

/**
 * How many posts there are in `matching`, which asks for `matchesSearch`. PostgreSQL takes the long vectors for short ones
 * and would read every one of them where the index knows the answer: a quarter of a second among 10,000 posts.
 */
export async function countMatches(db: Db, matching: SelectQueryBuilder<Database, 'posts', object>): Promise<number> {
  const counted = matching.select((eb) => eb.fn.countAll<number>().as('count'));
  if (isSqlite(db) || db.isTransaction) return (await counted.executeTakeFirstOrThrow()).count;
  return db.transaction().execute(async (trx) => {
    await sql`select ${sql.join(PLANS_PAST_THE_INDEX.map((plan) => sql`set_config(${plan}, 'off', true)`))}`.execute(
      trx,
    );
    const { rows } = await trx.executeQuery(counted.compile());
    return rows[0]?.count ?? 0;
  });
}

async function matchesSqlite(db: Db, words: string[], field: SearchField): Promise<RawBuilder<boolean>> {
  // Every word is quoted: none of them is read as an operator.
  const all = words.map((word, at) => `"${word}"${isBegun(words, at) ? '*' : ''}`).join(' AND ');
  const match = field === 'title' ? `title : (${all})` : all;
  // Asked once, and handed to each query that follows: the index takes longer to find them than a query to know them.
  const { rows } = await sql<{ count: number; numbers: string }>`
    select count(*) as count, json_group_array(rowid) as numbers from post_fts where post_fts match ${match}`.execute(
    db,
  );
  const [{ count, numbers } = { count: 0, numbers: '[]' }] = rows;
  const matches = sql`select value from json_each(${numbers})`;
  // The plus keeps SQLite from looking up thousands of posts where its own order would soon have found enough.
  return count > FEW_MATCHES
    ? sql<boolean>`+posts.search_no in (${matches})`
    : sql<boolean>`posts.search_no in (${matches})`;
}

function isBegun(words: string[], at: number): boolean {
  return at === words.length - 1 && (words[at] ?? '').length >= PREFIX_MIN;
}
