import type { Kysely } from 'kysely';

/** The mail server and the mailbox that staff set. Those of the environment are not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_accounts')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('port', 'integer', (column) => column.notNull())
    .addColumn('security', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    // Encrypted with a key that is not in the database. Empty without a password.
    .addColumn('sealed_password', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('mail_accounts').execute();
}
