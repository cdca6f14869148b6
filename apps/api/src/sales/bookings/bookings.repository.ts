import type { Booking } from '@tideline/domain/booking/booking';
import type { BookingListQuery } from '@tideline/domain/booking/booking.schema';
import type { Page } from '@tideline/domain/entity/page';
import { familyOf } from '../../core/store/contact-family.ts';
import { orderBy, readPage } from '../../core/lists/keyset.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';
import { selectBookings, toBooking } from './booking-rows.repository.ts';

/** One call; null when there is none. */
export async function findBooking(db: Db, id: string): Promise<Booking | null> {
  const row = await selectBookings(db).where('bookings.id', '=', id).executeTakeFirst();
  return row ? toBooking(row) : null;
}

/** The call booked with this key; null when there is none. */
export async function findBookingByKey(db: Db, idempotencyKey: string): Promise<Booking | null> {
  const row = await selectBookings(db).where('bookings.idempotency_key', '=', idempotencyKey).executeTakeFirst();
  return row ? toBooking(row) : null;
}

const EARLIEST_FIRST = orderBy({ column: 'starts_at' }, { column: 'id' });

/**
 * Calls from the earliest to the latest; held calls are included only on request.
 * @throws TRPCError BAD_REQUEST for an invalid cursor
 */
export async function listBookings(db: Db, query: BookingListQuery): Promise<Page<Booking>> {
  const found = db
    .selectFrom('bookings')
    .where('status', 'in', query.status === undefined ? ['booked', 'cancelled'] : [query.status])
    .$if(query.contactId !== undefined, (select) =>
      select.where('contact_id', 'in', familyOf(db, query.contactId ?? '')),
    )
    .$if(query.from !== undefined, (select) => select.where('ends_at', '>', toUtc(query.from)))
    .$if(query.until !== undefined, (select) => select.where('starts_at', '<', toUtc(query.until)));
  const { cursor, limit } = query; // not `until`, which is a time here
  const page = await readPage(found.select(['id', 'starts_at']), EARLIEST_FIRST, { cursor, limit });
  const ids = page.items.map(({ id }) => id);
  const rows = await selectBookings(db)
    .where('bookings.id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .execute();
  return { ...page, items: rows.map(toBooking), total: await countRows(found) };
}

/** The number of each person's upcoming and current calls. */
export async function countUpcoming(db: Db, now: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select((eb) => ['staff_id', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'booked')
    .where('ends_at', '>', now)
    .groupBy('staff_id')
    .execute();
  return new Map(rows.flatMap(({ staff_id: id, count }) => (id === null ? [] : [[id, count] as const])));
}

/** The first name of the person who booked a call; empty when the call is gone. */
export async function findFirstName(db: Db, bookingId: string): Promise<string> {
  const row = await db
    .selectFrom('bookings')
    .innerJoin('contacts', 'contacts.id', 'bookings.contact_id')
    .select('contacts.first_name')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  return row?.first_name ?? '';
}

function toUtc(instant = ''): string {
  return new Date(instant).toISOString();
}
