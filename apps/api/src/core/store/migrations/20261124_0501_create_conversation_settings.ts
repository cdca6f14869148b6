import { sql, type Kysely } from 'kysely';

/** The settings of conversations, and the files that came with messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversation_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('is_acknowledging', 'int2', (column) => column.notNull().check(sql`is_acknowledging in (0, 1)`))
    .addColumn('is_escalating', 'int2', (column) => column.notNull().check(sql`is_escalating in (0, 1)`))
    .addColumn('reply_address', 'text', (column) => column.notNull())
    .addColumn('opening_hours', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('contact_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('is_stored', 'int2', (column) => column.notNull().check(sql`is_stored in (0, 1)`))
    .execute();
  // The files of a message, and its deletion.
  await db.schema
    .createIndex('contact_attachments_message_idx')
    .on('contact_attachments')
    .column('message_id')
    .execute();
  // In parts, so that a backup never has a whole file in memory. In base64, since no binary type works with both drivers.
  await db.schema
    .createTable('contact_attachment_parts')
    .addColumn('attachment_id', 'text', (column) =>
      column.notNull().references('contact_attachments.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contact_attachment_parts_pk', ['attachment_id', 'position'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_attachment_parts', 'contact_attachments', 'conversation_settings']) {
    await db.schema.dropTable(table).execute();
  }
}
