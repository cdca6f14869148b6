import type { Booking } from '@tideline/domain/booking/booking';
import { sql } from 'kysely';
import type { Db } from '../../core/store/schema.ts';

/** Calls with their enquiries and members of staff, to be read with `toBooking`. */
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
      'bookings.held_until as heldUntil',
      'bookings.cancelled_at as cancelledAt',
      'bookings.cancelled_by as cancelledBy',
      'bookings.cancel_reason as cancelReason',
      'bookings.created_at as createdAt',
      'bookings.kind_id as kindId',
      eb.ref('bookings.kind_name').as('kindName'),
    ]);
}

type BookingRow = Omit<Booking, 'kind'> & { kindId: string | null; kindName: string | null };

/** A row of `selectBookings`. */
export function toBooking({ kindId, kindName, ...call }: BookingRow): Booking {
  return kindId === null || kindName === null ? call : { ...call, kind: { id: kindId, name: kindName } };
}
