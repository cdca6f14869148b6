import type { TimeLimits } from './dialect/database-dialect.ts';
import { dialectFor, dialectOf } from './dialect/dialect-of.ts';
import type { Db } from './schema.ts';

/**
 * Opens the database at `url`: `file:<path>` or `:memory:` for SQLite, `postgres://…` for PostgreSQL. Creates the
 * folder of a SQLite file. The caller closes it with `db.destroy()`.
 * @param limits how long PostgreSQL may take, for tests
 * @throws when the folder cannot be written or the address is of neither kind
 */
export function openDatabase(url: string, limits?: TimeLimits): Db {
  return dialectFor(url).open(url, limits);
}

/** Whether the handle speaks to SQLite; PostgreSQL otherwise. Being replaced by abilities of the dialect. */
export function isSqlite(db: Db): boolean {
  return dialectOf(db).name === 'SQLite';
}
