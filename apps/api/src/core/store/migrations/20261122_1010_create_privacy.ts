import { sql, type Kysely } from 'kysely';

/** Retention times, and the erasures that a restored backup must repeat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('contact_months', 'integer', (column) => column.notNull())
    .addColumn('session_days', 'integer', (column) => column.notNull())
    .addColumn('unconfirmed_days', 'integer', (column) => column.notNull())
    .addColumn('audit_months', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('erasures').execute();
  await db.schema.dropTable('retention').execute();
}
