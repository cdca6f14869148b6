import { sql, type Kysely } from 'kysely';

/** Profiles that authors have submitted for approval, each as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pending_profiles')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id').onDelete('set null'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'returned')`))
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('returned_by', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('returned_at', 'text')
    .execute();
  // The removal of a picture, and of an account.
  await db.schema.createIndex('pending_profiles_picture_idx').on('pending_profiles').column('picture_id').execute();
  await db.schema.createIndex('pending_profiles_returned_idx').on('pending_profiles').column('returned_by').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('pending_profiles').execute();
}
