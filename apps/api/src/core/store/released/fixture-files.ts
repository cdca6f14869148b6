import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const MIGRATIONS = join(FOLDER, '../migrations');

/** The rows of a database by table, without search columns. */
export type FixtureRows = Record<string, Record<string, unknown>[]>;

/** The versions that are kept, in no order. */
export function listReleased(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** The files that keep a released version: its migrations, a database of it for each kind, and the rows in both. */
export function fixtureFiles(version: string) {
  const at = (name: string) => join(FOLDER, version, name);
  return {
    migrations: at('migrations.json'),
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
