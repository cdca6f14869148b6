import type { Booking } from '@tideline/domain/booking/booking';
import type { BookingListQuery } from '@tideline/domain/booking/booking.schema';
import type { Page } from '@tideline/domain/site/page';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../store/schema.ts';

/** One call; null when there is none. */
export async function findBooking(db: Db, id: string): Promise<Booking | null> {
  const row = await selectBookings(db).where('bookings.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The call that was booked with this key; null when there is none. */
export async function findBookingByKey(db: Db, idempotencyKey: string): Promise<Booking | null> {
  const row = await selectBookings(db).where('bookings.idempotency_key', '=', idempotencyKey).executeTakeFirst();
  return row ?? null;
}

/** The calls from the earliest to the latest, a page at a time. The cursor is the number of calls before the page. */
export async function listBookings(db: Db, query: BookingListQuery): Promise<Page<Booking>> {
  const offset = Math.max(0, Number.parseInt(query.cursor ?? '0', 10) || 0);
  const filtered = selectBookings(db)
    .$if(query.status !== undefined, (select) => select.where('bookings.status', '=', query.status ?? 'booked'))
    .$if(query.contactId !== undefined, (select) => select.where(isOfEnquiry(query.contactId ?? '')))
    .$if(query.from !== undefined, (select) => select.where('bookings.ends_at', '>', toUtc(query.from)))
    .$if(query.until !== undefined, (select) => select.where('bookings.starts_at', '<', toUtc(query.until)));
  const { total } = await filtered
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await filtered
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(query.limit)
    .offset(offset)
    .execute();
  const next = offset + items.length;
  return {
    items,
    total,
    nextCursor: next < total ? String(next) : null,
    previousCursor: offset > 0 ? String(Math.max(0, offset - query.limit)) : null,
  };
}

/** How many calls each person has that are not over. */
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

/** The calls of an enquiry, and of those that were merged into it. */
function isOfEnquiry(contactId: string) {
  return (eb: ExpressionBuilder<Database, 'contacts'>) =>
    eb.or([eb('contacts.id', '=', contactId), eb('contacts.merged_into', '=', contactId)]);
}

/** Calls with their enquiries and the members of staff who take them. */
export function selectBookings(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('contacts', 'contacts.id', 'bookings.contact_id')
    .leftJoin('staff', 'staff.id', 'bookings.staff_id')
    .select((eb) => [
      'bookings.id',
      eb.fn.coalesce('contacts.merged_into', 'contacts.id').as('contactId'),
      'contacts.reference',
      sql<string>`contacts.first_name || ' ' || contacts.last_name`.as('name'),
      'contacts.email',
      'contacts.company',
      'bookings.staff_id as staffId',
      eb.fn.coalesce('staff.name', sql<string>`''`).as('staffName'),
      'bookings.starts_at as startsAt',
      'bookings.ends_at as endsAt',
      'bookings.status',
      'bookings.place',
      'bookings.message',
      'bookings.visitor_zone as visitorZone',
      'bookings.sequence',
      'bookings.cancelled_at as cancelledAt',
      'bookings.cancelled_by as cancelledBy',
      'bookings.cancel_reason as cancelReason',
      eb.ref('bookings.created_at').as('createdAt'),
    ]);
}

function toUtc(instant = ''): string {
  return new Date(instant).toISOString();
}
