import type { PersonFile, PersonMessage, PersonRecord } from '@tideline/domain/privacy/person';
import type { Db } from '../store/schema.ts';

/** The messages about an enquiry, oldest first. */
export async function listPersonMessages(db: Db, contactId: string): Promise<PersonMessage[]> {
  const rows = await db
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
      attachments: await listFiles(db, { messageId: row.id }),
    });
  }
  return messages;
}

/** The files of a message, or of a draft. */
async function listFiles(
  db: Db,
  owner: { messageId: string } | { contactId: string; staffId: string },
): Promise<PersonFile[]> {
  const query = db.selectFrom('contact_attachments').select(['id', 'file_name', 'bytes']).orderBy('position');
  const files = await (
    'messageId' in owner
      ? query.where('message_id', '=', owner.messageId)
      : query.where('draft_contact_id', '=', owner.contactId).where('draft_staff_id', '=', owner.staffId)
  ).execute();
  const shown = [];
  for (const { id, file_name: name, bytes } of files) {
    const parts = await db
      .selectFrom('contact_attachment_parts')
      .select('content')
      .where('attachment_id', '=', id)
      .orderBy('position')
      .execute();
    shown.push({ name, bytes, base64: parts.map(({ content }) => content).join('') });
  }
  return shown;
}

/** What staff plan to do next about an enquiry; null for nothing. */
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

/** Replies to an enquiry that staff have not sent yet. */
export async function listPersonDrafts(
  db: Db,
  contactId: string,
): Promise<PersonRecord['enquiries'][number]['drafts']> {
  const rows = await db
    .selectFrom('contact_reply_drafts')
    .select(['staff_id', 'body', 'updated_at'])
    .where('contact_id', '=', contactId)
    .orderBy('updated_at')
    .execute();
  const drafts = [];
  for (const { staff_id: staffId, body: text, updated_at: updatedAt } of rows) {
    drafts.push({ text, updatedAt, attachments: await listFiles(db, { contactId, staffId }) });
  }
  return drafts;
}
