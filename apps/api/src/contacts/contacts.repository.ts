import { isAnswered, type Contact, type ContactStatus } from '@tideline/domain/contact/contact';
import type { NewContact } from '@tideline/domain/contact/contact.schema';
import type { Db, Trx } from '../store/schema.ts';
import type { ContactsTable } from '../store/tables/people.ts';
import { searchText, sortText } from '../lists/search-text.ts';

/** What is read of an enquiry. */
export const CONTACT_COLUMNS = [
  ...(['id', 'reference', 'first_name', 'last_name', 'email', 'company', 'package', 'message', 'source'] as const),
  ...(['status', 'is_sample', 'submitted_at'] as const),
] as const;

type ContactRow = Pick<ContactsTable, (typeof CONTACT_COLUMNS)[number]>;

/** The reference under which an enquiry with this key was stored, or null when there is none. */
export async function findReferenceByKey(db: Db, idempotencyKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select('reference')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** One enquiry; null when there is none (any more). */
export async function findContact(db: Db, id: string): Promise<Contact | null> {
  const row = await db.selectFrom('contacts').select(CONTACT_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toContact(row) : null;
}

/** Stores an enquiry; false when its reference or its idempotency key is taken. */
export async function insertContact(
  db: Db,
  { id, reference, status, ...contact }: NewContact & { id: string; reference: string; status: ContactStatus },
  now: string,
): Promise<boolean> {
  const row = await db
    .insertInto('contacts')
    .values({
      id,
      reference,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      company: contact.company,
      package: contact.package,
      message: contact.message,
      source: contact.source,
      status,
      search_text: searchText(contact.firstName, contact.lastName, contact.email, contact.company),
      name_key: sortText(`${contact.firstName} ${contact.lastName}`),
      first_answered_at: null,
      answer_seconds: null,
      idempotency_key: contact.idempotencyKey ?? null,
      is_sample: 0,
      submitted_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves an enquiry on; null when there is none. The first time that it leaves `pending`, other than as spam, counts as
 * its answer.
 */
export async function updateContactStatus(
  trx: Trx,
  id: string,
  status: ContactStatus,
  now: string,
): Promise<Contact | null> {
  const row = await trx
    .updateTable('contacts')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .returning(CONTACT_COLUMNS)
    .executeTakeFirst();
  if (!row) return null;
  if (isAnswered(status)) {
    const answerSeconds = Math.round((Date.parse(now) - Date.parse(row.submitted_at)) / 1000);
    await trx
      .updateTable('contacts')
      .set({ first_answered_at: now, answer_seconds: answerSeconds })
      .where('id', '=', id)
      .where('first_answered_at', 'is', null)
      .execute();
  }
  return toContact(row);
}

/** A row as the rest of the program knows it. */
export function toContact(row: ContactRow): Contact {
  return {
    id: row.id,
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    company: row.company,
    package: row.package,
    message: row.message,
    source: row.source,
    status: row.status,
    dateSubmitted: row.submitted_at,
    isSample: row.is_sample === 1,
  };
}
