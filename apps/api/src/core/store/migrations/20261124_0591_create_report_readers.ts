import type { Kysely } from 'kysely';

/** Who gets the weekly report by mail: the contact email, and members of staff. Few rows, read together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_readers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('report_readers').execute();
}
