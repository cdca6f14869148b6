import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever is on the list already counts as confirmed.
  await db.schema
    .alterTable('subscribers')
    .addColumn('confirmation', 'text', (column) => column.notNull().defaultTo('confirmed'))
    .execute();
  await db.schema.alterTable('subscribers').addColumn('confirm_by', 'text').execute();
  // Those whose time is over, looked for every hour.
  await sql`create index subscribers_confirm_by_idx on subscribers (confirm_by) where confirm_by is not null`.execute(
    db,
  );

  await db.schema
    .createTable('confirmation_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  // All links of a subscriber end with the first that is used.
  await db.schema
    .createIndex('confirmation_links_subscriber_idx')
    .on('confirmation_links')
    .column('subscriber_id')
    .execute();

  await db.schema
    .createTable('suppressions')
    .addColumn('email_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('secret_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('secret_keys').execute();
  await db.schema.dropTable('suppressions').execute();
  await db.schema.dropTable('confirmation_links').execute();
  await db.schema.dropIndex('subscribers_confirm_by_idx').execute();
  await db.schema.alterTable('subscribers').dropColumn('confirm_by').execute();
  await db.schema.alterTable('subscribers').dropColumn('confirmation').execute();
}
