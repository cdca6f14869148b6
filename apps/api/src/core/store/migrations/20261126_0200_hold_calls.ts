import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Calls that were asked for and are not booked: they wait to be confirmed, with their time reserved or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? rebuildForSqlite(db) : alterForPostgres(db));
  // Reserved times, counted and given back.
  await sql`create index bookings_held_idx on bookings (held_until) where held_until is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from bookings where status = 'held'`.execute(db);
  await db.schema.dropIndex('bookings_held_idx').execute();
  await db.schema.alterTable('bookings').dropColumn('held_until').execute();
  if (isSqlite(db)) return; // the wider check stays: SQLite cannot change one
  await sql`alter table bookings drop constraint bookings_status_check,
    add constraint bookings_status_check check (status in ('booked', 'cancelled'))`.execute(db);
}

async function alterForPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column held_until text, drop constraint bookings_status_check,
    add constraint bookings_status_check check (status in ('booked', 'cancelled', 'held'))`.execute(db);
}

/** SQLite cannot change a check, so the table is copied, and with it the one that refers to it. */
async function rebuildForSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table new_bookings (
    id text primary key,
    contact_id text not null references contacts (id) on delete cascade,
    staff_id text references staff (id) on delete set null,
    starts_at text not null,
    ends_at text not null,
    status text not null check (status in ('booked', 'cancelled', 'held')),
    place text not null default '',
    visitor_zone text not null,
    sequence integer not null default 0,
    reminded_at text,
    cancelled_at text,
    cancelled_by text check (cancelled_by in ('visitor', 'staff')),
    cancel_reason text not null default '',
    idempotency_key text unique,
    created_at text not null,
    message text not null default '',
    held_until text
  )`.execute(db);
  await sql`create table new_booking_cells (
    staff_id text not null references staff (id) on delete cascade,
    starts_at text not null,
    booking_id text not null references new_bookings (id) on delete cascade,
    constraint booking_cells_pk primary key (staff_id, starts_at)
  )`.execute(db);
  const columns = sql.raw(
    'id, contact_id, staff_id, starts_at, ends_at, status, place, visitor_zone, sequence, reminded_at, cancelled_at, ' +
      'cancelled_by, cancel_reason, idempotency_key, created_at, message',
  );
  await sql`insert into new_bookings (${columns}) select ${columns} from bookings`.execute(db);
  await sql`insert into new_booking_cells (staff_id, starts_at, booking_id)
    select staff_id, starts_at, booking_id from booking_cells`.execute(db);
  for (const table of ['booking_cells', 'bookings']) await db.schema.dropTable(table).execute();
  for (const table of ['bookings', 'booking_cells']) {
    await db.schema.alterTable(`new_${table}`).renameTo(table).execute();
  }
  // The list by time, the calls of an enquiry, the removal of an account, and the cells of a call: as they were.
  await sql`create index bookings_starts_at_idx on bookings (starts_at, id)`.execute(db);
  await sql`create index bookings_contact_idx on bookings (contact_id, starts_at)`.execute(db);
  await sql`create index bookings_staff_idx on bookings (staff_id)`.execute(db);
  await sql`create index booking_cells_booking_idx on booking_cells (booking_id)`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
