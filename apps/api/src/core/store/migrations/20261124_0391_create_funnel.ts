import { sql, type Kysely } from 'kysely';

/** How far visitors get on the way to an enquiry, as counts of a day without a person. The primary key serves every query. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('funnel_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('count', 'integer', (column) => column.notNull().check(sql`count >= 0`))
    .addPrimaryKeyConstraint('funnel_days_pk', ['day', 'step', 'is_sample'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('funnel_days').execute();
}
