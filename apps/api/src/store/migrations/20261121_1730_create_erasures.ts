import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('retention')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('contact_months', 'integer', (column) => column.notNull())
    .addColumn('session_days', 'integer', (column) => column.notNull())
    .addColumn('unconfirmed_days', 'integer', (column) => column.notNull())
    .addColumn('audit_months', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  // All enquiries from one address, however it was spelled: what a person asks for, and asks to have erased.
  await sql`create index contacts_email_idx on contacts (lower(email))`.execute(db);
  // What has grown too old to be kept.
  await db.schema.createIndex('contacts_updated_idx').on('contacts').column('updated_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('contacts_updated_idx').execute();
  await db.schema.dropIndex('contacts_email_idx').execute();
  await db.schema.dropTable('retention').execute();
  await db.schema.dropTable('erasures').execute();
}
