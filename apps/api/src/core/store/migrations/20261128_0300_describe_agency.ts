import type { Kysely } from 'kysely';

/** Who the agency is, for the texts of the pages. The former program knows only the agency of the built-in texts. */
const COLUMNS = {
  legal_name: '',
  place: 'Los Angeles',
  region: 'California',
  country: 'US',
  area: 'the United States',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds one column in a statement.
  for (const [name, value] of Object.entries(COLUMNS)) {
    await db.schema
      .alterTable('settings')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(COLUMNS)) {
    await db.schema.alterTable('settings').dropColumn(name).execute();
  }
}
