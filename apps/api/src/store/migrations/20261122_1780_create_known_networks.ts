import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_networks')
    .addColumn('network_hash', 'text', (column) => column.primaryKey()) // of account and address: looked up at each sign-in
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('known_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('known_networks_staff_idx') // those of one account, when it goes or gets a new password
    .on('known_networks')
    .columns(['staff_id', 'known_until'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('known_networks').execute();
}
