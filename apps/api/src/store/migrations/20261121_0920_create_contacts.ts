import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('package', 'text', (column) => column.check(sql`package in ('ripple', 'wave', 'tide', 'custom')`))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'contacted', 'qualified', 'won', 'lost', 'spam')`),
    )
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique()) // a second click finds the first one's row
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contacts_submitted_at_idx')
    .on('contacts')
    .columns(['submitted_at desc', 'id'])
    .execute(); // the list
  await db.schema
    .createIndex('contacts_status_idx') // the filtered list
    .on('contacts')
    .columns(['status', 'submitted_at desc', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('contacts').execute();
}
