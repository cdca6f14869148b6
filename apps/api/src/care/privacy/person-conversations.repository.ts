import type { PersonFile, PersonMessage, PersonRecord } from '@tideline/domain/privacy/person';
import type { Context } from '../../context.ts';
import { readMailedFile } from '../../sales/threads/mailed-file-folder.ts';
import type { Db } from '../../core/store/schema.ts';

/** Where messages and their files are stored. */
export type Store = Pick<Context, 'db' | 'mediaDir'>;

/** The messages about an enquiry, oldest first. */
export async function listPersonMessages(store: Store, contactId: string): Promise<PersonMessage[]> {
  const rows = await store.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const messages: PersonMessage[] = [];
  for (const row of rows) {
    messages.push({
      direction: row.direction,
      kind: row.kind,
      from: { name: row.from_name, address: row.from_address },
      to: row.to_address,
      subject: row.subject,
      text: row.body,
      quotedText: row.quoted_body,
      state: row.state,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      attachments: await listFiles(store, { messageId: row.id }),
    });
  }
  return messages;
}

/** The files of a message, or of a draft. */
async function listFiles(
  { db, mediaDir }: Store,
  owner: { messageId: string } | { contactId: string; staffId: string },
): Promise<PersonFile[]> {
  const query = db
    .selectFrom('contact_attachments')
    .select(['id', 'file_name', 'bytes', 'is_stored'])
    .orderBy('position');
  const files = await (
    'messageId' in owner
      ? query.where('message_id', '=', owner.messageId)
      : query.where('draft_contact_id', '=', owner.contactId).where('draft_staff_id', '=', owner.staffId)
  ).execute();
  const shown = [];
  for (const { id, file_name: name, bytes, is_stored: isStored } of files) {
    const parts = await db
      .selectFrom('contact_attachment_parts')
      .select('content')
      .where('attachment_id', '=', id)
      .orderBy('position')
      .execute();
    const mailed = isStored === 1 && parts.length === 0 ? await readMailedFile(mediaDir, id) : null;
    const base64 = mailed?.toString('base64') ?? parts.map(({ content }) => content).join('');
    shown.push({ name, bytes, base64 });
  }
  return shown;
}

/** The next step planned by staff about an enquiry; null for none. */
export async function findPersonNextStep(
  db: Db,
  contactId: string,
): Promise<{ text: string; on: string | null } | null> {
  const row = await db
    .selectFrom('contact_work')
    .select(['next_step as text', 'next_step_on as on'])
    .where('contact_id', '=', contactId)
    .where('next_step', '<>', '')
    .executeTakeFirst();
  return row ?? null;
}

/** Unsent replies to an enquiry. */
export async function listPersonDrafts(
  store: Store,
  contactId: string,
): Promise<PersonRecord['enquiries'][number]['drafts']> {
  const rows = await store.db
    .selectFrom('contact_reply_drafts')
    .select(['staff_id', 'body', 'updated_at'])
    .where('contact_id', '=', contactId)
    .orderBy('updated_at')
    .execute();
  const drafts = [];
  for (const { staff_id: staffId, body: text, updated_at: updatedAt } of rows) {
    drafts.push({ text, updatedAt, attachments: await listFiles(store, { contactId, staffId }) });
  }
  return drafts;
}
