import { sql, type Kysely } from 'kysely';

/** The messages between staff and the senders of enquiries, and replies that are not sent yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('direction', 'text', (column) => column.notNull().check(sql`direction in ('in', 'out', 'note-in')`))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('reply', 'acknowledgement', 'mail', 'pasted', 'automatic')`),
    )
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('quoted_body', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('in_reply_to', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'failed', 'received')`),
    )
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('send_at', 'text')
    .addColumn('sent_at', 'text')
    .execute();
  // The thread of an enquiry, in its order, and its deletion.
  await db.schema
    .createIndex('contact_messages_contact_idx')
    .on('contact_messages')
    .columns(['contact_id', 'created_at', 'id'])
    .execute();
  // The message that a mail answers.
  await sql`create index contact_messages_message_id_idx on contact_messages (message_id) where message_id <> ''`.execute(
    db,
  );
  await db.schema
    .createTable('contact_reply_drafts')
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contact_reply_drafts_pk', ['contact_id', 'staff_id'])
    .execute();
  // The deletion of an account.
  await db.schema.createIndex('contact_reply_drafts_staff_idx').on('contact_reply_drafts').column('staff_id').execute();
  // The message that a mail sends. Without a foreign key: a copy of the table would have to insert its rows in an order.
  await db.schema.alterTable('mails').addColumn('contact_message_id', 'text').execute();
  // The mail of a message, for its state and when it is undone or retried.
  await sql`create index mails_message_idx on mails (contact_message_id) where contact_message_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('mails_message_idx').execute();
  await db.schema.alterTable('mails').dropColumn('contact_message_id').execute();
  await db.schema.dropTable('contact_reply_drafts').execute();
  await db.schema.dropTable('contact_messages').execute();
}
