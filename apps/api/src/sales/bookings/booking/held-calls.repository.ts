import { HOLD_MINUTES } from '@tideline/domain/booking/booking';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { updateContactStatus } from '../../contacts/contacts.repository.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** Maximum number of simultaneous holds, so that strangers cannot block the whole calendar. */
const HOLDS_MAX = 20;

/** Frees the times of expired holds. The held calls stay stored. */
export async function releaseEndedHolds(db: Db, now: string): Promise<void> {
  const ended = db.selectFrom('bookings').select('id').where('status', '=', 'held').where('held_until', '<=', now);
  await db.deleteFrom('booking_cells').where('booking_id', 'in', ended).execute();
}

/** When a hold that begins now ends; null when the maximum is reached. */
export async function findHoldEnd(trx: Trx, now: string): Promise<string | null> {
  const held = trx.selectFrom('bookings').where('status', '=', 'held').where('held_until', '>', now);
  return (await countRows(held)) < HOLDS_MAX ? later(now, HOLD_MINUTES * MINUTE_MS) : null;
}

/** Holds a call until it is confirmed by email. */
export async function updateHeld(
  trx: Trx,
  id: string,
  { staffId, heldUntil }: { staffId: string | null; heldUntil: string },
): Promise<void> {
  await trx.updateTable('bookings').set({ staff_id: staffId, held_until: heldUntil }).where('id', '=', id).execute();
}

/** Books a held call, and sets its enquiry from `spam` to `pending`. */
export async function updateBooked(
  trx: Trx,
  id: string,
  { staffId, place }: { staffId: string; place: string },
  now: string,
): Promise<void> {
  const { contact_id: contactId } = await trx
    .updateTable('bookings')
    .set({ status: 'booked', staff_id: staffId, place, held_until: null })
    .where('id', '=', id)
    .returning('contact_id')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, { type: 'booking.created', objectId: id, contactId }, now);
  const spam = trx.selectFrom('contacts').where('id', '=', contactId).where('status', '=', 'spam');
  if ((await countRows(spam)) > 0) await updateContactStatus(trx, contactId, 'pending', now);
}

/** The ids of an enquiry's upcoming held calls, earliest first. */
export async function listHeldAhead(db: Db, contactId: string, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('status', '=', 'held')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
