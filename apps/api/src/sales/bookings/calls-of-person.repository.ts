import type { CallHours } from '@tideline/domain/booking/hours';
import type { PersonAccountCalls, PersonCall } from '@tideline/domain/privacy/person';
import type { Db } from '../../core/store/schema.ts';

/** The calls of an enquiry, for the export of a person's data. */
export async function listPersonCalls(db: Db, contactId: string): Promise<PersonCall[]> {
  const rows = await db
    .selectFrom('bookings')
    .select((eb) => [
      'starts_at as startsAt',
      'ends_at as endsAt',
      'status',
      'place',
      'message',
      'visitor_zone as timeZone',
      'held_until as heldUntil',
      'reminded_at as remindedAt',
      'cancelled_at as cancelledAt',
      'cancelled_by as cancelledBy',
      'cancel_reason as cancelReason',
      'created_at as createdAt',
      eb.ref('kind_name').as('kind'),
    ])
    .where('contact_id', '=', contactId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, ...call }) => (kind === null ? call : { ...call, kind }));
}

/** A member of staff's hours, and the busy times of the private calendar. */
export async function findAccountCalls(db: Db, staffId: string): Promise<PersonAccountCalls> {
  const hours = await db.selectFrom('call_hours').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
  const busy = await db
    .selectFrom('busy_times')
    .select(['starts_at', 'ends_at'])
    .where('staff_id', '=', staffId)
    .orderBy('starts_at')
    .execute();
  return {
    callHours: hours
      ? {
          weekly: JSON.parse(hours.weekly) as CallHours['weekly'],
          daysOff: JSON.parse(hours.days_off) as CallHours['daysOff'],
          place: hours.place,
          updatedAt: hours.updated_at,
        }
      : null,
    busyTimes: busy.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at })),
  };
}
