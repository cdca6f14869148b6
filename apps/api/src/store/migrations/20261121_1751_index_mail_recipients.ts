import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever is told or erased asks for the mails to one address. Most mails are about a row and have none.
  await sql`create index mails_recipient_idx on mails (lower(recipient)) where recipient <> ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('mails_recipient_idx').execute();
}
