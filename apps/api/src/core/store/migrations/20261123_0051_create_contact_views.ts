import { sql, type Kysely } from 'kysely';

/** Named filters of the list of enquiries, each of one member of staff and perhaps shared with all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('q', 'text', (column) => column.notNull())
    .addColumn('status', 'text')
    .addColumn('sort', 'text')
    .addColumn('is_shared', 'int2', (column) => column.notNull().check(sql`is_shared in (0, 1)`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  // A person's own views, and the deletion of an account.
  await db.schema.createIndex('contact_views_staff_idx').on('contact_views').column('staff_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('contact_views').execute();
}
