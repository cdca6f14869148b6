import type { Booking, BookingCanceller } from '@tideline/domain/booking/booking';
import type { BookedKind } from '@tideline/domain/booking/call-kind';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Trx } from '../../core/store/schema.ts';

/** A call as a visitor asks for it. */
type Asked = Pick<Booking, 'id' | 'contactId' | 'startsAt' | 'endsAt' | 'message' | 'visitorZone'> & {
  idempotencyKey: string | null;
  kind: BookedKind | null;
};

/** Stores a held call without a time in a calendar; false when its idempotency key is taken. */
export async function insertHeld(trx: Trx, asked: Asked, now: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('bookings')
    .values({
      id: asked.id,
      contact_id: asked.contactId,
      staff_id: null,
      starts_at: asked.startsAt,
      ends_at: asked.endsAt,
      status: 'held',
      place: '',
      message: asked.message,
      visitor_zone: asked.visitorZone,
      sequence: 0,
      held_until: null,
      reminded_at: null,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: '',
      idempotency_key: asked.idempotencyKey,
      created_at: now,
      kind_id: asked.kind?.id ?? null,
      kind_name: asked.kind?.name ?? null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks a call until the transaction ends, so that concurrent changes run one after the other. */
export async function lockBookingRow(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('bookings').select('id').where('id', '=', id).$call(dialectOf(trx).forUpdate).execute();
}

/** Changes the time of a call, whose reminder is then due again. */
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
  await keepContact(trx, id);
}

/** Marks a call as cancelled and frees its idempotency key, so that the same time can be booked again. */
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
  await keepContact(trx, id);
}

/** An enquiry whose call was changed is no longer sample data. */
async function keepContact(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ is_sample: 0 })
    .where('id', 'in', trx.selectFrom('bookings').select('contact_id').where('id', '=', bookingId))
    .where('is_sample', '=', 1)
    .execute();
}
