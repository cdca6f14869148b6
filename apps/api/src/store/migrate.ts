import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migration-order.ts';
import { dialectOf } from './dialect/dialect-of.ts';
import type { Db } from './schema.ts';

/**
 * Migrates the database to the newest schema, without a time limit. Servers that start together wait for each other. When
 * a migration fails, all are rolled back.
 * @param migrations others than the program's own are for tests
 * @throws Error that names the migration that failed, or says that the database is newer than this program
 */
export async function migrateToLatest(db: Db, migrations = MIGRATIONS): Promise<void> {
  if (await isUpToDate(db, Object.keys(migrations))) return;
  const provider = { getMigrations: async () => migrations };
  const { error, results } = await dialectOf(db).withoutTimeLimits(db, (unlimitedDb) =>
    new Migrator({ db: unlimitedDb, provider }).migrateToLatest(),
  );
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : 'the database gave no reason';
  const failed = results?.find((result) => result.status === 'Error');
  if (failed)
    throw new Error(`The migration ${failed.migrationName} failed and was rolled back: ${reason}`, { cause: error });
  // Kysely's message for migrations in the database that the program does not know.
  if (!reason.startsWith('corrupted migrations')) throw error;
  throw new Error(
    'The database was made by a newer version of this program. Start that version, or an older database.',
    {
      cause: error,
    },
  );
}

/** Whether exactly these migrations have been applied. One query; Kysely would read the whole schema first. */
async function isUpToDate(db: Db, names: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const applied = new Set(rows.map(({ name }) => name));
    return applied.size === names.length && names.every((name) => applied.has(name));
  } catch {
    return false; // a new database, or an error that the migrator will report
  }
}
