import { earlier } from '@tideline/domain/site/instant';
import { recordEvents } from '../events/record-event.ts';
import type { Db, Trx } from '../store/schema.ts';

/** Deletes sessions that had ended by `before` (ISO 8601 in UTC), by age or by disuse, and API keys that had expired. */
export async function deleteEndedSessions(db: Db, before: string, idleMs: number): Promise<void> {
  const lastUse = earlier(before, idleMs);
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', before), eb('last_seen_at', '<=', lastUse)]))
    .execute();
  await db.deleteFrom('api_keys').where('expires_at', '<=', before).execute();
}

/**
 * Deletes enquiries without a change, note, message or call since `before` (ISO 8601 in UTC). Won ones stay: their senders are clients.
 * @returns how many
 */
export async function deleteOldContacts(trx: Trx, before: string, now: string): Promise<number> {
  const rows = await trx
    .deleteFrom('contacts')
    .where('updated_at', '<=', before)
    .where('status', '!=', 'won')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contact_notes')
            .select('contact_notes.id')
            .whereRef('contact_notes.contact_id', '=', 'contacts.id')
            .where('contact_notes.created_at', '>', before),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contact_messages')
            .select('contact_messages.id')
            .whereRef('contact_messages.contact_id', '=', 'contacts.id')
            .where('contact_messages.created_at', '>', before),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.contact_id', '=', 'contacts.id')
            // Calls that lie ahead have not ended yet.
            .where((of) => of.or([of('bookings.ends_at', '>', before), of('bookings.created_at', '>', before)])),
        ),
      ),
    )
    .returning('id')
    .execute();
  const events = rows.map(({ id }) => ({ type: 'enquiry.deleted', objectId: id }) as const);
  await recordEvents(trx, events, now);
  return rows.length;
}
