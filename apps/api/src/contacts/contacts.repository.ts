import type { Contact, ContactStatus } from '@tideline/domain/contact';
import type { Page } from '@tideline/domain/page';
import type { ContactListQuery, NewContact } from '@tideline/domain/schemas/contact';
import { orderBy, readPage } from '../db/keyset.ts';
import type { ContactsTable, Db } from '../db/schema.ts';
import { containsWord, searchText, searchWords } from '../db/search-text.ts';

const COLUMNS = [
  ...(['id', 'reference', 'first_name', 'last_name', 'email', 'company', 'package', 'message', 'source'] as const),
  ...(['status', 'is_sample', 'submitted_at'] as const),
] as const;

const NEWEST_FIRST = orderBy({ column: 'submitted_at', isDescending: true }, { column: 'id' });

type ContactRow = Pick<ContactsTable, (typeof COLUMNS)[number]>;

/** The reference under which an enquiry with this key was stored, or null when there is none. */
export async function findReferenceByKey(db: Db, idempotencyKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select('reference')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.reference ?? null;
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

/** One page of the enquiries, newest first. @throws TRPCError BAD_REQUEST for a cursor that no list has answered */
export async function listContacts(db: Db, { limit, cursor, q, status }: ContactListQuery): Promise<Page<Contact>> {
  let matching = db.selectFrom('contacts');
  if (status) matching = matching.where('status', '=', status);
  for (const word of searchWords(q)) matching = matching.where(containsWord('search_text', word));

  const page = await readPage(matching.select(COLUMNS), NEWEST_FIRST, { limit, cursor });
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, items: page.items.map(toContact), total };
}

/** Moves an enquiry on; null when there is none. */
export async function updateContactStatus(
  db: Db,
  id: string,
  status: ContactStatus,
  now: string,
): Promise<Contact | null> {
  const row = await db
    .updateTable('contacts')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? toContact(row) : null;
}

function toContact(row: ContactRow): Contact {
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
