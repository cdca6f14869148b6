import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migration-order.ts';
import type { Db } from './schema.ts';

/**
 * Brings the database to the newest schema. Servers that start together wait for each other; a migration that fails
 * leaves everything as it was.
 * @throws Error naming the migration that failed, or saying that the database is newer than this program
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error');
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(
    failed
      ? `The migration ${failed.migrationName} failed and was taken back: ${reason}`
      : `The database cannot be used by this version of the program: ${reason}`,
    { cause: error },
  );
}
