import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** Kinds of calls that staff define, who takes them, and the kind of each call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('call_kinds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', empty)
    .addColumn('call_minutes', 'integer', required)
    .addColumn('place', 'text', empty)
    .addColumn('is_for_all', 'int2', (column) => column.notNull().check(sql`is_for_all in (0, 1)`))
    .addColumn('is_hidden', 'int2', (column) => column.notNull().check(sql`is_hidden in (0, 1)`))
    .addColumn('position', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    // A removed kind stays for the calls that were booked as it: they keep its place and people when they move.
    .addColumn('removed_at', 'text')
    .execute();
  await db.schema
    .createTable('call_kind_people')
    .addColumn('kind_id', 'text', (column) => column.notNull().references('call_kinds.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('call_kind_people_pk', ['kind_id', 'staff_id'])
    .execute();
  // The removal of an account.
  await db.schema.createIndex('call_kind_people_staff_idx').on('call_kind_people').column('staff_id').execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('kind_id', 'text', (column) => column.references('call_kinds.id'))
    .execute();
  await db.schema.alterTable('bookings').addColumn('kind_name', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').dropColumn('kind_name').execute();
  await db.schema.alterTable('bookings').dropColumn('kind_id').execute();
  await db.schema.dropTable('call_kind_people').execute();
  await db.schema.dropTable('call_kinds').execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}
