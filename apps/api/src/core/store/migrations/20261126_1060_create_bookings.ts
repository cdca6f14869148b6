import { sql, SqliteAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** Calls that visitors book: when staff take them, when they are busy elsewhere, and the calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createHours(db);
  await createBookings(db);
  // The home page shows whether calls can be booked.
  for (const event of EVENTS) await raiseVersion(db, event);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name] of EVENTS) {
    await (
      isSqlite(db) ? sql`drop trigger ${triggerOf(name)}` : sql`drop trigger ${triggerOf(name)} on call_hours`
    ).execute(db);
  }
  for (const table of ['booking_cells', 'bookings', 'busy_times', 'call_hours', 'call_rules']) {
    await db.schema.dropTable(table).execute();
  }
}

async function createHours(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('call_rules')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('call_minutes', 'integer', required)
    .addColumn('buffer_minutes', 'integer', required)
    .addColumn('notice_hours', 'integer', required)
    .addColumn('days_ahead', 'integer', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('call_hours')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('weekly', 'text', required)
    .addColumn('days_off', 'text', required)
    .addColumn('place', 'text', empty)
    .addColumn('feed_url', 'text', empty)
    .addColumn('feed_next_at', 'text')
    .addColumn('feed_read_at', 'text')
    .addColumn('feed_failed_at', 'text')
    .addColumn('feed_error', 'text', empty)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('busy_times')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addPrimaryKeyConstraint('busy_times_pk', ['staff_id', 'starts_at', 'ends_at'])
    .execute();
}

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('booked', 'cancelled', 'held')`))
    .addColumn('place', 'text', empty)
    .addColumn('visitor_zone', 'text', required)
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reminded_at', 'text')
    .addColumn('cancelled_at', 'text')
    .addColumn('cancelled_by', 'text', (column) => column.check(sql`cancelled_by in ('visitor', 'staff')`))
    .addColumn('cancel_reason', 'text', empty)
    .addColumn('idempotency_key', 'text', (column) => column.unique()) // a repeated request books once
    .addColumn('created_at', 'text', required)
    .addColumn('message', 'text', empty)
    // Held calls were asked for and wait to be confirmed; until then, their time is reserved or not.
    .addColumn('held_until', 'text')
    .execute();
  // The list by time, and the reminders that are due.
  await db.schema.createIndex('bookings_starts_at_idx').on('bookings').columns(['starts_at', 'id']).execute();
  // The calls of an enquiry, and its deletion.
  await db.schema.createIndex('bookings_contact_idx').on('bookings').columns(['contact_id', 'starts_at']).execute();
  // The removal of an account.
  await db.schema.createIndex('bookings_staff_idx').on('bookings').column('staff_id').execute();
  // Reserved times, counted and given back.
  await sql`create index bookings_held_idx on bookings (held_until) where held_until is not null`.execute(db);
  // The calendar of each person in cells of five minutes: a call has those from its beginning to the end of its buffer. The
  // primary key is what makes two calls at one time impossible.
  await db.schema
    .createTable('booking_cells')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', required)
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('booking_cells_pk', ['staff_id', 'starts_at'])
    .execute();
  // A call that moves, is cancelled or is deleted.
  await db.schema.createIndex('booking_cells_booking_idx').on('booking_cells').column('booking_id').execute();
}

const EVENTS = [
  ['insert', sql`after insert`],
  ['update', sql`after update of weekly`],
  ['delete', sql`after delete`],
] as const;

async function raiseVersion(db: Kysely<unknown>, [name, when]: (typeof EVENTS)[number]): Promise<void> {
  await (
    isSqlite(db)
      ? sql`create trigger ${triggerOf(name)} ${when} on call_hours
        begin update content_version set version = version + 1; end`
      : sql`create trigger ${triggerOf(name)} ${when} on call_hours
        for each row execute function raise_content_version()`
  ).execute(db);
}

function triggerOf(event: string) {
  return sql.id(`call_hours_${event}_raises_version`);
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
