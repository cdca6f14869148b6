import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Newsletter subscribers and enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSubscribers(db);
  await createContacts(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_notes', 'contacts', 'suppressions', 'confirmation_links', 'subscribers']) {
    await db.schema.dropTable(table).execute();
  }
}

async function createSubscribers(db: Kysely<unknown>): Promise<void> {
  await createSearchedTable(db, 'subscribers')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique()) // one row per address, also under concurrent posts
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('active', 'unsubscribed')`))
    .addColumn('source', 'text')
    .addColumn('confirmation', 'text', (column) => column.notNull())
    .addColumn('confirm_by', 'text')
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  // The list by date and by address, each without a filter, by status and by source. No source is the empty one here,
  // since PostgreSQL does not sort by an index behind IS NULL. The list by address without a filter: the unique index.
  await createIndex('subscribers_created_at_idx', 'created_at desc, id');
  await createIndex('subscribers_status_idx', 'status, created_at desc, id');
  await createIndex('subscribers_status_email_idx', 'status, email_key');
  await createIndex('subscribers_source_idx', `coalesce(source, ''), created_at desc, id, status`);
  await createIndex('subscribers_source_email_idx', `coalesce(source, ''), email_key, status`);
  // The clean-up of sign-ups that were not confirmed in time.
  await createIndex('subscribers_confirm_by_idx', 'confirm_by', 'confirm_by is not null');

  await db.schema
    .createTable('confirmation_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('confirmation_links_subscriber_idx') // using one link deletes all links of the subscriber
    .on('confirmation_links')
    .column('subscriber_id')
    .execute();
  await db.schema
    .createTable('suppressions')
    .addColumn('email_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  async function createIndex(name: string, columns: string, where?: string): Promise<void> {
    await sql`create index ${sql.ref(name)} on subscribers (${sql.raw(columns)})
      ${where === undefined ? sql`` : sql`where ${sql.raw(where)}`}`.execute(db);
  }
}

async function createContacts(db: Kysely<unknown>): Promise<void> {
  await createSearchedTable(db, 'contacts')
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('package', 'text', (column) => column.check(sql`package in ('ripple', 'wave', 'tide', 'custom')`))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'contacted', 'qualified', 'won', 'lost', 'spam')`),
    )
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('first_answered_at', 'text')
    .addColumn('answer_seconds', 'integer')
    .addColumn('idempotency_key', 'text', (column) => column.unique()) // a repeated request finds the row of the first one
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  // The list by date and by name, each without and with a filter by status.
  await createIndex('contacts_submitted_at_idx', 'submitted_at desc, id');
  await createIndex('contacts_status_idx', 'status, submitted_at desc, id');
  await createIndex('contacts_name_idx', 'name_key, id');
  await createIndex('contacts_status_name_idx', 'status, name_key, id');
  // The list by urgency: what follows the pending enquiries.
  await createIndex('contacts_not_pending_idx', 'submitted_at desc, id', `status <> 'pending'`);
  // The median answer time.
  await createIndex('contacts_answered_idx', 'first_answered_at, answer_seconds', 'first_answered_at is not null');
  // All enquiries from one address, in any spelling: the export and erasure of a person's data.
  await createIndex('contacts_email_idx', 'lower(email)');
  // Enquiries past their retention time.
  await createIndex('contacts_updated_idx', 'updated_at');

  await db.schema
    .createTable('contact_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (column) => column.notNull()) // no reference: a note outlives its author's account
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contact_notes_contact_idx') // the notes of one enquiry, in their order
    .on('contact_notes')
    .columns(['contact_id', 'created_at', 'id'])
    .execute();

  async function createIndex(name: string, columns: string, where?: string): Promise<void> {
    await sql`create index ${sql.ref(name)} on contacts (${sql.raw(columns)})
      ${where === undefined ? sql`` : sql`where ${sql.raw(where)}`}`.execute(db);
  }
}

function createSearchedTable(db: Kysely<unknown>, name: string) {
  if (!isSqlite(db)) return db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey());
  return db.schema
    .createTable(name)
    .addColumn('search_no', 'integer', (column) => column.primaryKey()) // the rowid of FTS5: VACUUM keeps it
    .addColumn('id', 'text', (column) => column.notNull().unique());
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
