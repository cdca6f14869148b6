import type { Kysely } from 'kysely';

/** The issue that a test mail shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without a foreign key: a copy of the table would have to insert its rows in a certain order.
  await db.schema.alterTable('mails').addColumn('issue_id', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').dropColumn('issue_id').execute();
}
