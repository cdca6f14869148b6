import type { Kysely } from 'kysely';

/** Keys with which programs call the site, and the name of the key in the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique()) // looked up at each call
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('networks', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('api_keys_staff_id_idx').on('api_keys').column('staff_id').execute(); // the keys of one account
  await db.schema.createIndex('api_keys_expires_at_idx').on('api_keys').column('expires_at').execute(); // the clean-up

  await db.schema
    .alterTable('audit')
    .addColumn('key_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit').dropColumn('key_name').execute();
  await db.schema.dropTable('api_keys').execute();
}
