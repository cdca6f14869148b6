import type { OtherWriter } from '@tideline/domain/conversation/message';
import { staffLabel } from '@tideline/domain/staff/staff';
import type { Db } from '../../store/schema.ts';

type Draft = { contactId: string; staffId: string };

/** What a member of staff has written to an enquiry and not sent; empty for nothing. */
export async function findDraft(db: Db, { contactId, staffId }: Draft): Promise<string> {
  const row = await db
    .selectFrom('contact_reply_drafts')
    .select('body')
    .where('contact_id', '=', contactId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.body ?? '';
}

/** Stores a draft in place of the one before; an empty text deletes it. False when there is no such enquiry. */
export async function saveDraft(db: Db, draft: Draft & { text: string }, now: string): Promise<boolean> {
  const { contactId, staffId, text } = draft;
  if (text === '') {
    await deleteDraft(db, draft);
    return true;
  }
  const row = await db
    .insertInto('contact_reply_drafts')
    .columns(['contact_id', 'staff_id', 'body', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('contacts')
        .select(['contacts.id', eb.val(staffId).as('staff'), eb.val(text).as('body'), eb.val(now).as('at')])
        .where('contacts.id', '=', contactId),
    )
    .onConflict((conflict) => conflict.columns(['contact_id', 'staff_id']).doUpdateSet({ body: text, updated_at: now }))
    .returning('contact_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a draft. */
export async function deleteDraft(db: Db, { contactId, staffId }: Draft): Promise<void> {
  await db
    .deleteFrom('contact_reply_drafts')
    .where('contact_id', '=', contactId)
    .where('staff_id', '=', staffId)
    .execute();
}

/** Everybody else who has begun a reply, latest first. */
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
