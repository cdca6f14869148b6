import { sql, type RawBuilder } from 'kysely';
import type { Database, Db } from '../store/schema.ts';

/**
 * The distinct values of `value` in `table`, sorted. Seeks from one to the next in an index of `value`, so the number of
 * rows per value does not matter (a loose index scan). `value` is never null and names its table.
 */
export async function listDistinct(db: Db, table: keyof Database, value: RawBuilder<unknown>): Promise<string[]> {
  const rowsOf = sql.table(table);
  const { rows } = await sql<{ value: string }>`
    with recursive known(value) as (
      select (select min(${value}) from ${rowsOf})
      union all
      select (select min(${value}) from ${rowsOf} where ${value} > known.value)
      from known where known.value is not null
    )
    select value from known where value is not null order by value`.execute(db);
  return rows.map((row) => row.value);
}
