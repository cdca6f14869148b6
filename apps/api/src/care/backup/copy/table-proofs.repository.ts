import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Db } from '../../../core/store/schema.ts';
import { SEARCH_COLUMNS, STORED_TABLES } from './stored-tables.ts';

/** Compares a table on two databases: equal proofs mean equal rows. */
export type TableProof = {
  rows: number;
  /** The SHA-256 of every row, combined by XOR and therefore independent of their order; hex. */
  checksum: string;
};

/** Proofs by the name of the table. */
export type Proofs = Record<string, TableProof>;

export type Row = Record<string, unknown>;
export type StoredTable = { name: keyof typeof STORED_TABLES; key: readonly string[] };

/** Far below the number of parameters that either database accepts. */
const BATCH_ROWS = 100;

/** The tables to copy and compare; referenced tables come first. */
export const COPIED_TABLES: StoredTable[] = Object.entries(STORED_TABLES).flatMap(([name, key]) =>
  key === null ? [] : [{ name: name as keyof typeof STORED_TABLES, key }],
);

/**
 * Proves every stored table; an older database lacks some. Consistent only inside a transaction or on a file at rest.
 * @param hasRow whether a row counts; by default, every row
 */
export async function proveTables(db: Db, hasRow: (table: string, row: Row) => boolean = () => true): Promise<Proofs> {
  const columnsOf = await listColumns(db);
  const proofs: Proofs = {};
  for (const table of COPIED_TABLES) {
    const columns = columnsOf.get(table.name);
    if (columns === undefined) continue;
    const proof = startProof();
    for await (const rows of readBatches(db, table, columns)) {
      proof.add(rows.filter((row) => hasRow(table.name, row)));
    }
    proofs[table.name] = proof.end();
  }
  return proofs;
}

/** The names of the tables that differ. */
export function compareProofs(expected: Proofs, found: Proofs): string[] {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...tables].filter((table) => {
    const [one, other] = [expected[table], found[table]];
    return one?.rows !== other?.rows || one?.checksum !== other?.checksum;
  });
}

/** A proof over rows that arrive in batches. */
export function startProof() {
  let [rows, sum] = [0, 0n];
  return {
    add(batch: readonly Row[]): void {
      for (const row of batch) {
        const cells = Object.keys(row)
          .toSorted()
          .map((column) => [column, row[column]]);
        sum ^= BigInt(`0x${hash('sha256', JSON.stringify(cells))}`);
        rows += 1;
      }
    },
    end: (): TableProof => ({ rows, checksum: sum.toString(16).padStart(64, '0') }),
  };
}

/** All rows of a table in batches, ordered by key. */
export async function* readBatches(
  db: Db,
  { name, key }: StoredTable,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    const last = rows.at(-1);
    let query = untyped(db).selectFrom(name).select(columns).limit(BATCH_ROWS);
    for (const column of key) query = query.orderBy(column);
    if (last !== undefined) query = query.where(isAfter(key, last));
    rows = await query.execute();
    if (rows.length > 0) yield rows;
  } while (rows.length === BATCH_ROWS);
}

function isAfter(key: readonly string[], last: Row) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(key.map((column) => last[column]));
  return sql<boolean>`(${columns}) > (${values})`;
}

/** The stored columns of each table, without search columns that a database fills itself. */
export async function listColumns(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => {
      const names = columns.map((column) => column.name).filter((column) => !SEARCH_COLUMNS.has(column));
      return [name, names.toSorted()];
    }),
  );
}

/** The same database, typed for statements whose table is known only at run time. */
export function untyped(db: Db): Kysely<Record<string, Row>> {
  return db as unknown as Kysely<Record<string, Row>>;
}
