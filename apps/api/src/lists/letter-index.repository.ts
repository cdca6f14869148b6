import { sql } from 'kysely';
import { isSqlite } from '../store/open-database.ts';
import type { Db } from '../store/schema.ts';

const SEARCHED = ['subscribers', 'contacts'] as const;
/** The index is written once for so many rows; nobody else has a turn meanwhile. */
const ROWS_AT_ONCE = 100;
/** Whoever stops the server need not wait for more than these. */
const ROUNDS = 20;

/**
 * Puts the people who have written in since into SQLite's index of letters, by giving them the number by which it knows
 * them: triggers do the rest. Those that wait are found without it, each of them looked at (`searchParts`). PostgreSQL
 * does likewise by itself.
 */
export async function indexLetters(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  for (const table of SEARCHED) {
    for (let round = 0; round < ROUNDS && (await isAnyWaiting(db, table)); round += 1) await numberRows(db, table);
  }
}

async function isAnyWaiting(db: Db, table: (typeof SEARCHED)[number]): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where search_no is null limit 1`.execute(db);
  return rows.length > 0;
}

async function numberRows(db: Db, name: (typeof SEARCHED)[number]): Promise<void> {
  const table = sql.table(name);
  await db.transaction().execute((trx) =>
    sql`update ${table} set search_no = waiting.number from (
        select id, row_number() over () + (select coalesce(max(search_no), 0) from ${table}) as number
        from ${table} where search_no is null limit ${sql.lit(ROWS_AT_ONCE)}
      ) as waiting where ${table}.id = waiting.id`.execute(trx),
  );
}
