import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import type { Db, Trx } from '../../core/store/schema.ts';
import { ownerOf, toAttachment, type Draft } from './attachments.repository.ts';

/** The files of a draft. */
export async function listDraftFiles(db: Db, { contactId, staffId }: Draft): Promise<MessageAttachment[]> {
  const rows = await db
    .selectFrom('contact_attachments')
    .selectAll()
    .where('draft_contact_id', '=', contactId)
    .where('draft_staff_id', '=', staffId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toAttachment);
}

/** Moves files of a draft to its sent message. */
export async function moveToMessage(trx: Trx, ids: readonly string[], messageId: string): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('contact_attachments').set(ownerOf({ messageId })).where('id', 'in', ids).execute();
}

/** Moves the files of a message to an existing draft. */
export async function moveToDraft(trx: Trx, messageId: string, draft: Draft): Promise<void> {
  await trx.updateTable('contact_attachments').set(ownerOf({ draft })).where('message_id', '=', messageId).execute();
}

/** Deletes a file of a draft of `staffId`. @returns the draft; null when there is no such file */
export async function deleteDraftFile(trx: Trx, id: string, staffId: string): Promise<Draft | null> {
  const row = await trx
    .deleteFrom('contact_attachments')
    .where('id', '=', id)
    .where('draft_staff_id', '=', staffId)
    .returning('draft_contact_id')
    .executeTakeFirst();
  return row?.draft_contact_id ? { contactId: row.draft_contact_id, staffId } : null;
}
