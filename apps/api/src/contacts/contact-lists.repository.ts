import { sql } from 'kysely';
import type { Contact, ContactSort, ContactStatus } from '@tideline/domain/contact';
import { SEARCH_COUNT_MAX, type Page } from '@tideline/domain/page';
import type { ContactListQuery } from '@tideline/domain/schemas/contact';
import { orderBy, readPage, reversed, type Order } from '../db/keyset.ts';
import { searchParts } from '../db/part-search.ts';
import type { Db } from '../db/schema.ts';
import { CONTACT_COLUMNS, toContact } from './contacts.repository.ts';

type SortColumn = 'submitted_at' | 'name_key' | 'id';

const NEWEST_FIRST = orderBy<SortColumn>({ column: 'submitted_at', isDescending: true }, { column: 'id' });
const BY_NAME = orderBy<SortColumn>({ column: 'name_key' }, { column: 'id' });
const LONGEST_WAITING = orderBy<SortColumn>({ column: 'submitted_at' }, { column: 'id', isDescending: true });
/** Written out, since SQLite uses the index of these rows only where the query itself says so, parameters aside. */
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
  name: BY_NAME,
  '-name': reversed(BY_NAME),
};

/** Among enquiries of one status, urgency is only age: one stretch is left. */
function orderOf(sort: ContactSort, status: ContactStatus | undefined): Order<SortColumn> {
  if (sort !== 'due' || !status) return ORDERS[sort];
  return status === 'pending' ? LONGEST_WAITING : NEWEST_FIRST;
}

/** One page of the enquiries. @throws TRPCError BAD_REQUEST for a cursor that no list in this order has answered */
export async function listContacts(db: Db, query: ContactListQuery): Promise<Page<Contact>> {
  const { q, status, sort } = query;
  let matching = db.selectFrom('contacts');
  if (status) matching = matching.where('status', '=', status);
  const search = await searchParts(db, 'contacts', q);
  for (const condition of search.conditions) matching = matching.where(condition);

  const page = await readPage(matching.select([...CONTACT_COLUMNS, 'name_key']), orderOf(sort, status), query);
  const counted = search.conditions.length > 0 ? matching.limit(SEARCH_COUNT_MAX) : matching;
  const total =
    search.isCommon && !status
      ? SEARCH_COUNT_MAX
      : await db
          .selectFrom(counted.select(sql`1`.as('one')).as('counted'))
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
          .then((row) => row.total);
  return { ...page, items: page.items.map(toContact), total };
}
