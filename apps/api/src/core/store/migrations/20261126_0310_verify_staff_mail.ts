import { sql, type Kysely } from 'kysely';

/** Whose results of authentication are believed, and mails that claim to be ours without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('conversation_settings')
    .addColumn('auth_host', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('is_unverified', 'int2', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_unverified in (0, 1)`),
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').dropColumn('is_unverified').execute();
  await db.schema.alterTable('conversation_settings').dropColumn('auth_host').execute();
}
