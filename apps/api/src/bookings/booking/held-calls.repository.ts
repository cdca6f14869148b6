import { HOLD_MINUTES } from '@tideline/domain/booking/booking';
import { later, MINUTE_MS } from '@tideline/domain/site/instant';
import { updateContactStatus } from '../../contacts/contacts.repository.ts';
import { recordEvent } from '../../events/record-event.ts';
import { countRows } from '../../store/count-rows.ts';
import type { Db, Trx } from '../../store/schema.ts';

/** Times reserved at once for calls that nobody has confirmed: strangers cannot reserve the whole calendar. */
const HOLDS_MAX = 20;

/** Gives back the times whose reservation has ended. The calls stay as they were asked for. */
export async function releaseEndedHolds(db: Db, now: string): Promise<void> {
  const ended = db.selectFrom('bookings').select('id').where('status', '=', 'held').where('held_until', '<=', now);
  await db.deleteFrom('booking_cells').where('booking_id', 'in', ended).execute();
}

/** Until when a time can be reserved from now on; null when too many are. */
export async function findHoldEnd(trx: Trx, now: string): Promise<string | null> {
  const held = trx.selectFrom('bookings').where('status', '=', 'held').where('held_until', '>', now);
  return (await countRows(held)) < HOLDS_MAX ? later(now, HOLD_MINUTES * MINUTE_MS) : null;
}

/** Makes a held call wait for the button in its mail. */
export async function updateHeld(
  trx: Trx,
  id: string,
  { staffId, heldUntil }: { staffId: string | null; heldUntil: string },
): Promise<void> {
  await trx.updateTable('bookings').set({ staff_id: staffId, held_until: heldUntil }).where('id', '=', id).execute();
}

/** Books a held call. An enquiry that was taken for spam is none. */
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

/** The ids of the calls of an enquiry that were asked for, are not booked and lie ahead. */
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
