import { sql } from 'kysely';
import { SEARCH_COUNT_MAX, type Page } from '@tideline/domain/page';
import type { SubscriberListQuery } from '@tideline/domain/schemas/subscriber';
import type { Subscriber, SubscriberSort } from '@tideline/domain/subscriber';
import { orderBy, readPage, reversed, type Order } from '../db/keyset.ts';
import { searchParts } from '../db/part-search.ts';
import type { Db } from '../db/schema.ts';
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

/** One page of the list. @throws TRPCError BAD_REQUEST for a cursor that no list in this order has answered */
export async function listSubscribers(db: Db, query: SubscriberListQuery): Promise<Page<Subscriber>> {
  const { q, status, source, sort } = query;
  let matching = db.selectFrom('subscribers');
  if (status) matching = matching.where('status', '=', status);
  if (source !== undefined) matching = matching.where(sql<boolean>`coalesce(source, '') = ${source}`);
  const search = await searchParts(db, 'subscribers', q);
  for (const condition of search.conditions) matching = matching.where(condition);

  const page = await readPage(matching.select([...SUBSCRIBER_COLUMNS, 'email_key']), ORDERS[sort], query);
  const isSearch = search.conditions.length > 0;
  const isFiltered = status !== undefined || source !== undefined;
  const counted = isSearch ? matching.limit(SEARCH_COUNT_MAX) : matching;
  const total =
    search.isCommon && !isFiltered
      ? SEARCH_COUNT_MAX
      : await db
          .selectFrom(counted.select(sql`1`.as('one')).as('counted'))
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
          .then((row) => row.total);
  return { ...page, items: page.items.map(toSubscriber), total };
}

/** Every source that a subscriber has, in alphabetical order; empty stands for those whose source is not known. */
export async function listSources(db: Db): Promise<string[]> {
  // Leaps from one source to the next in their index, however many subscribers each of them has.
  const { rows } = await sql<{ source: string }>`
    with recursive known(source) as (
      select (select min(coalesce(source, '')) from subscribers)
      union all
      select (select min(coalesce(subscribers.source, '')) from subscribers
        where coalesce(subscribers.source, '') > known.source)
      from known where known.source is not null
    )
    select source from known where source is not null order by source`.execute(db);
  return rows.map((row) => row.source);
}
