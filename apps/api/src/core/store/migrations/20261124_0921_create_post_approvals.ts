import { sql, type Kysely } from 'kysely';

/** Posts whose authors ask for publication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_approvals')
    .addColumn('post_id', 'text', (column) =>
      column.primaryKey().references('posts.id').onUpdate('cascade').onDelete('cascade'),
    )
    .addColumn('requested_by', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'returned')`))
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('returned_by', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('returned_at', 'text')
    .execute();
  // The requests of one account, and its removal.
  await db.schema.createIndex('post_approvals_requested_idx').on('post_approvals').column('requested_by').execute();
  await db.schema.createIndex('post_approvals_returned_idx').on('post_approvals').column('returned_by').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_approvals').execute();
}
