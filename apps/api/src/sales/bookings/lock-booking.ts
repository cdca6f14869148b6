import type { Booking } from '@tideline/domain/booking/booking';
import { refuseIfChanged } from '../../core/rpc/expected-tag.ts';
import type { Trx } from '../../core/store/schema.ts';
import { lockBookingRow } from './booking-writes.repository.ts';
import { findBooking } from './bookings.repository.ts';

/**
 * A call, locked until the transaction ends; null when there is none.
 * @param expectedTag the `ETag` that the caller has read; undefined for a write without a condition
 * @throws TRPCError CONFLICT when it has changed since
 */
export async function lockBooking(trx: Trx, id: string, expectedTag: string | undefined): Promise<Booking | null> {
  await lockBookingRow(trx, id);
  const booking = await findBooking(trx, id);
  if (booking) refuseIfChanged(booking, expectedTag, 'call');
  return booking;
}
