/** Rows whose texts are at most a few hundred characters. */
const ROWS_AT_ONCE = 500;

/**
 * All rows of a query, batch by batch. They are sorted by a column that is unique and never changes, so each row comes once,
 * whatever is saved meanwhile.
 * @param read the next rows after the last one; null for the first
 */
export async function* eachBatch<Row>(
  read: (last: Row | null, limit: number) => Promise<Row[]>,
  limit = ROWS_AT_ONCE,
): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(last, limit);
    if (rows.length > 0) yield rows;
    last = rows.at(-1) ?? null;
    if (rows.length < limit) return;
  }
}
