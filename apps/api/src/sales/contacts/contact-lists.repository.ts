import { sql, type SelectQueryBuilder } from 'kysely';
import type { Contact, ContactSort, ContactStatus } from '@tideline/domain/contact/contact';
import type { Page } from '@tideline/domain/entity/page';
import type { ContactListQuery } from '@tideline/domain/contact/contact.schema';
import { orderBy, readPage, reversed, type Order } from '../../core/lists/keyset.ts';
import { countPeople, searchParts, type PartSearch } from '../../core/lists/part-search.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Database, Db } from '../../core/store/schema.ts';
import { CONTACT_COLUMNS, toContact } from './contacts.repository.ts';

type SortColumn = 'submitted_at' | 'name_key' | 'id';

const NEWEST_FIRST = orderBy<SortColumn>({ column: 'submitted_at', isDescending: true }, { column: 'id' });
const BY_NAME = orderBy<SortColumn>({ column: 'name_key' }, { column: 'id' });
const LONGEST_WAITING = orderBy<SortColumn>({ column: 'submitted_at' }, { column: 'id', isDescending: true });
/** Literals, since SQLite uses a partial index only if the query states its condition as a literal. */
const DUE_FIRST: Order<SortColumn> = {
  name: 'due',
  stretches: [
    ...LONGEST_WAITING.stretches.map((stretch) => ({ ...stretch, where: sql<boolean>`status = 'pending'` })),
    ...NEWEST_FIRST.stretches.map((stretch) => ({ ...stretch, where: sql<boolean>`status <> 'pending'` })),
  ],
};
const ORDERS: Record<ContactSort, Order<SortColumn>> = {
  '-date': NEWEST_FIRST,
  date: reversed(NEWEST_FIRST),
  due: DUE_FIRST,
  '-due': reversed(DUE_FIRST),
  name: BY_NAME,
  '-name': reversed(BY_NAME),
};

/** Filtered by status, urgency depends only on age, and one stretch remains. */
function orderOf(sort: ContactSort, status: ContactStatus | undefined): Order<SortColumn> {
  if ((sort !== 'due' && sort !== '-due') || !status) return ORDERS[sort];
  const order = status === 'pending' ? LONGEST_WAITING : NEWEST_FIRST;
  return sort === 'due' ? order : reversed(order);
}

/** One page of the enquiries. @throws TRPCError BAD_REQUEST for an invalid cursor */
export async function listContactPage(db: Db, query: ContactListQuery): Promise<Page<Contact>> {
  const { found, search } = await findContacts(db, query);
  const page = await readContacts(found, query);
  const total = await countPeople(db, found, { search, isFiltered: query.status !== undefined });
  // Counted separately: a condition per row would make the count read the whole table.
  return { ...page, total: total - (await countRows(found.where('merged_into', 'is not', null))) };
}

/** The same without the total, for callers that read the whole list. */
export async function listContactBatch(db: Db, query: ContactListQuery): Promise<Omit<Page<Contact>, 'total'>> {
  const { found } = await findContacts(db, query);
  return readContacts(found, query);
}

/** The sum of the values of the enquiries that match. */
export async function sumValues(db: Db, query: Pick<ContactListQuery, 'q' | 'status'>): Promise<number> {
  const { found } = await findContacts(db, query);
  const row = await found
    .where('merged_into', 'is', null)
    .where('value', 'is not', null)
    .select((eb) => eb.fn.sum<number | string | null>('value').as('sum'))
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

type Found = SelectQueryBuilder<Database, 'contacts', object>;

async function findContacts(
  db: Db,
  { q, status }: Pick<ContactListQuery, 'q' | 'status'>,
): Promise<{ found: Found; search: PartSearch }> {
  let found: Found = db.selectFrom('contacts');
  if (status) found = found.where('status', '=', status);
  const search = await searchParts(db, 'contacts', q);
  for (const condition of search.conditions) found = found.where(condition);
  return { found, search };
}

async function readContacts(found: Found, query: ContactListQuery): Promise<Omit<Page<Contact>, 'total'>> {
  const order = orderOf(query.sort, query.status);
  const page = await readPage(
    found.where('merged_into', 'is', null).select([...CONTACT_COLUMNS, 'name_key']),
    order,
    query,
  );
  return { ...page, items: page.items.map(toContact) };
}
