import type { Kysely } from 'kysely';

/** How often work on a message of the mailbox has begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['tried_uid', 'tries']) {
    await db.schema
      .alterTable('mailbox_reader')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['tries', 'tried_uid']) await db.schema.alterTable('mailbox_reader').dropColumn(name).execute();
}
