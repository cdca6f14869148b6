import { sql, SqliteAdapter, type Kysely } from 'kysely';

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
  // Public pages show whether the site sends mail.
  for (const event of EVENTS) {
    const trigger = sql`create trigger ${triggerOf(event)} after ${sql.raw(event)} on mail_accounts`;
    await (
      isSqlite(db)
        ? sql`${trigger} begin update content_version set version = version + 1; end`
        : sql`${trigger} for each row execute function raise_content_version()`
    ).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('mail_accounts').execute(); // with its triggers
}

const EVENTS = ['insert', 'update', 'delete'] as const;

function triggerOf(event: (typeof EVENTS)[number]) {
  return sql.id(`mail_accounts_${event}_raises_version`);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
