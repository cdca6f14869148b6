import { SqliteIntrospector } from 'kysely';
import type { Db } from '../schema.ts';
import type { DatabaseDialect } from './database-dialect.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

/** The dialect of an open handle or transaction. */
export function dialectOf(db: Db): DatabaseDialect {
  return db.introspection instanceof SqliteIntrospector ? sqlite : postgres;
}

/**
 * The dialect of an address: `file:<path>` or `:memory:` for SQLite, `postgres://…` for PostgreSQL.
 * @throws for any other address
 */
export function dialectFor(url: string): DatabaseDialect {
  if (url === ':memory:' || url.startsWith('file:')) return sqlite;
  if (/^postgres(ql)?:/.test(url)) return postgres;
  throw new Error('DATABASE_URL must begin with file: or postgres://.');
}
