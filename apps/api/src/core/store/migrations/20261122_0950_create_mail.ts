import { sql, type Kysely } from 'kysely';

/** The outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey()) // the idempotency key: no mail is queued twice
    .addColumn('kind', 'text', (column) => column.notNull())
    // The mail's subject: deleting it deletes the mail.
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
  // The next mail that is due, polled every few seconds; sent mails, by far the most, are not in it.
  await createIndex('mails_due_idx', 'next_attempt_at', 'next_attempt_at is not null');
  // The staff's list of failed mails.
  await createIndex('mails_failed_idx', 'failed_at', 'failed_at is not null');
  // The clean-up of sent mails.
  await createIndex('mails_sent_idx', 'sent_at', 'sent_at is not null');
  // The foreign keys: deleting an enquiry or a subscriber finds its mails.
  await createIndex('mails_contact_idx', 'contact_id', 'contact_id is not null');
  await createIndex('mails_subscriber_idx', 'subscriber_id', 'subscriber_id is not null');
  // The export and erasure of a person's data. Most mails follow from a row and have no recipient of their own.
  await createIndex('mails_recipient_idx', 'lower(recipient)', `recipient <> ''`);

  async function createIndex(name: string, columns: string, where: string): Promise<void> {
    await sql`create index ${sql.ref(name)} on mails (${sql.raw(columns)}) where ${sql.raw(where)}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('mails').execute();
}
