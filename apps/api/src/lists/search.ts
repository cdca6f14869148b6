import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { NumberSet } from './number-set.ts';
import { isSqlite } from '../store/open-database.ts';
import { openPostSets, type PostSets } from './post-sets.ts';
import type { Database, Db } from '../store/schema.ts';
import { postSearchWords } from './search-text.ts';

/** The posts that are searched: which, and a name that no others have at the same moment. */
export type Searched = { name: string; posts: SelectQueryBuilder<Database, 'posts', object> };

/** What a search has found: how many posts, and the conditions by which a query reads them. */
export type Found = {
  total: number;
  isMatch: RawBuilder<boolean>;
  /** That a post has all of the words in its title. */
  findTitles: () => Promise<RawBuilder<boolean>>;
};

/** Where a word is looked for. */
type Field = 'title' | 'anywhere';

/** To look up a row by its number takes as long as passing over so many entries of an index. Measured on SQLite. */
const LOOK_UP_STEPS = 35;
/** A shorter last word is taken as it is, since too much begins with it. */
const PREFIX_MIN = 3;
/** What leaves PostgreSQL nothing but the full-text index, as a bitmap. */
const PLANS_PAST_THE_INDEX = ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan'];

/**
 * The posts among `searched` that have every word of `query`, by the stem; the last word may be just begun. Null when there
 * are none.
 * @param page how many of them are read at once, and the moment at which they are seen (ISO 8601 in UTC)
 */
export async function searchPosts(
  db: Db,
  query: string,
  searched: Searched,
  { limit, now }: { limit: number; now: string },
): Promise<Found | null> {
  const words = postSearchWords(query);
  if (words.length === 0) return null;
  const sets = await openPostSets(db, now);
  const all = await sets.find(`posts ${searched.name}`, () => listNumbers(db, searched.posts));
  const matches = await withWords(db, sets, words, 'anywhere', all);
  if (matches.size === 0) return null;
  const page = { limit, among: all.size };
  return {
    total: matches.size,
    isMatch: isIn(db, matches, page),
    findTitles: async () => isIn(db, await withWords(db, sets, words, 'title', matches), page),
  };
}

async function withWords(db: Db, sets: PostSets, words: string[], field: Field, among: NumberSet): Promise<NumberSet> {
  let matches = among;
  for (const [at, word] of words.entries()) {
    if (matches.size === 0) break;
    const isBegun = at === words.length - 1 && word.length >= PREFIX_MIN;
    const having = await sets.find(`${field} ${word}${isBegun ? '*' : ''}`, () =>
      isSqlite(db) ? listSqlite(db, word, isBegun, field) : listPostgres(db, word, isBegun, field),
    );
    matches = matches.and(having);
  }
  return matches;
}

/** Few matches are looked up one by one; of more, a list finds its rows by walking in its own order. */
function isIn(db: Db, matches: NumberSet, { limit, among }: { limit: number; among: number }): RawBuilder<boolean> {
  const steps = ((limit + 1) * among) / Math.max(1, matches.size); // a list reads one more, to know whether there is one
  if (matches.size * LOOK_UP_STEPS < steps) {
    const numbers = matches.numbers();
    return isSqlite(db)
      ? sql<boolean>`posts.search_no in (select value from json_each(${JSON.stringify(numbers)}))`
      : sql<boolean>`posts.search_no = any(cast(${numbers} as int[]))`;
  }
  // Greater, not equal: of a part of a value PostgreSQL expects one in two hundred to be equal, and would sort them all.
  // A post that came later than the map is beyond its end, where both databases find nothing.
  return isSqlite(db)
    ? sql<boolean>`substr(${matches.toMap()}, posts.search_no + 1, 1) > x'00'`
    : sql<boolean>`substr(cast(${matches.toMap()} as bytea), posts.search_no + 1, 1) > '\\x00'::bytea`;
}

async function listSqlite(db: Db, word: string, isBegun: boolean, field: Field): Promise<number[]> {
  // Quoted, so that it is never read as an operator.
  const term = `"${word}"${isBegun ? '*' : ''}`;
  const match = field === 'title' ? `title : ${term}` : term;
  const { rows } = await sql<{ numbers: string }>`
    select json_group_array(rowid) as numbers from post_fts where post_fts match ${match}`.execute(db);
  return toNumbers(rows);
}

/**
 * PostgreSQL takes the long vectors for short ones and would read every one of them where the index knows the answer: a
 * quarter of a second among 10,000 posts.
 */
async function listPostgres(db: Db, word: string, isBegun: boolean, field: Field): Promise<number[]> {
  const vector = sql.ref(field === 'title' ? 'posts.title_vector' : 'posts.search_vector');
  const term = `'${word}'${isBegun ? ':*' : ''}`;
  const matching = db.selectFrom('posts').where(sql<boolean>`${vector} @@ to_tsquery('tideline', ${term})`);
  if (db.isTransaction) return listNumbers(db, matching);
  return db.transaction().execute(async (trx) => {
    await sql`select ${sql.join(PLANS_PAST_THE_INDEX.map((plan) => sql`set_config(${plan}, 'off', true)`))}`.execute(
      trx,
    );
    const { rows } = await trx.executeQuery(numbersOf(trx, matching).compile());
    return toNumbers(rows);
  });
}

async function listNumbers(db: Db, posts: Searched['posts']): Promise<number[]> {
  return toNumbers(await numbersOf(db, posts).execute());
}

/** All numbers as one text, which is read faster than as many rows. */
function numbersOf(db: Db, posts: Searched['posts']) {
  return posts.select(
    isSqlite(db)
      ? sql<string>`json_group_array(posts.search_no)`.as('numbers')
      : sql<string>`coalesce(json_agg(posts.search_no)::text, '[]')`.as('numbers'),
  );
}

function toNumbers([row]: { numbers: string }[]): number[] {
  return row ? (JSON.parse(row.numbers) as number[]) : [];
}
