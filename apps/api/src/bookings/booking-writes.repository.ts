import type { Booking, BookingCanceller } from '@tideline/domain/booking/booking';
import { recordEvent } from '../events/record-event.ts';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Trx } from '../store/schema.ts';
import type { BookingsTable } from '../store/tables/bookings.ts';

/** Stores a call; false when its idempotency key is taken. */
export async function insertBooking(trx: Trx, row: BookingsTable): Promise<boolean> {
  const inserted = await trx
    .insertInto('bookings')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const event = { type: 'booking.created', objectId: row.id, contactId: row.contact_id } as const;
  if (inserted) await recordEvent(trx, event, row.created_at);
  return inserted !== undefined;
}

/** Locks a call until the transaction ends, so that two changes of it follow each other. */
export async function lockBooking(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('bookings').select('id').where('id', '=', id).$call(dialectOf(trx).forUpdate).execute();
}

/** Gives a call another time. Its reminder is due again. */
export async function updateBookingTime(
  trx: Trx,
  id: string,
  { startsAt, endsAt, staffId, place }: Pick<Booking, 'startsAt' | 'endsAt' | 'staffId' | 'place'>,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set((eb) => ({
      starts_at: startsAt,
      ends_at: endsAt,
      staff_id: staffId,
      place,
      reminded_at: null,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Marks a call as cancelled. Its idempotency key is free: the same time can be booked once more. */
export async function updateCancelled(
  trx: Trx,
  id: string,
  { by, reason }: { by: BookingCanceller; reason: string },
  now: string,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set((eb) => ({
      status: 'cancelled',
      cancelled_at: now,
      cancelled_by: by,
      cancel_reason: reason,
      idempotency_key: null,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
