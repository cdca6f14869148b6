import type { TimeLimits } from './dialect/database-dialect.ts';
import { dialectFor } from './dialect/dialect-of.ts';
import type { Db } from './schema.ts';

/**
 * Opens the database at `url`: `file:<path>` or `:memory:` for SQLite, `postgres://…` for PostgreSQL. Creates the folder of
 * a SQLite file. The caller closes it with `db.destroy()`.
 * @param limits time limits of PostgreSQL, for tests
 * @throws when the folder is not writable or the address is of neither kind
 */
export function openDatabase(url: string, limits?: TimeLimits): Db {
  return dialectFor(url).open(url, limits);
}
