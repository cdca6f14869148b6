import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Long ago for a session that a program of an earlier version opens beside this one.
  await db.schema
    .alterTable('sessions')
    .addColumn('confirmed_at', 'text', (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
    .execute();
  // Whoever opened a session had the password.
  await sql`update sessions set confirmed_at = created_at`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').dropColumn('confirmed_at').execute();
}
