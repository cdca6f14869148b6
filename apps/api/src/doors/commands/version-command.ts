import { VERSION } from '@tideline/domain/site/version';
import { listMigrations } from '../../core/store/migrate.ts';
import { MIGRATIONS } from '../../core/store/migration-order.ts';
import { readExisting } from '../../core/store/read-existing.ts';
import { nameDatabase } from './find-site.ts';

/** The version of the program, and how new the schema of the database is. Neither creates nor migrates anything. */
export async function describeVersion(databaseUrl: string): Promise<string> {
  const migrations = await readExisting(databaseUrl, 'staff', listMigrations);
  const newest = migrations?.at(-1);
  const name = nameDatabase(databaseUrl);
  if (newest === undefined) return `Tideline ${VERSION}\nThere is no site in ${name}.`;
  return `Tideline ${VERSION}\n${name}: ${newest}${describeAge(migrations ?? [])}`;
}

function describeAge(migrations: readonly string[]): string {
  if (migrations.some((name) => !Object.hasOwn(MIGRATIONS, name))) return ', from a newer version';
  return migrations.length < Object.keys(MIGRATIONS).length ? ', to be updated by the next start' : '';
}
