import { attachmentType, type MessageAttachment } from '@tideline/domain/conversation/attachment';
import type { Db, Trx } from '../../store/schema.ts';
import type { ContactAttachmentsTable } from '../../store/tables/conversations.ts';

/** Bytes of a part: a multiple of three, so that the base64 of the parts can be joined. */
const PART_BYTES = 96_000;

/** Stores a file; without its content when that is null. */
export async function insertAttachment(
  trx: Trx,
  file: { id: string; messageId: string; position: number; name: string; bytes: number; content: Uint8Array | null },
): Promise<void> {
  const { id, messageId, position, name, bytes, content } = file;
  const row = { id, message_id: messageId, position, file_name: name, bytes, is_stored: Number(content !== null) };
  await trx.insertInto('contact_attachments').values(row).execute();
  for (let start = 0; start < (content?.length ?? 0); start += PART_BYTES) {
    const part = Buffer.from(content?.subarray(start, start + PART_BYTES) ?? []).toString('base64');
    const values = { attachment_id: id, position: start / PART_BYTES, content: part };
    await trx.insertInto('contact_attachment_parts').values(values).execute();
  }
}

/** The files of several messages. */
export async function listAttachments(
  db: Db,
  messageIds: readonly string[],
): Promise<Map<string, MessageAttachment[]>> {
  const byMessage = new Map<string, MessageAttachment[]>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db
    .selectFrom('contact_attachments')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute();
  for (const row of rows) byMessage.set(row.message_id, [...(byMessage.get(row.message_id) ?? []), toAttachment(row)]);
  return byMessage;
}

/** A stored file with its content; null when there is none. */
export async function findAttachment(db: Db, id: string): Promise<(MessageAttachment & { content: Buffer }) | null> {
  const row = await db
    .selectFrom('contact_attachments')
    .selectAll()
    .where('id', '=', id)
    .where('is_stored', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const parts = await db
    .selectFrom('contact_attachment_parts')
    .select('content')
    .where('attachment_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...toAttachment(row), content: Buffer.concat(parts.map(({ content }) => Buffer.from(content, 'base64'))) };
}

function toAttachment(row: ContactAttachmentsTable): MessageAttachment {
  const { id, file_name: name, bytes, is_stored: isStored } = row;
  return { id, name, mimeType: attachmentType(name), bytes, isStored: isStored === 1 };
}
