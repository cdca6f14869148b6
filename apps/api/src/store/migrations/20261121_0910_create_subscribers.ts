import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique()) // one row per address, also under concurrent posts
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('active', 'unsubscribed')`))
    .addColumn('source', 'text')
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('subscribers_created_at_idx')
    .on('subscribers')
    .columns(['created_at desc', 'id'])
    .execute(); // the list
  await db.schema
    .createIndex('subscribers_status_idx') // the count of active ones and the filtered list
    .on('subscribers')
    .columns(['status', 'created_at desc', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('subscribers').execute();
}
