import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { VERSION } from '@tideline/domain/site/version';
import { MIGRATIONS } from './migration-order.ts';
import { dialectOf } from './dialect/dialect-of.ts';
import type { Db } from './schema.ts';

/** The pause in which running requests get the locks that a migration gave back. */
const RETRY_MS = 200;

/**
 * Migrates the database to the newest schema and stores the version of the program in it, in one transaction without a
 * time limit. Servers that start together wait for each other, and running ones of the version before go on.
 * @param migrations others than the program's own are for tests
 * @throws Error that names the migration that failed or is missing, or says that the database is newer than this program
 */
export async function migrateToLatest(db: Db, migrations = MIGRATIONS): Promise<void> {
  const applied = await listMigrations(db).catch(() => []); // a new database, or an error that the migrator will report
  if (applied.some((name) => !Object.hasOwn(migrations, name))) {
    throw new Error(await explainUnknownSchema(db, applied, Object.keys(migrations)));
  }
  if (applied.length === Object.keys(migrations).length) return;
  refuseGap(applied, Object.keys(migrations));
  const provider = { getMigrations: async () => endingWithVersion(migrations) };
  const { error, results } = await dialectOf(db).withoutTimeLimits(db, (unlimitedDb) =>
    migratePatiently(db, new Migrator({ db: unlimitedDb, provider })),
  );
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : 'the database gave no reason';
  const failed = results?.find((result) => result.status === 'Error');
  if (!failed) throw error;
  throw new Error(`The migration ${failed.migrationName} failed and was rolled back: ${reason}`, { cause: error });
}

/** Begins again, with all locks given back, as long as running requests hold one that a migration needs. */
async function migratePatiently(db: Db, migrator: Migrator): Promise<MigrationResultSet> {
  const { isLockTimeout } = dialectOf(db);
  for (;;) {
    const outcome = await migrator.migrateToLatest();
    if (!isLockTimeout(outcome.error)) return outcome;
    await sleep(RETRY_MS);
  }
}

/** The names of the migrations that were applied, in order. @throws for a new database */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Migrations run by name, so a new one must sort after all applied ones. Released versions ensure it: see released.test.ts.
 * @throws Error that names the first one that does not
 */
function refuseGap(applied: readonly string[], known: readonly string[]): void {
  const newest = applied.at(-1);
  const skipped = known.toSorted().find((name) => !applied.includes(name));
  if (newest === undefined || skipped === undefined || skipped > newest) return;
  throw new Error(
    `This database has the migration ${newest}, but not ${skipped}, which comes before it. It was made by a build between two releases. Restore a backup of a release into an empty database: npm run restore -- BACKUP`,
  );
}

/** The same migrations; the last one, which is always among the pending ones, also stores the version. */
function endingWithVersion(migrations: Record<string, Migration>): Record<string, Migration> {
  const name = Object.keys(migrations).toSorted().at(-1) ?? '';
  const up: Migration['up'] = async (trx) => {
    await migrations[name]?.up(trx);
    await storeVersion(trx);
  };
  return { ...migrations, [name]: { ...migrations[name], up } };
}

async function storeVersion(db: Db): Promise<void> {
  const row = { program_version: VERSION };
  await db
    .insertInto('schema_version')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The message about a database with unknown migrations. It names them, because two builds can have the same version. */
async function explainUnknownSchema(db: Db, applied: readonly string[], known: readonly string[]): Promise<string> {
  const row = await db
    .selectFrom('schema_version')
    .select('program_version')
    .executeTakeFirst()
    .catch(() => undefined);
  if (row === undefined) {
    return `This database was made before version 1.0.0 of this program, which cannot open it. Choose another one with DATABASE_URL or DATA_DIR.`;
  }
  const made = applied.at(-1) ?? '';
  const own = known.toSorted().at(-1) ?? '';
  if (made > own) {
    return `This database was made by a newer program: by version ${row.program_version} with the last migration ${made}. This program is version ${VERSION} with the last migration ${own} and cannot open it. Start the newer one, or restore a backup that this program has made into an empty database: npm run restore -- BACKUP`;
  }
  const unknown = applied.find((name) => !known.includes(name));
  return `This database was made by a build between two releases: it has the migration ${unknown}, which no release has. This program, version ${VERSION} with the last migration ${own}, opens databases of releases only. Start that build, or restore a backup of a release into an empty database: npm run restore -- BACKUP`;
}
