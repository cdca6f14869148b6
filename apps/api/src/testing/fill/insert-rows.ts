import type { InsertObject } from 'kysely';
import type { Database, Trx } from '../../core/store/schema.ts';

/** Rows per statement: PostgreSQL takes at most 65,535 values in one. */
const ROWS_AT_ONCE = 1_000;

/** Inserts `count` rows. */
export async function insertRows<Table extends keyof Database>(
  trx: Trx,
  table: Table,
  count: number,
  build: (index: number) => InsertObject<Database, Table>,
): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - start);
    const rows = Array.from({ length }, (_, index) => build(start + index));
    await trx.insertInto(table).values(rows).execute();
  }
}
