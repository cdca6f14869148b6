import type { Kysely } from 'kysely';

/** What stood beside the button of a form when it was sent: each wording once, named by its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_wordings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('first_shown_at', 'text', (column) => column.notNull())
    .execute();
  // Wordings are never deleted, so the reference needs no index.
  await db.schema
    .alterTable('contacts')
    .addColumn('wording_id', 'text', (column) => column.references('form_wordings.id'))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contacts').dropColumn('wording_id').execute();
  await db.schema.dropTable('form_wordings').execute();
}
