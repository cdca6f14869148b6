import type { Selectable } from 'kysely';
import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import type { ContactMessage } from '@tideline/domain/conversation/message';
import type { ForwardPage } from '@tideline/domain/entity/page';
import type { Staff } from '@tideline/domain/staff/staff';
import { familyOf } from '../../core/store/contact-family.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { orderBy, type PageQuery, readPage } from '../../core/lists/keyset.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ContactMessagesTable } from '../../core/store/tables/conversations.ts';
import { listAttachments } from './attachments.repository.ts';

const COLUMNS = [
  ...(['contact_messages.id', 'contact_messages.contact_id', 'direction', 'contact_messages.kind'] as const),
  ...(['from_name', 'from_address', 'to_address', 'subject', 'body', 'quoted_body', 'state', 'error'] as const),
  ...(['is_unverified', 'staff_id', 'contact_messages.created_at', 'send_at', 'contact_messages.sent_at'] as const),
] as const;

const NEWEST_FIRST = orderBy({ column: 'created_at', isDescending: true }, { column: 'id', isDescending: true });

/** A message as its writer stores it. */
export type NewMessage = Omit<Selectable<ContactMessagesTable>, 'quoted_body' | 'error' | 'sent_at' | 'is_unverified'> &
  Partial<Pick<ContactMessagesTable, 'quoted_body' | 'sent_at' | 'is_unverified'>>;

/**
 * A page of a conversation: the newest messages, or those before the cursor. Each page is oldest first. `isOwn` is relative
 * to `reader`.
 * @throws TRPCError BAD_REQUEST for an invalid cursor
 */
export async function listMessages(
  db: Db,
  query: PageQuery & { contactId: string },
  reader: Pick<Staff, 'id'>,
): Promise<ForwardPage<ContactMessage>> {
  const messages = db.selectFrom('contact_messages').where('contact_id', 'in', familyOf(db, query.contactId));
  const page = await readPage(messages.select(['id', 'created_at']), NEWEST_FIRST, query);
  const ids = page.items.map(({ id }) => id);
  const rows = await selectMessages(db)
    .where('contact_messages.id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('contact_messages.created_at')
    .orderBy('contact_messages.id')
    .execute();
  const files = await listAttachments(db, ids);
  const items = rows.map((row) => toMessage(row, reader, files.get(row.id)));
  return { items, nextCursor: page.nextCursor, total: await countRows(messages) };
}

/** One message; null when there is none. */
export async function findMessage(db: Db, id: string, reader: Pick<Staff, 'id'>): Promise<ContactMessage | null> {
  const row = await selectMessages(db).where('contact_messages.id', '=', id).executeTakeFirst();
  return row ? toMessage(row, reader, (await listAttachments(db, [id])).get(id)) : null;
}

/** The id of the message that a client sent under this idempotency key; null when there is none. */
export async function findIdByKey(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a message with this `Message-ID` is stored. */
export async function hasMessageId(db: Db, messageId: string): Promise<boolean> {
  return (await findIdByMessageId(db, messageId)) !== null;
}

/** The id of the message with this `Message-ID`; null when there is none. */
export async function findIdByMessageId(db: Db, messageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('message_id', '=', messageId)
    .where('message_id', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores a message. */
export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {
  await trx
    .insertInto('contact_messages')
    .values({ quoted_body: '', error: '', sent_at: null, is_unverified: 0, ...message })
    .execute();
  // Outgoing messages count as sent only when the mail server has accepted them: see `updateDelivery`.
  if (message.state !== 'received' || message.direction === 'note-in') return;
  const type = message.direction === 'in' ? 'message.received' : 'message.sent';
  const event = { type, objectId: message.id, contactId: message.contact_id } as const;
  await recordEvent(trx, event, message.created_at);
}

/** Records that an outgoing message was accepted or has failed permanently; false when it no longer exists. */
export async function updateDelivery(
  trx: Trx,
  id: string,
  { error, at }: { error: string; at: string },
): Promise<{ contactId: string; staffId: string | null } | null> {
  const values = error === '' ? { state: 'sent' as const, error, sent_at: at } : { state: 'failed' as const, error };
  const row = await trx
    .updateTable('contact_messages')
    .set(values)
    .where('id', '=', id)
    .returning(['contact_id', 'staff_id'])
    .executeTakeFirst();
  if (!row) return null;
  if (error === '') await recordEvent(trx, { type: 'message.sent', objectId: id, contactId: row.contact_id }, at);
  return { contactId: row.contact_id, staffId: row.staff_id };
}

/** Deletes a message. */
export async function deleteMessage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('contact_messages').where('id', '=', id).execute();
}

/** What the mail of a message needs in addition to the message. */
export type MailedMessage = Pick<
  ContactMessagesTable,
  'contact_id' | 'subject' | 'body' | 'reply_to' | 'message_id' | 'in_reply_to' | 'staff_name' | 'created_at'
>;

/** A message with the data needed for its mail; null when there is none. */
export async function findMailedMessage(db: Db, id: string): Promise<MailedMessage | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select(['contact_id', 'subject', 'body', 'reply_to', 'message_id', 'in_reply_to', 'staff_name', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Messages of a conversation before `before`, oldest first, for references in a mail. */
export async function listEarlier(db: Db, contactId: string, before: string) {
  return db
    .selectFrom('contact_messages')
    .select(['message_id', 'direction', 'kind', 'from_name', 'from_address', 'subject', 'body', 'created_at'])
    .where('contact_id', '=', contactId)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The root of an enquiry: the one into which it was merged, else itself. */
export async function findRoot(db: Db, contactId: string): Promise<string> {
  const row = await db.selectFrom('contacts').select('merged_into').where('id', '=', contactId).executeTakeFirst();
  return row?.merged_into ?? contactId;
}

function selectMessages(db: Db) {
  return db
    .selectFrom('contact_messages')
    .leftJoin('mails', (join) =>
      join.onRef('mails.about_id', '=', 'contact_messages.id').on('mails.about_kind', '=', 'message'),
    )
    .select([...COLUMNS, 'mails.next_attempt_at', 'mails.last_error']);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

function toMessage(row: MessageRow, reader: Pick<Staff, 'id'>, attachments: MessageAttachment[] = []): ContactMessage {
  // Staff may have requeued all failed mails in the settings.
  const isWaiting = row.state === 'failed' && row.next_attempt_at !== null;
  return {
    id: row.id,
    contactId: row.contact_id,
    direction: row.direction,
    kind: row.kind,
    fromName: row.from_name,
    fromAddress: row.from_address,
    toAddress: row.to_address,
    subject: row.subject,
    text: row.body,
    isUnverified: row.is_unverified === 1,
    quotedText: row.quoted_body,
    state: isWaiting ? 'waiting' : row.state,
    error: row.state === 'sent' ? '' : row.error || (row.last_error ?? ''),
    isOwn: row.staff_id !== null && row.staff_id === reader.id,
    createdAt: row.created_at,
    sendAt: row.send_at,
    sentAt: row.sent_at,
    attachments,
  };
}
