import type { Kysely } from 'kysely';

/** Links by which a reader downloads or erases the own data, each mailed to the address itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_data_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('own_data_links_email_key_idx').on('own_data_links').column('email_key').execute(); // an erasure
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('own_data_links').execute();
}
