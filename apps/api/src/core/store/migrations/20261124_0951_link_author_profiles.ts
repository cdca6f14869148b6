import type { Kysely } from 'kysely';

/** The account whose profile an author is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('authors')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('authors_staff_idx').unique().on('authors').column('staff_id').execute(); // one for each
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('authors_staff_idx').execute();
  await db.schema.alterTable('authors').dropColumn('staff_id').execute();
}
