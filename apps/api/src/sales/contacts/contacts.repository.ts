import { saysAnswered } from '@tideline/domain/contact/answer-promise';
import { CONTACT_FIELDS, type Contact, type ContactStatus } from '@tideline/domain/contact/contact';
import type { ContactStatusChange } from '@tideline/domain/contact/contact-history';
import type { ContactOutcome } from '@tideline/domain/contact/contact.schema';
import { recordEvent } from '../../core/events/record-event.ts';
import { countRows } from '../../core/store/count-rows.ts';
import { columnsOf, toColumns, toEntity } from '../../core/store/entity-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ContactsTable } from '../../core/store/tables/people.ts';
import { searchText, sortText } from '../../core/lists/search-text.ts';
import type { CheckedContact } from './check-contact.ts';
import { putWording } from './wordings.repository.ts';

/** The columns that make a `Contact`. */
export const CONTACT_COLUMNS = columnsOf(CONTACT_FIELDS);

type ContactRow = Pick<ContactsTable, (typeof CONTACT_COLUMNS)[number]>;

/** The reference of the enquiry with this idempotency key; null when there is none. */
export async function findReferenceByKey(db: Db, idempotencyKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select('reference')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** One enquiry; null when there is none. */
export async function findContact(db: Db, id: string): Promise<Contact | null> {
  const row = await db.selectFrom('contacts').select(CONTACT_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toContact(row) : null;
}

/** The enquiries with these ids that are not spam, oldest first. */
export async function listContactsById(db: Db, ids: readonly string[]): Promise<Contact[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contacts')
    .select(CONTACT_COLUMNS)
    .where('id', 'in', ids)
    .where('status', '!=', 'spam')
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  return rows.map(toContact);
}

/** Stores an enquiry; false when its reference or its idempotency key is taken. */
export async function insertContact(
  trx: Trx,
  contact: CheckedContact & { id: string; reference: string; status: ContactStatus },
  now: string,
): Promise<boolean> {
  const row = toContactRow({
    ...contact,
    dateSubmitted: now,
    answeredAt: null,
    value: null,
    lostReason: '',
    isSample: false,
  });
  const wordingId = contact.wording ? await putWording(trx, contact.wording, now) : null;
  const inserted = await trx
    .insertInto('contacts')
    .values({ ...row, idempotency_key: contact.idempotencyKey ?? null, wording_id: wordingId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted && contact.status !== 'spam') {
    await recordEvent(trx, { type: 'enquiry.created', objectId: contact.id }, now);
  }
  return inserted !== undefined;
}

/**
 * Changes the status of an enquiry; null when there is none. The first change to an answered status stops its clock. A
 * sample enquiry is then no longer sample data.
 */
export async function updateContactStatus(
  trx: Trx,
  id: string,
  status: ContactStatus,
  now: string,
): Promise<Contact | null> {
  const before = await trx
    .updateTable('contacts')
    .set({ status, is_sample: 0, updated_at: now })
    .where('id', '=', id)
    .returning(CONTACT_COLUMNS)
    .executeTakeFirst();
  if (!before) return null;
  await recordEvent(trx, { type: 'enquiry.updated', objectId: id }, now);
  const contact = toContact(before);
  if (contact.answeredAt !== null || !saysAnswered(status)) return contact;
  await insertFirstAnswer(trx, contact, now);
  return { ...contact, answeredAt: now };
}

/** Stops the clock of an unanswered enquiry. */
export async function insertFirstAnswer(trx: Trx, { id, dateSubmitted }: Contact, now: string): Promise<void> {
  const answerSeconds = Math.round((Date.parse(now) - Date.parse(dateSubmitted)) / 1000);
  await trx
    .updateTable('contacts')
    .set({ first_answered_at: now, answer_seconds: answerSeconds })
    .where('id', '=', id)
    .where('first_answered_at', 'is', null)
    .execute();
}

/**
 * Changes the value of an enquiry or the reason for its loss; null when there is none. A sample enquiry is then no longer
 * sample data. The time of the last change stays that of the status, which an undo compares.
 */
export async function updateOutcome(db: Db, { id, value, lostReason }: ContactOutcome): Promise<Contact | null> {
  const row = await db
    .updateTable('contacts')
    .set({
      ...(value === undefined ? {} : { value }),
      ...(lostReason === undefined ? {} : { lost_reason: lostReason }),
      is_sample: 0,
    })
    .where('id', '=', id)
    .returning(CONTACT_COLUMNS)
    .executeTakeFirst();
  return row ? toContact(row) : null;
}

/**
 * Sets an enquiry back from one status to another; false when its status has changed since. If that change was its first
 * answer, its clock runs again.
 */
export async function revertContactStatus(
  trx: Trx,
  { id, from, to }: ContactStatusChange,
  now: string,
): Promise<boolean> {
  if (!saysAnswered(to)) {
    await trx
      .updateTable('contacts')
      .set({ first_answered_at: null, answer_seconds: null })
      .where('id', '=', id)
      .where('status', '=', from)
      .whereRef('first_answered_at', '=', 'updated_at')
      .execute();
  }
  const row = await trx
    .updateTable('contacts')
    .set({ status: to, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (row) await recordEvent(trx, { type: 'enquiry.updated', objectId: id }, now);
  return row !== undefined;
}

/** The number of enquiries without an answer. */
export async function countWaiting(db: Db): Promise<number> {
  return countRows(db.selectFrom('contacts').where('status', '=', 'pending').where('merged_into', 'is', null));
}

/** Converts a row to an enquiry. */
export function toContact(row: ContactRow): Contact {
  return { ...toEntity(CONTACT_FIELDS, row), name: `${row.first_name} ${row.last_name}` };
}

/** Converts an unanswered enquiry to a row. */
export function toContactRow(contact: Omit<Contact, 'name'>): ContactsTable {
  const { firstName, lastName, email, company, dateSubmitted } = contact;
  return {
    ...toColumns(CONTACT_FIELDS, contact),
    search_text: searchText(firstName, lastName, email, company),
    name_key: sortText(`${firstName} ${lastName}`),
    answer_seconds: null,
    idempotency_key: null,
    wording_id: null,
    merged_into: null,
    updated_at: dateSubmitted,
  };
}
