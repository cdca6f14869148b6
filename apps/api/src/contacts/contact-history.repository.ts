import type { ContactStatus } from '@tideline/domain/contact/contact';
import {
  CONTACT_EVENT_KINDS,
  type ContactEvent,
  type ContactEventKind,
} from '@tideline/domain/contact/contact-history';
import type { Db } from '../store/schema.ts';
import { listCallEvents } from './call-events.repository.ts';

/** Of more events than this, only the newest are listed. */
const SHOWN_MAX = 100;

/**
 * Everything that happened to an enquiry and to those merged into it, newest first: acts as far as the audit log goes back,
 * messages, calls and notes.
 */
export async function listContactEvents(db: Db, contactId: string): Promise<ContactEvent[]> {
  const merged = await db.selectFrom('contacts').select('id').where('merged_into', '=', contactId).execute();
  const ids = [contactId, ...merged.map(({ id }) => id)];
  const events = [
    ...(await listActs(db, ids)),
    ...(await listMessages(db, ids)),
    ...(await listNotes(db, ids)),
    ...(await listCallEvents(db, contactId, SHOWN_MAX)),
  ];
  return events.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)).slice(0, SHOWN_MAX);
}

async function listActs(db: Db, ids: readonly string[]): Promise<ContactEvent[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.detail', 'staff.name'])
    .where('audit.object_id', 'in', ids)
    .where('audit.object', '=', 'contact')
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.flatMap(({ id, at, actor, action, detail, name }) => {
    const kind = CONTACT_EVENT_KINDS.find((known) => known === action);
    if (kind === undefined) return [];
    const { status = null } = JSON.parse(detail) as { status?: ContactStatus };
    return [{ id, at, actor: name || actor, kind, status }];
  });
}

async function listMessages(db: Db, ids: readonly string[]): Promise<ContactEvent[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'from_name', 'from_address', 'direction', 'kind'])
    .where('contact_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => {
    const isProgram = row.kind === 'automatic' || row.kind === 'acknowledgement';
    const kind: ContactEventKind = `message.${isProgram ? row.kind : row.direction}` as ContactEventKind;
    return { id: row.id, at: row.created_at, actor: row.from_name || row.from_address, kind, status: null };
  });
}

async function listNotes(db: Db, ids: readonly string[]): Promise<ContactEvent[]> {
  const rows = await db
    .selectFrom('contact_notes')
    .select(['id', 'created_at', 'author_name'])
    .where('contact_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    actor: row.author_name,
    kind: 'note.add',
    status: null,
  }));
}
