import { sql, SqliteAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** SQLite's search indexes of people. That of posts is not among them: their long texts would make every save slower. */
const PEOPLE_INDEXES = ['subscriber_fts', 'contact_fts'];
/** What mails are about, and the digest that takes the place of notices. */
const SUBJECTS = ['digest_id', 'issue_id', 'contact_message_id', 'booking_id'];

/**
 * What mails are about, their limit, the mailbox that the site reads, which addresses mail does not reach, and links by which a
 * reader gets or erases personal data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepChangedSamples(db);
  await setSecureDelete(db, 1);
  await extendMails(db);
  await addDelivery(db);
  await createMailbox(db);
  await createOwnDataLinks(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['own_data_links', 'bounce_reports', 'mailbox_handled', 'mailbox_reader']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable('suppressions').dropColumn('reason').execute();
  await db.schema.alterTable('subscribers').dropColumn('delivery').execute();
  for (const index of ['mails_message_idx', 'mails_digest_idx']) await db.schema.dropIndex(index).execute();
  for (const column of SUBJECTS) await db.schema.alterTable('mails').dropColumn(column).execute();
  await db.schema.alterTable('settings').dropColumn('mails_per_hour').execute();
  await setSecureDelete(db, 0);
}

/** Sample subscribers that staff changed become the site's own. Since then, every write by staff clears `is_sample`. */
async function keepChangedSamples(db: Kysely<unknown>): Promise<void> {
  await sql`update subscribers set is_sample = 0 where is_sample = 1
    and id in (select object_id from audit where action = 'subscriber.change')`.execute(db);
}

/**
 * SQLite's full-text indexes forget a deleted entry at once instead of at some later merge, so that an erased person's
 * name is in no copy of the database. Source: https://sqlite.org/fts5.html#the_secure_delete_configuration_option
 */
async function setSecureDelete(db: Kysely<unknown>, value: 0 | 1): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (const name of PEOPLE_INDEXES) {
    const index = sql.ref(name);
    await sql`insert into ${index} (${index}, rank) values ('secure-delete', ${sql.lit(value)})`.execute(db);
    await sql`insert into ${index} (${index}) values ('rebuild')`.execute(db); // without what was deleted before
  }
}

async function extendMails(db: Kysely<unknown>): Promise<void> {
  // The site-wide limit of notices and confirmation mails.
  await db.schema
    .alterTable('settings')
    .addColumn('mails_per_hour', 'integer', (column) => column.notNull().defaultTo(300))
    .execute();
  // Without a foreign key: a copy of the table would have to insert its rows in a certain order.
  for (const column of SUBJECTS) await db.schema.alterTable('mails').addColumn(column, 'text').execute();
  // The notices of a digest.
  await sql`create index mails_digest_idx on mails (digest_id) where digest_id is not null`.execute(db);
  // The mail of a message, for its state and when it is undone or retried.
  await sql`create index mails_message_idx on mails (contact_message_id) where contact_message_id is not null`.execute(
    db,
  );
}

async function addDelivery(db: Kysely<unknown>): Promise<void> {
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
}

async function createMailbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox_reader')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('account', 'text', required)
    .addColumn('uid_validity', 'text', required)
    .addColumn('last_uid', 'integer', required)
    .addColumn('holder', 'text', required)
    .addColumn('held_until', 'text', required)
    .addColumn('last_read_at', 'text')
    .addColumn('last_error', 'text', empty)
    .addColumn('failed_at', 'text')
    .addColumn('skipped_at', 'text')
    .addColumn('skipped_reason', 'text', empty)
    // How often work on a message has begun.
    .addColumn('tried_uid', 'integer', zero)
    .addColumn('tries', 'integer', zero)
    .execute();
  await db.schema
    .createTable('mailbox_handled')
    .addColumn('message_hash', 'text', (column) => column.primaryKey())
    .addColumn('handled_at', 'text', required)
    .execute();
  // The hourly deletion of old hashes.
  await db.schema.createIndex('mailbox_handled_handled_at_idx').on('mailbox_handled').column('handled_at').execute();
  // Reports that need a person.
  await db.schema
    .createTable('bounce_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', required)
    .addColumn('kind', 'text', (column) => column.check(sql`kind in ('hard', 'soft', 'complaint')`))
    .addColumn('recipient', 'text', required)
    .addColumn('reason', 'text', required)
    .execute();
  // The list, newest first, and the hourly deletion of old reports.
  await db.schema.createIndex('bounce_reports_received_at_idx').on('bounce_reports').column('received_at').execute();
}

/** Links by which a reader downloads or erases the own data, each mailed to the address itself. */
async function createOwnDataLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_data_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email_key', 'text', required)
    .addColumn('act', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('own_data_links_email_key_idx').on('own_data_links').column('email_key').execute(); // an erasure
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}

function zero(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo(0);
}
