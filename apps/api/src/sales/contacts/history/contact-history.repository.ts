import type { ContactStatus } from '@tideline/domain/contact/contact';
import {
  CONTACT_EVENT_KINDS,
  type ContactEvent,
  type ContactEventKind,
} from '@tideline/domain/contact/contact-history';
import type { ForwardPage } from '@tideline/domain/entity/page';
import { AUDIT_ACTIONS, type AuditAction } from '@tideline/domain/staff/audit';
import type { PageQuery } from '../../../core/lists/keyset.ts';
import { mergeNewest, type Part, type Wanted } from '../../../core/lists/merge-newest.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listCallEvents } from './call-events.repository.ts';

/** The kinds of events that come from the audit log. */
const ACTS = CONTACT_EVENT_KINDS.filter((kind) => kind in AUDIT_ACTIONS) as AuditAction[];

/**
 * The history of an enquiry and of those merged into it, newest first: acts as far back as the audit log, messages, calls
 * and notes.
 * @throws TRPCError BAD_REQUEST for an invalid cursor
 */
export async function listContactEvents(
  db: Db,
  contactId: string,
  query: PageQuery,
): Promise<ForwardPage<ContactEvent>> {
  const merged = await db.selectFrom('contacts').select('id').where('merged_into', '=', contactId).execute();
  const ids = [contactId, ...merged.map(({ id }) => id)];
  return mergeNewest(query, async (wanted) => [
    await listActs(db, ids, wanted),
    await listMessages(db, ids, wanted),
    await listNotes(db, ids, wanted),
    await listCallEvents(db, contactId, wanted),
  ]);
}

async function listActs(db: Db, ids: readonly string[], { isOlder, limit }: Wanted): Promise<Part<ContactEvent>> {
  const acts = db
    .selectFrom('audit')
    .where('audit.object_id', 'in', ids)
    .where('audit.object', '=', 'contact')
    .where('audit.action', 'in', ACTS);
  const rows = await acts
    .leftJoin('staff', 'staff.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.detail', 'staff.name'])
    .where(isOlder('audit.at', 'audit.id'))
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
  const items = rows.map(({ id, at, actor, action, detail, name }) => {
    const { status = null } = JSON.parse(detail) as { status?: ContactStatus };
    return { id, at, actor: name || actor, kind: action as ContactEventKind, status };
  });
  return { items, total: await countRows(acts) };
}

async function listMessages(db: Db, ids: readonly string[], { isOlder, limit }: Wanted): Promise<Part<ContactEvent>> {
  const messages = db.selectFrom('contact_messages').where('contact_id', 'in', ids);
  const rows = await messages
    .select(['id', 'created_at', 'from_name', 'from_address', 'direction', 'kind'])
    .where(isOlder('created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const items = rows.map((row) => {
    const isProgram = row.kind === 'automatic' || row.kind === 'acknowledgement';
    const kind: ContactEventKind = `message.${isProgram ? row.kind : row.direction}` as ContactEventKind;
    return { id: row.id, at: row.created_at, actor: row.from_name || row.from_address, kind, status: null };
  });
  return { items, total: await countRows(messages) };
}

async function listNotes(db: Db, ids: readonly string[], { isOlder, limit }: Wanted): Promise<Part<ContactEvent>> {
  const notes = db.selectFrom('contact_notes').where('contact_id', 'in', ids);
  const rows = await notes
    .select(['id', 'created_at', 'author_name'])
    .where(isOlder('created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const items = rows.map((row): ContactEvent => ({
    id: row.id,
    at: row.created_at,
    actor: row.author_name,
    kind: 'note.add',
    status: null,
  }));
  return { items, total: await countRows(notes) };
}
