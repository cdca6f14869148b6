import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('let_in_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey()) // what a link brings
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  // Those of one account, when one is used, the password changes or the account goes.
  await db.schema.createIndex('let_in_links_staff_idx').on('let_in_links').column('staff_id').execute();
  await db.schema
    .createTable('let_in_networks')
    .addColumn('network_hash', 'text', (column) => column.primaryKey()) // of account and address: looked up at each sign-in
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  // Likewise.
  await db.schema.createIndex('let_in_networks_staff_idx').on('let_in_networks').column('staff_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('let_in_networks').execute();
  await db.schema.dropTable('let_in_links').execute();
}
