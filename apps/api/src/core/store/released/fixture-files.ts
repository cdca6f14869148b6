import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const MIGRATIONS = join(FOLDER, '../migrations');

/** The rows of a database by table, without search columns. */
export type FixtureRows = Record<string, Record<string, unknown>[]>;

/** The versions that are kept, oldest first. */
export function listReleased(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Those of them whose servers go on while the next version migrates their database: all but the first. */
export function listRolling(): string[] {
  return listReleased().slice(1);
}

/** The files that keep a released version: its migrations, what it retires, a database for each kind, and the rows in both. */
export function fixtureFiles(version: string) {
  const at = (name: string) => join(FOLDER, version, name);
  return {
    migrations: at('migrations.json'),
    retired: at('retired.json'),
    sqlite: at('tideline.db'),
    postgres: at('tideline.sql'),
    rows: at('rows.json'),
  };
}

/** The SHA-256 of a migration's source, comments included. */
export function hashMigration(name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(MIGRATIONS, `${name}.ts`)))
    .digest('hex');
}
