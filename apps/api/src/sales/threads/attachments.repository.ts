import { attachmentType, type MessageAttachment } from '@tideline/domain/conversation/attachment';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ContactAttachmentsTable } from '../../core/store/tables/conversations.ts';
import { readMailedFile, saveMailedFile } from './mailed-file-folder.ts';

/** Bytes per part: a multiple of three, so that the base64 of the parts can be joined. */
const PART_BYTES = 96_000;

/** An unsent reply: one per enquiry and member of staff. */
export type Draft = { contactId: string; staffId: string };

export type NewAttachment = {
  id: string;
  position: number;
  name: string;
  bytes: number;
  content: Uint8Array | null;
} & ({ messageId: string } | { draft: Draft });

/**
 * Stores a file; content null stores only its name and size.
 * @param mediaDir the folder for the content of a file received by mail, which anybody can send in masses; without it, the
 *   content goes into the database
 */
export async function insertAttachment(trx: Trx, file: NewAttachment, mediaDir: string | null = null): Promise<void> {
  const { id, position, name, bytes, content } = file;
  if (mediaDir !== null && content !== null) await saveMailedFile(mediaDir, id, content);
  const row = { id, ...ownerOf(file), position, file_name: name, bytes, is_stored: Number(content !== null) };
  await trx.insertInto('contact_attachments').values(row).execute();
  if (mediaDir !== null) return;
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
  for (const row of rows) {
    const messageId = row.message_id ?? '';
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), toAttachment(row)]);
  }
  return byMessage;
}

/** A stored file of a message, or of a draft of `reader`, with its content; null when there is none. */
export async function findAttachment(
  { db, mediaDir }: Pick<Context, 'db' | 'mediaDir'>,
  id: string,
  reader: Pick<Staff, 'id'>,
): Promise<(MessageAttachment & { content: Buffer }) | null> {
  const row = await db
    .selectFrom('contact_attachments')
    .selectAll()
    .where('id', '=', id)
    .where('is_stored', '=', 1)
    .where((eb) => eb.or([eb('message_id', 'is not', null), eb('draft_staff_id', '=', reader.id)]))
    .executeTakeFirst();
  if (!row) return null;
  const inRows = await readContent(db, id);
  // Files received by mail are in the folder, unless an older version stored them in rows.
  const content = inRows.length > 0 || row.bytes === 0 ? inRows : await readMailedFile(mediaDir, id);
  return content && { ...toAttachment(row), content };
}

/** The stored files of a message with their content. */
export async function readFiles(db: Db, messageId: string): Promise<(MessageAttachment & { content: Buffer })[]> {
  const files = (await listAttachments(db, [messageId])).get(messageId) ?? [];
  const read = [];
  for (const file of files) if (file.isStored) read.push({ ...file, content: await readContent(db, file.id) });
  return read;
}

async function readContent(db: Db, id: string): Promise<Buffer> {
  const parts = await db
    .selectFrom('contact_attachment_parts')
    .select('content')
    .where('attachment_id', '=', id)
    .orderBy('position')
    .execute();
  return Buffer.concat(parts.map(({ content }) => Buffer.from(content, 'base64')));
}

/** The columns that identify the owner of a file. */
export function ownerOf(file: { messageId: string } | { draft: Draft }) {
  if ('messageId' in file) return { message_id: file.messageId, draft_contact_id: null, draft_staff_id: null };
  return { message_id: null, draft_contact_id: file.draft.contactId, draft_staff_id: file.draft.staffId };
}

/** A file as its row stores it. */
export function toAttachment(row: ContactAttachmentsTable): MessageAttachment {
  const { id, file_name: name, bytes, is_stored: isStored } = row;
  return { id, name, mimeType: attachmentType(name), bytes, isStored: isStored === 1 };
}
