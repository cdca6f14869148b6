import { sql } from 'kysely';
import type { Db } from '../core/store/schema.ts';

/** Makes the database look as if a newer version had migrated it. */
export async function pretendUpdate(db: Db, version: string): Promise<void> {
  await db.schema.createTable('from_the_future').addColumn('id', 'text').execute();
  const row = sql.join(['29990101_0000_from_the_future', '2999-01-01T00:00:00.000Z']);
  await sql`insert into kysely_migration (name, timestamp) values (${row})`.execute(db);
  await db.updateTable('schema_version').set({ program_version: version }).execute();
}
