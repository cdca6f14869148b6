import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database, Db } from '../schema.ts';

/** Records the statements that `run` would send to PostgreSQL. The driver does nothing, so no server is needed. */
export async function recordStatements(run: (db: Db) => Promise<void>): Promise<string> {
  const statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(`${query.sql.trim()};\n`),
  });
  await run(db);
  return statements.join('');
}

/** The statements of migrations. */
export function migrationStatements(migrations: Record<string, Pick<Migration, 'up'>>): Promise<string> {
  return recordStatements(async (db) => {
    for (const migration of Object.values(migrations)) await migration.up(db);
  });
}
