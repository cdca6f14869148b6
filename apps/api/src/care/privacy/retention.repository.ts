import type { ExpressionBuilder } from 'kysely';
import { earlier } from '@tideline/domain/time/instant';
import { recordEvents } from '../../core/events/record-event.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Database, Db, Trx } from '../../core/store/schema.ts';
import { deleteContacts } from '../../sales/contacts/delete-contacts.repository.ts';

/**
 * Deletes sessions that ended before `before` (ISO 8601 in UTC), by age or by disuse, and API keys and invitations that
 * expired before it.
 */
export async function deleteEndedSessions(db: Db, before: string, idleMs: number): Promise<void> {
  const lastUse = earlier(before, idleMs);
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', before), eb('last_seen_at', '<=', lastUse)]))
    .execute();
  await db.deleteFrom('api_keys').where('expires_at', '<=', before).execute();
  await db.deleteFrom('staff_invitations').where('expires_at', '<=', before).execute();
}

/**
 * Deletes enquiries without a change, note, message or call since `before` (ISO 8601 in UTC). Won ones stay: their senders are clients.
 * An enquiry and those merged into it are deleted together or not at all.
 * @returns how many
 */
export async function deleteOldContacts(trx: Trx, before: string, now: string): Promise<number> {
  const rows = await trx
    .selectFrom('contacts')
    .select('id')
    .where('updated_at', '<=', before)
    .where((eb) => eb.not(eb.exists(selectFresh(eb, before))))
    .$call(dialectOf(trx).forUpdate)
    .execute();
  await deleteContacts(
    trx,
    rows.map(({ id }) => id),
  );
  const events = rows.map(({ id }) => ({ type: 'enquiry.deleted', objectId: id }) as const);
  await recordEvents(trx, events, now);
  return rows.length;
}

/** The enquiries that must be kept with all parts: won, or with a change, note, message or call since `before`. */
function selectFresh(eb: ExpressionBuilder<Database, 'contacts'>, before: string) {
  const whole = eb.fn.coalesce('contacts.merged_into', 'contacts.id');
  return eb
    .selectFrom('contacts as part')
    .select('part.id')
    .where((of) => of.or([of('part.id', '=', whole), of('part.merged_into', '=', whole)]))
    .where((of) =>
      of.or([
        of('part.updated_at', '>', before),
        of('part.status', '=', 'won'),
        of.exists(
          of
            .selectFrom('contact_notes')
            .select('contact_notes.id')
            .whereRef('contact_notes.contact_id', '=', 'part.id')
            .where('contact_notes.created_at', '>', before),
        ),
        of.exists(
          of
            .selectFrom('contact_messages')
            .select('contact_messages.id')
            .whereRef('contact_messages.contact_id', '=', 'part.id')
            .where('contact_messages.created_at', '>', before),
        ),
        of.exists(
          of
            .selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.contact_id', '=', 'part.id')
            // Upcoming calls have not ended yet.
            .where((call) =>
              call.or([
                call.and([call('bookings.ends_at', '>', before), call('bookings.status', '!=', 'held')]),
                call('bookings.created_at', '>', before),
              ]),
            ),
        ),
      ]),
    );
}
