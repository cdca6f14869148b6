import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Db, Trx } from '../../store/schema.ts';
import { LEFT_OUT_OF_BACKUPS, SEARCH_COLUMNS, STORED_TABLES } from './stored-tables.ts';

/** What can be compared of a table on two databases: equal proofs mean equal rows. */
export type TableProof = {
  rows: number;
  /** The SHA-256 of every row, combined so that the order of the rows does not matter; hex. */
  checksum: string;
};

/** Proofs by the name of the table. */
export type Proofs = Record<string, TableProof>;

type TableName = keyof typeof STORED_TABLES;
type Row = Record<string, unknown>;
/** The same database, for statements whose table is known only when they run. */
type AnyDb = Kysely<Record<string, Row>>;

/** So many rows at once stay far below what either database takes as parameters, and small in memory. */
const BATCH_ROWS = 100;

/** Of what there are to be proofs; of everything, where it is not said. */
export type ProofScope = { hasTable?: (table: string) => boolean; hasRow?: (table: string, row: Row) => boolean };

/**
 * Reads every table that is stored and says what is in it; an older database lacks some. Consistent only inside a
 * transaction or on a file at rest.
 */
export async function proveTables(
  db: Db,
  { hasTable = () => true, hasRow = () => true }: ProofScope = {},
): Promise<Proofs> {
  const columnsOf = await listColumns(db);
  const proofs: Proofs = {};
  for (const [table, key] of keptTables()) {
    const columns = columnsOf.get(table);
    if (columns === undefined || !hasTable(table)) continue;
    const proof = startProof();
    for await (const rows of readBatches(db, table, key, columns)) {
      addToProof(
        proof,
        rows.filter((row) => hasRow(table, row)),
      );
    }
    proofs[table] = toTableProof(proof);
  }
  return proofs;
}

/**
 * Copies every stored row, also from one kind of database to the other, in place of whatever the target holds. Columns
 * that only one of the two has (search indexes) are made by the target itself.
 * @returns proofs of what was read
 */
export async function copyTables(from: Db, to: Trx): Promise<Proofs> {
  const [given, known] = [await listColumns(from), await listColumns(to)];
  // Two databases that are older than a table are alike without it.
  const tables = keptTables().filter(([table]) => given.has(table) || known.has(table));
  for (const [table] of tables.toReversed()) if (known.has(table)) await any(to).deleteFrom(table).execute();
  const proofs: Proofs = {};
  for (const [table, key] of tables) {
    const columns = (given.get(table) ?? []).filter((column) => known.get(table)?.includes(column));
    if (columns.length === 0)
      throw new Error(`There is no table ${table} to copy; start the site on the database once.`);
    const proof = startProof();
    for await (const rows of readBatches(from, table, key, columns)) {
      addToProof(proof, rows);
      await any(to).insertInto(table).values(rows).execute();
    }
    proofs[table] = toTableProof(proof);
  }
  return proofs;
}

/** Whether nobody has used the database yet: it may have been migrated, but holds no row that would be missed. */
export async function isUnused(db: Db): Promise<boolean> {
  for (const table of ['staff', 'posts', 'contacts', 'subscribers'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}

/** The names of the migrations a database has been through, in order. */
export async function listMigrations(db: Db): Promise<string[]> {
  const rows = await any(db).selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map((row) => String(row['name']));
}

/**
 * What SQLite says about the file itself.
 * @returns the first damage found, in SQLite's words; null for none
 */
export async function findDamage(db: Db): Promise<string | null> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const answer = rows[0]?.integrity_check ?? 'no answer';
  if (answer !== 'ok') return answer;
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return broken.rows[0] ? `a row of ${broken.rows[0].table} refers to nothing` : null;
}

/** Takes out of a copy, a SQLite file, what no backup is to have: its bytes, too. */
export async function deleteLeftOut(copy: Db): Promise<void> {
  await sql`pragma secure_delete = on`.execute(copy);
  const present = await listColumns(copy); // a copy of an older database lacks some
  for (const table of LEFT_OUT_OF_BACKUPS) {
    if (present.has(table)) await copy.deleteFrom(table).execute();
  }
}

/** Empties every table at once, the guarded audit log too. PostgreSQL only. */
export async function truncateTables(trx: Trx): Promise<void> {
  const tables = keptTables().map(([table]) => sql.table(table));
  await sql`set local tideline.restoring = 'on'`.execute(trx);
  await sql`truncate table ${sql.join(tables)} cascade`.execute(trx);
}

/** Whether two sets of proofs speak of the same rows; the names of the tables that differ. */
export function compareProofs(expected: Proofs, found: Proofs): string[] {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...tables].filter((table) => {
    const [one, other] = [expected[table], found[table]];
    return one?.rows !== other?.rows || one?.checksum !== other?.checksum;
  });
}

function keptTables(): [TableName, readonly string[]][] {
  return (Object.entries(STORED_TABLES) as [TableName, readonly string[] | null][]).flatMap(([table, key]) =>
    key === null ? [] : [[table, key] satisfies [TableName, readonly string[]]],
  );
}

async function* readBatches(
  db: Db,
  table: TableName,
  key: readonly string[],
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    let query = any(db).selectFrom(table).select(columns).limit(BATCH_ROWS);
    for (const column of key) query = query.orderBy(column);
    if (last !== undefined) query = query.where(isAfter(key, last));
    const rows: Row[] = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH_ROWS ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

function isAfter(key: readonly string[], last: Row) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(key.map((column) => last[column]));
  return sql<boolean>`(${columns}) > (${values})`;
}

async function listColumns(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns
        .map((column) => column.name)
        .filter(isStored)
        .toSorted(),
    ]),
  );
}

function isStored(column: string): boolean {
  return !SEARCH_COLUMNS.has(column);
}

function any(db: Db): AnyDb {
  return db as unknown as AnyDb;
}

function startProof(): { rows: number; sum: Buffer } {
  return { rows: 0, sum: Buffer.alloc(32) };
}

function addToProof(proof: { rows: number; sum: Buffer }, rows: readonly Row[]): void {
  for (const row of rows) {
    const columns = Object.keys(row).toSorted();
    const digest = createHash('sha256')
      .update(JSON.stringify(columns.map((column) => [column, row[column]])))
      .digest();
    for (const [index, byte] of digest.entries()) proof.sum[index] = (proof.sum[index] ?? 0) ^ byte;
    proof.rows += 1;
  }
}

function toTableProof({ rows, sum }: { rows: number; sum: Buffer }): TableProof {
  return { rows, checksum: sum.toString('hex') };
}
