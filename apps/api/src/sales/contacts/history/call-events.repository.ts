import type { BookingCanceller } from '@tideline/domain/booking/booking';
import type { ContactEvent, ContactEventKind } from '@tideline/domain/contact/contact-history';
import type { Part, Wanted } from '../../../core/lists/merge-newest.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db } from '../../../core/store/schema.ts';

/** The calls of an enquiry and of those merged into it. Moves and cancellations are in the audit log. */
export async function listCallEvents(
  db: Db,
  contactId: string,
  { isOlder, limit }: Wanted,
): Promise<Part<ContactEvent>> {
  const group = await db
    .selectFrom('contacts')
    .select(['id', 'first_name', 'last_name'])
    .where((eb) => eb.or([eb('id', '=', contactId), eb('merged_into', '=', contactId)]))
    .execute();
  if (group.length === 0) return { items: [], total: 0 };
  const people = new Map(group.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
  const ofGroup = db.selectFrom('bookings').where('contact_id', 'in', [...people.keys()]);
  const calls = await ofGroup.select(['id', 'contact_id']).execute(); // few: their number is limited
  if (calls.length === 0) return { items: [], total: 0 };
  const names = new Map(calls.map(({ id, contact_id }) => [id, people.get(contact_id) ?? '']));
  const booked = await ofGroup
    .select((eb) => ['id', 'status', eb.ref('created_at').as('at')])
    .where(isOlder('created_at', 'id'))
    .execute();
  const acts = db
    .selectFrom('audit')
    .where('audit.object', '=', 'call')
    .where('audit.object_id', 'in', [...names.keys()])
    .where('audit.action', 'in', ['call.move', 'call.cancel']);
  const changes = await acts
    .leftJoin('staff', 'staff.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.object_id', 'audit.detail', 'staff.name'])
    .where(isOlder('audit.at', 'audit.id'))
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
  const items = [
    ...booked.map(({ id, at, status }) =>
      toCallEvent(id, at, names.get(id) ?? '', status === 'held' ? 'call.ask' : 'call.book'),
    ),
    ...changes.map(({ id, at, actor, action, object_id: bookingId, detail, name }) => {
      const { by } = JSON.parse(detail) as { by?: BookingCanceller };
      const who = by === 'visitor' ? (names.get(bookingId) ?? '') : name || actor;
      return toCallEvent(id, at, who, action === 'call.move' ? 'call.move' : 'call.cancel');
    }),
  ];
  return { items, total: calls.length + (await countRows(acts)) };
}

function toCallEvent(id: string, at: string, actor: string, kind: ContactEventKind): ContactEvent {
  return { id, at, actor, kind, status: null };
}
