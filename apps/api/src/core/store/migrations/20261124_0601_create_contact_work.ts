import { sql, type Kysely } from 'kysely';

/** Owner and next step of an enquiry, enquiries that were merged into another one, and replies for further use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_work')
    .addColumn('contact_id', 'text', (column) => column.primaryKey().references('contacts.id').onDelete('cascade'))
    // Without a foreign key: a copy inserts enquiries before accounts.
    .addColumn('owner_id', 'text')
    .addColumn('next_step', 'text', (column) => column.notNull())
    .addColumn('next_step_on', 'text')
    .addColumn('warned_at', 'text')
    .execute();
  // The next steps in the order of their days.
  await db.schema.createIndex('contact_work_next_step_idx').on('contact_work').column('next_step_on').execute();
  await db.schema
    .alterTable('contacts')
    .addColumn('merged_into', 'text', (column) => column.references('contacts.id').onDelete('cascade'))
    .execute();
  // What is merged into an enquiry, and its deletion.
  await sql`create index contacts_merged_into_idx on contacts (merged_into) where merged_into is not null`.execute(db);
  await db.schema
    .createTable('saved_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('saved_replies').execute();
  await db.schema.dropIndex('contacts_merged_into_idx').execute();
  await db.schema.alterTable('contacts').dropColumn('merged_into').execute();
  await db.schema.dropTable('contact_work').execute();
}
