import type { BookingCanceller } from '@tideline/domain/booking/booking';
import type { ContactEvent, ContactEventKind } from '@tideline/domain/contact/contact-history';
import type { Db } from '../store/schema.ts';

/** The calls of an enquiry and of those merged into it. Moves and cancellations are in the audit log; at most `limit` of these. */
export async function listCallEvents(db: Db, contactId: string, limit: number): Promise<ContactEvent[]> {
  const group = await db
    .selectFrom('contacts')
    .select(['id', 'first_name', 'last_name'])
    .where((eb) => eb.or([eb('id', '=', contactId), eb('merged_into', '=', contactId)]))
    .execute();
  if (group.length === 0) return [];
  const people = new Map(group.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
  const calls = await db
    .selectFrom('bookings')
    .select((eb) => ['id', 'contact_id', eb.ref('created_at').as('at')])
    .where('contact_id', 'in', [...people.keys()])
    .execute(); // few: their number is limited
  if (calls.length === 0) return [];
  const names = new Map(calls.map(({ id, contact_id }) => [id, people.get(contact_id) ?? '']));
  const booked = calls.map(({ id, at }) => toCallEvent(id, at, names.get(id) ?? '', 'call.book'));
  const changes = await db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.object_id', 'audit.detail', 'staff.name'])
    .where('audit.object', '=', 'call')
    .where('audit.object_id', 'in', [...names.keys()])
    .where('audit.action', 'in', ['call.move', 'call.cancel'])
    .orderBy('audit.at', 'desc')
    .limit(limit)
    .execute();
  return [
    ...booked,
    ...changes.map(({ id, at, actor, action, object_id: bookingId, detail, name }) => {
      const { by } = JSON.parse(detail) as { by?: BookingCanceller };
      const who = by === 'visitor' ? (names.get(bookingId) ?? '') : name || actor;
      return toCallEvent(id, at, who, action === 'call.move' ? 'call.move' : 'call.cancel');
    }),
  ];
}

function toCallEvent(id: string, at: string, actor: string, kind: ContactEventKind): ContactEvent {
  return { id, at, actor, kind, status: null };
}
