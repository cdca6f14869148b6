import { VERSION } from '@tideline/domain/site/version';
import { listMigrations } from '../../core/store/migrate.ts';
import { MIGRATIONS } from '../../core/store/migration-order.ts';
import { readExisting } from '../../core/store/read-existing.ts';
import { nameDatabase } from './find-site.ts';

/** The versions of the program and of the database's schema. Creates and migrates nothing. */
export async function describeVersion(databaseUrl: string): Promise<string> {
  const migrations = await readExisting(databaseUrl, 'staff', listMigrations);
  const newest = migrations?.at(-1);
  const name = nameDatabase(databaseUrl);
  if (newest === undefined) return `Tideline ${VERSION}\nThere is no site in ${name}.`;
  return `Tideline ${VERSION}\n${name}: ${newest}${describeAge(migrations ?? [])}`;
}

function describeAge(migrations: readonly string[]): string {
  const own = Object.keys(MIGRATIONS);
  if (migrations.some((name) => !own.includes(name))) {
    return `, from ${String(migrations.at(-1)) > String(own.at(-1)) ? 'a newer version' : 'a build between two releases'}`;
  }
  return migrations.length < own.length ? ', to be updated by the next start' : '';
}
