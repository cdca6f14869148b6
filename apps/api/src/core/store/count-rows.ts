import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** The number of rows of a query, which selects no columns. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
