import type { Kysely } from 'kysely';
import type { Db } from '../schema.ts';
import type { FixtureRows } from './fixture-files.ts';

/** Columns made by each database in its own way. */
const SEARCH_COLUMN = /^search_no$|_vector$/;
const SEARCH_TABLE = /_fts(?:_\w+)?$/;

/** Every row of every table, in a fixed order. */
export async function readRows(db: Db): Promise<FixtureRows> {
  const tables = await db.introspection.getTables();
  const rows: FixtureRows = {};
  for (const { name, columns } of tables) {
    if (SEARCH_TABLE.test(name)) continue;
    const names = columns.map((column) => column.name).filter((column) => !SEARCH_COLUMN.test(column));
    const found = await (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .selectFrom(name)
      .select(names)
      .execute();
    rows[name] = found.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  return rows;
}
