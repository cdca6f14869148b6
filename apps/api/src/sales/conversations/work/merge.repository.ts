import type { QuestionAnswer } from '@tideline/domain/question/question';
import type { Related, RelatedContact } from '@tideline/domain/conversation/work';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { sql } from 'kysely';
import { recordEvent } from '../../../core/events/record-event.ts';
import { sortText } from '../../../core/lists/search-text.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

const SHOWN_MAX = 20;

/** Enquiries merged into an enquiry, and other enquiries of the same address or name. */
export async function listRelated(db: Db, contactId: string): Promise<Related> {
  const contact = await db
    .selectFrom('contacts')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!contact) return { merged: [], others: [] };
  const merged = await selectContacts(db).where('merged_into', '=', contactId).execute();
  const name = sortText(`${contact.first_name} ${contact.last_name}`);
  const others = await selectContacts(db)
    .where('merged_into', 'is', null)
    .where('id', '!=', contactId)
    .where((eb) => eb.or([sql<boolean>`lower(email) = ${emailKey(contact.email)}`, eb('name_key', '=', name)]))
    .limit(SHOWN_MAX)
    .execute();
  return { merged: merged.map(toRelated), others: others.map(toRelated) };
}

/**
 * Merges an enquiry, and those merged into it, into another one. Nothing is moved: the other one shows its messages and
 * notes, so a merge can be undone. False when one of them is gone or already merged.
 */
export async function mergeContact(trx: Trx, contactId: string, intoId: string, now: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', 'in', [contactId, intoId])
    .where('merged_into', 'is', null)
    .execute();
  if (contactId === intoId || rows.length < 2) return false;
  await trx.updateTable('contacts').set({ merged_into: intoId }).where('merged_into', '=', contactId).execute();
  const values = { merged_into: intoId, is_sample: 0, updated_at: now } as const;
  await trx.updateTable('contacts').set(values).where('id', '=', contactId).execute();
  await recordEvent(trx, { type: 'enquiry.merged', objectId: contactId, data: { mergedInto: intoId } }, now);
  return true;
}

/** Undoes the merge of an enquiry. @returns the id of its former root; null when it was not merged */
export async function unmergeContact(trx: Trx, contactId: string, now: string): Promise<string | null> {
  const row = await trx
    .selectFrom('contacts')
    .select('merged_into')
    .where('id', '=', contactId)
    .where('merged_into', 'is not', null)
    .executeTakeFirst();
  if (!row?.merged_into) return null;
  await trx.updateTable('contacts').set({ merged_into: null, updated_at: now }).where('id', '=', contactId).execute();
  await recordEvent(trx, { type: 'enquiry.updated', objectId: contactId }, now);
  return row.merged_into;
}

function selectContacts(db: Db) {
  return db
    .selectFrom('contacts')
    .select(['id', 'reference', 'first_name', 'last_name', 'submitted_at', 'message', 'answers_json'])
    .orderBy('submitted_at', 'desc')
    .orderBy('id');
}

function toRelated(row: {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  submitted_at: string;
  message: string;
  answers_json: string;
}): RelatedContact {
  const { id, reference, submitted_at: dateSubmitted, message } = row;
  const answers = JSON.parse(row.answers_json) as QuestionAnswer[];
  return { id, reference, name: `${row.first_name} ${row.last_name}`, dateSubmitted, message, answers };
}
