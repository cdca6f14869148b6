import { HOUR_MS, later } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';

/** Inserts a call as if it had been booked at that time. */
export async function insertTestBooking(
  db: Db,
  { id, contactId, startsAt, createdAt }: { id: string; contactId: string; startsAt: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      id,
      contact_id: contactId,
      staff_id: null,
      starts_at: startsAt,
      ends_at: later(startsAt, HOUR_MS),
      status: 'booked',
      place: '',
      message: '',
      visitor_zone: 'America/New_York',
      sequence: 0,
      held_until: null,
      reminded_at: null,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: '',
      idempotency_key: null,
      created_at: createdAt,
    })
    .execute();
}
