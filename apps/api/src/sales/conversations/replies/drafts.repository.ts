import type { OtherWriter } from '@tideline/domain/conversation/message';
import { staffLabel } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { Draft } from '../../threads/attachments.repository.ts';

/** A member of staff's draft of a reply to an enquiry; empty for none. */
export async function findDraft(db: Db, { contactId, staffId }: Draft): Promise<string> {
  const row = await db
    .selectFrom('contact_reply_drafts')
    .select('body')
    .where('contact_id', '=', contactId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.body ?? '';
}

/** Stores the text of a draft; an empty text deletes a draft without files. False when there is no such enquiry. */
export async function saveDraft(trx: Trx, { text, ...draft }: Draft & { text: string }, now: string): Promise<boolean> {
  if (text !== '') return touchDraft(trx, draft, now, text);
  await clearDraft(trx, draft);
  return true;
}

/**
 * Creates a draft if missing, locks it and updates its time. Without a given text, its text stays. False when there is no
 * such enquiry.
 */
export async function touchDraft(
  trx: Trx,
  { contactId, staffId }: Draft,
  now: string,
  text?: string,
): Promise<boolean> {
  const values = { updated_at: now, ...(text !== undefined && { body: text }) };
  const row = await trx
    .insertInto('contact_reply_drafts')
    .columns(['contact_id', 'staff_id', 'body', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('contacts')
        .select(['contacts.id', eb.val(staffId).as('staff'), eb.val(text ?? '').as('body'), eb.val(now).as('at')])
        .where('contacts.id', '=', contactId),
    )
    .onConflict((conflict) => conflict.columns(['contact_id', 'staff_id']).doUpdateSet(values))
    .returning('contact_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the text of a draft, and the draft if it has no files. */
export async function clearDraft(trx: Trx, { contactId, staffId }: Draft): Promise<void> {
  // Locks the row, so that the next statement sees a file that is being attached.
  await trx
    .updateTable('contact_reply_drafts')
    .set({ body: '' })
    .where('contact_id', '=', contactId)
    .where('staff_id', '=', staffId)
    .execute();
  await deleteEmptyDraft(trx, { contactId, staffId });
}

/** Deletes a draft that has neither a text nor files. */
export async function deleteEmptyDraft(trx: Trx, { contactId, staffId }: Draft): Promise<void> {
  await trx
    .deleteFrom('contact_reply_drafts')
    .where('contact_id', '=', contactId)
    .where('staff_id', '=', staffId)
    .where('body', '=', '')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contact_attachments')
            .select('id')
            .where('draft_contact_id', '=', contactId)
            .where('draft_staff_id', '=', staffId),
        ),
      ),
    )
    .execute();
}

/** Deletes a draft with its files. */
export async function deleteDraft(trx: Trx, { contactId, staffId }: Draft): Promise<void> {
  await trx
    .deleteFrom('contact_reply_drafts')
    .where('contact_id', '=', contactId)
    .where('staff_id', '=', staffId)
    .execute();
}

/** Others with a draft of a reply, latest first. */
export async function listOtherWriters(db: Db, { contactId, staffId }: Draft): Promise<OtherWriter[]> {
  const rows = await db
    .selectFrom('contact_reply_drafts')
    .innerJoin('staff', 'staff.id', 'contact_reply_drafts.staff_id')
    .select(['staff.id', 'staff.name', 'contact_reply_drafts.updated_at'])
    .where('contact_id', '=', contactId)
    .where('staff_id', '!=', staffId)
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => ({ name: staffLabel(row), typedAt: row.updated_at }));
}
