import { sql } from 'kysely';
import { listMigrations, migrateToLatest } from '../../../core/store/migrate.ts';
import { MIGRATIONS } from '../../../core/store/migration-order.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import {
  compareProofs,
  COPIED_TABLES,
  listColumns,
  proveTables,
  readBatches,
  startProof,
  untyped,
  type Proofs,
} from './table-proofs.repository.ts';

/**
 * Copies a database into a new SQLite file and compares every row. The file gets the schema of that database, which is not
 * the latest one before an update.
 */
export async function copyToSqlite(source: Trx, path: string): Promise<void> {
  await using copy = openDatabase(`file:${path}`);
  const made = new Set(await listMigrations(source));
  await migrateToLatest(copy, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => made.has(name))));
  await copy.transaction().execute((target) => copyTables(source, target));
}

/**
 * Replaces the content of a PostgreSQL database by that of a site, and compares every row; all or nothing.
 * @param beforeCommit must also succeed for the copy to be committed
 */
export async function copyToPostgres(
  source: Db,
  target: Db,
  beforeCommit: () => Promise<void> = async () => undefined,
): Promise<void> {
  await target.transaction().execute(async (trx) => {
    const tables = COPIED_TABLES.map(({ name }) => sql.table(name));
    await sql`set local tideline.restoring = 'on'`.execute(trx); // otherwise the audit log refuses deletion
    await sql`truncate table ${sql.join(tables)} cascade`.execute(trx);
    await copyTables(source, trx);
    await beforeCommit();
  });
}

/** Whether a database holds no row worth keeping; it may be migrated. */
export async function isUnused(db: Db): Promise<boolean> {
  for (const table of ['staff', 'posts', 'contacts', 'subscribers'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}

/** Replaces the rows of the target by all stored rows. The target fills its search columns itself. */
async function copyTables(from: Db, to: Trx): Promise<void> {
  const [given, known] = [await listColumns(from), await listColumns(to)];
  // Even a new database has rows, which its migrations wrote.
  for (const { name } of COPIED_TABLES.toReversed()) if (known.has(name)) await untyped(to).deleteFrom(name).execute();
  const read: Proofs = {};
  for (const table of COPIED_TABLES) {
    const columns = given.get(table.name)?.filter((column) => known.get(table.name)?.includes(column)) ?? [];
    if (columns.length === 0 && !known.has(table.name)) continue; // both are older than the table
    if (columns.length === 0)
      throw new Error(`There is no table ${table.name} to copy; start the site on the database once.`);
    const proof = startProof();
    for await (const rows of readBatches(from, table, columns)) {
      proof.add(rows);
      await untyped(to).insertInto(table.name).values(rows).execute();
    }
    read[table.name] = proof.end();
  }
  const different = compareProofs(read, await proveTables(to));
  if (different.length > 0) throw new Error(`What was written of ${different.join(', ')} is not what was read.`);
}
