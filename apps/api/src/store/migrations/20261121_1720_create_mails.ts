import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    // The idempotency key: the same mail cannot be put in twice.
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    // What it is about: with that, the mail goes too.
    .addColumn('contact_id', 'text', (column) => column.references('contacts.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.references('subscribers.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('claim', 'text')
    .addColumn('tried_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // The next one due, asked for every few seconds; sent mails, by far the most, are not in it.
  await sql`create index mails_due_idx on mails (next_attempt_at) where next_attempt_at is not null`.execute(db);
  await sql`create index mails_failed_idx on mails (failed_at) where failed_at is not null`.execute(db); // staff's list
  await sql`create index mails_sent_idx on mails (sent_at) where sent_at is not null`.execute(db); // what is cleared away
  // Whoever erases an enquiry or a subscriber erases its mails.
  await sql`create index mails_contact_idx on mails (contact_id) where contact_id is not null`.execute(db);
  await sql`create index mails_subscriber_idx on mails (subscriber_id) where subscriber_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('mails').execute();
}
