import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** What an enquiry is about and worth, the work on it, and its messages with their files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendContacts(db);
  await createWork(db);
  await createMessages(db);
  await createAttachments(db);
  await createSettings(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const created = ['conversation_settings', 'contact_attachment_parts', 'contact_attachments', 'contact_reply_drafts'];
  for (const table of [...created, 'contact_messages', 'saved_replies', 'contact_work', 'contact_views']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.dropIndex('contacts_merged_into_idx').execute();
  for (const column of ['merged_into', 'lost_reason', 'value', 'topic']) {
    await db.schema.alterTable('contacts').dropColumn(column).execute();
  }
  await db.schema.alterTable('settings').dropColumn('currency').execute();
}

async function extendContacts(db: Kysely<unknown>): Promise<void> {
  // Sample enquiries that staff changed become the site's own. Since then, every write by staff clears `is_sample`.
  await sql`update contacts set is_sample = 0 where is_sample = 1 and (
    id in (select contact_id from contact_notes)
    or id in (select object_id from audit where action = 'contact.status')
  )`.execute(db);
  await db.schema.alterTable('contacts').addColumn('topic', 'text', empty).execute();
  await db.schema.alterTable('contacts').addColumn('value', 'integer').execute();
  await db.schema.alterTable('contacts').addColumn('lost_reason', 'text', empty).execute();
  await db.schema
    .alterTable('contacts')
    .addColumn('merged_into', 'text', (column) => column.references('contacts.id').onDelete('cascade'))
    .execute();
  // What is merged into an enquiry, and its deletion.
  await sql`create index contacts_merged_into_idx on contacts (merged_into) where merged_into is not null`.execute(db);
  await db.schema
    .alterTable('settings')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
    .execute();
}

async function createWork(db: Kysely<unknown>): Promise<void> {
  // Named filters of the list of enquiries, each of one member of staff and perhaps shared with all.
  await db.schema
    .createTable('contact_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', required)
    .addColumn('q', 'text', required)
    .addColumn('status', 'text')
    .addColumn('sort', 'text')
    .addColumn('is_shared', 'int2', (column) => column.notNull().check(sql`is_shared in (0, 1)`))
    .addColumn('created_at', 'text', required)
    .execute();
  // A person's own views, and the deletion of an account.
  await db.schema.createIndex('contact_views_staff_idx').on('contact_views').column('staff_id').execute();
  // Owner and next step of an enquiry.
  await db.schema
    .createTable('contact_work')
    .addColumn('contact_id', 'text', (column) => column.primaryKey().references('contacts.id').onDelete('cascade'))
    // Without a foreign key: a copy inserts enquiries before accounts.
    .addColumn('owner_id', 'text')
    .addColumn('next_step', 'text', required)
    .addColumn('next_step_on', 'text')
    .addColumn('warned_at', 'text')
    .execute();
  // The next steps in the order of their days.
  await db.schema.createIndex('contact_work_next_step_idx').on('contact_work').column('next_step_on').execute();
  // Replies for further use.
  await db.schema
    .createTable('saved_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
}

/** The messages between staff and the senders of enquiries, and replies that are not sent yet. */
async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('direction', 'text', (column) => column.notNull().check(sql`direction in ('in', 'out', 'note-in')`))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('reply', 'acknowledgement', 'mail', 'pasted', 'automatic')`),
    )
    .addColumn('from_name', 'text', required)
    .addColumn('from_address', 'text', required)
    .addColumn('to_address', 'text', required)
    .addColumn('reply_to', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('quoted_body', 'text', required)
    .addColumn('message_id', 'text', required)
    .addColumn('in_reply_to', 'text', required)
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'failed', 'received')`),
    )
    .addColumn('error', 'text', required)
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('send_at', 'text')
    .addColumn('sent_at', 'text')
    // A mail that claims to be staff's, without a result of authentication that is believed.
    .addColumn('is_unverified', 'int2', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_unverified in (0, 1)`),
    )
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
    .addColumn('body', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addPrimaryKeyConstraint('contact_reply_drafts_pk', ['contact_id', 'staff_id'])
    .execute();
  // The deletion of an account.
  await db.schema.createIndex('contact_reply_drafts_staff_idx').on('contact_reply_drafts').column('staff_id').execute();
}

/** Files belong to a message, or to a reply that is not sent yet. */
async function createAttachments(db: Kysely<unknown>): Promise<void> {
  await sql`create table contact_attachments (
    id text primary key,
    message_id text references contact_messages (id) on delete cascade,
    draft_contact_id text,
    draft_staff_id text,
    position integer not null,
    file_name text not null,
    bytes integer not null,
    is_stored int2 not null check (is_stored in (0, 1)),
    foreign key (draft_contact_id, draft_staff_id)
      references contact_reply_drafts (contact_id, staff_id) on delete cascade on update cascade,
    check ((message_id is null) <> (draft_contact_id is null) and (draft_contact_id is null) = (draft_staff_id is null))
  )`.execute(db);
  // The files of a message and of a draft, and their deletion.
  await sql`create index contact_attachments_message_idx on contact_attachments (message_id)`.execute(db);
  await sql`create index contact_attachments_draft_idx on contact_attachments (draft_contact_id, draft_staff_id)
    where draft_contact_id is not null`.execute(db);
  // In parts, so that a backup never has a whole file in memory. In base64, since no binary type works with both drivers.
  await db.schema
    .createTable('contact_attachment_parts')
    .addColumn('attachment_id', 'text', (column) =>
      column.notNull().references('contact_attachments.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('contact_attachment_parts_pk', ['attachment_id', 'position'])
    .execute();
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversation_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('is_acknowledging', 'int2', (column) => column.notNull().check(sql`is_acknowledging in (0, 1)`))
    .addColumn('is_escalating', 'int2', (column) => column.notNull().check(sql`is_escalating in (0, 1)`))
    .addColumn('reply_address', 'text', required)
    .addColumn('opening_hours', 'text', required)
    .addColumn('updated_at', 'text', required)
    // Whose results of authentication are believed.
    .addColumn('auth_host', 'text', empty)
    .execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}
