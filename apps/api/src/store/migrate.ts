import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migration-order.ts';
import { dialectOf } from './dialect/dialect-of.ts';
import type { Db } from './schema.ts';

/**
 * Brings the database to the newest schema, however long that takes. Servers that start together wait for each other; a
 * migration that fails leaves everything as it was.
 * @param migrations all there are; others than ours are for tests
 * @throws Error naming the migration that failed, or saying that the database is newer than this program
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
    throw new Error(`The migration ${failed.migrationName} failed and was taken back: ${reason}`, { cause: error });
  // Kysely's words for migrations in the database that this program does not know.
  if (!reason.startsWith('corrupted migrations')) throw error;
  throw new Error(
    'The database was made by a newer version of this program. Start that version, or an older database.',
    {
      cause: error,
    },
  );
}

/** Whether the migrations that were made are exactly these: one query, where Kysely would look at every table first. */
async function isUpToDate(db: Db, names: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const made = new Set(rows.map(({ name }) => name));
    return made.size === names.length && names.every((name) => made.has(name));
  } catch {
    return false; // a new database; or one that cannot be read, of which the migrator will tell
  }
}
