import { sql, type Kysely } from 'kysely';

/** The site-wide limit of notices and confirmation mails, and notices that one digest replaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('settings')
    .addColumn('mails_per_hour', 'integer', (column) => column.notNull().defaultTo(300))
    .execute();
  // Without a foreign key: a copy of the table would have to insert its rows in a certain order.
  await db.schema.alterTable('mails').addColumn('digest_id', 'text').execute();
  // The notices of a digest.
  await sql`create index mails_digest_idx on mails (digest_id) where digest_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('mails_digest_idx').execute();
  await db.schema.alterTable('mails').dropColumn('digest_id').execute();
  await db.schema.alterTable('settings').dropColumn('mails_per_hour').execute();
}
