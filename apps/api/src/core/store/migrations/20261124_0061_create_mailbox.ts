import { sql, type Kysely } from 'kysely';

/** The mailbox that the site reads, reports that need a person, and which addresses mail does not reach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscribers')
    .addColumn('delivery', 'text', (column) =>
      column
        .notNull()
        .defaultTo('ok')
        .check(sql`delivery in ('ok', 'bounced', 'complained')`),
    )
    .execute();
  await db.schema
    .alterTable('suppressions')
    .addColumn('reason', 'text', (column) =>
      column
        .notNull()
        .defaultTo('unsubscribed')
        .check(sql`reason in ('unsubscribed', 'bounced', 'complained')`),
    )
    .execute();
  await db.schema
    .createTable('mailbox_reader')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('held_until', 'text', (column) => column.notNull())
    .addColumn('last_read_at', 'text')
    .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('failed_at', 'text')
    .addColumn('skipped_at', 'text')
    .addColumn('skipped_reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('mailbox_handled')
    .addColumn('message_hash', 'text', (column) => column.primaryKey())
    .addColumn('handled_at', 'text', (column) => column.notNull())
    .execute();
  // The hourly deletion of old hashes.
  await db.schema.createIndex('mailbox_handled_handled_at_idx').on('mailbox_handled').column('handled_at').execute();
  await db.schema
    .createTable('bounce_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.check(sql`kind in ('hard', 'soft', 'complaint')`))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute();
  // The list, newest first, and the hourly deletion of old reports.
  await db.schema.createIndex('bounce_reports_received_at_idx').on('bounce_reports').column('received_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bounce_reports', 'mailbox_handled', 'mailbox_reader']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable('suppressions').dropColumn('reason').execute();
  await db.schema.alterTable('subscribers').dropColumn('delivery').execute();
}
