import { sql, type SelectQueryBuilder } from 'kysely';
import type { Page } from '@tideline/domain/entity/page';
import type { SubscriberListQuery } from '@tideline/domain/subscriber/subscriber.schema';
import type { Subscriber, SubscriberSort } from '@tideline/domain/subscriber/subscriber';
import { listDistinct } from '../../core/lists/list-distinct.ts';
import { orderBy, readPage, reversed, type Order } from '../../core/lists/keyset.ts';
import { countPeople, searchParts, type PartSearch } from '../../core/lists/part-search.ts';
import type { Database, Db } from '../../core/store/schema.ts';
import { SUBSCRIBER_COLUMNS, toSubscriber } from './subscribers.repository.ts';

type SortColumn = 'created_at' | 'email_key' | 'id';

const NEWEST_FIRST = orderBy<SortColumn>({ column: 'created_at', isDescending: true }, { column: 'id' });
const BY_EMAIL = orderBy<SortColumn>({ column: 'email_key' });
const ORDERS: Record<SubscriberSort, Order<SortColumn>> = {
  '-date': NEWEST_FIRST,
  date: reversed(NEWEST_FIRST),
  email: BY_EMAIL,
  '-email': reversed(BY_EMAIL),
};

/** One page of the list. @throws TRPCError BAD_REQUEST for an invalid cursor */
export async function listSubscribers(db: Db, query: SubscriberListQuery): Promise<Page<Subscriber>> {
  const { found, search } = await findSubscribers(db, query);
  const page = await readSubscribers(found, query);
  const isFiltered = query.status !== undefined || query.source !== undefined;
  return { ...page, total: await countPeople(db, found, { search, isFiltered }) };
}

/** The same without the total, for callers that read the whole list. */
export async function listSubscriberBatch(
  db: Db,
  query: SubscriberListQuery,
): Promise<Omit<Page<Subscriber>, 'total'>> {
  const { found } = await findSubscribers(db, query);
  return readSubscribers(found, query);
}

/** All sources of subscribers in alphabetical order, with an empty one for unknown sources. */
export function listSources(db: Db): Promise<string[]> {
  return listDistinct(db, 'subscribers', sql`coalesce(subscribers.source, '')`);
}

type Found = SelectQueryBuilder<Database, 'subscribers', object>;

async function findSubscribers(
  db: Db,
  { q, status, source }: SubscriberListQuery,
): Promise<{ found: Found; search: PartSearch }> {
  let found: Found = db.selectFrom('subscribers');
  if (status) found = found.where('status', '=', status);
  if (source !== undefined) found = found.where(sql<boolean>`coalesce(source, '') = ${source}`);
  const search = await searchParts(db, 'subscribers', q);
  for (const condition of search.conditions) found = found.where(condition);
  return { found, search };
}

async function readSubscribers(found: Found, query: SubscriberListQuery): Promise<Omit<Page<Subscriber>, 'total'>> {
  const page = await readPage(found.select([...SUBSCRIBER_COLUMNS, 'email_key']), ORDERS[query.sort], query);
  return { ...page, items: page.items.map(toSubscriber) };
}
