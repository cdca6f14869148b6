import { sql, type ExpressionBuilder } from 'kysely';
import type { OtherViewer, ViewFilter } from '@tideline/domain/stats/analytics';
import { SINGLE_PAGES, type CountedPage, type TrafficSource } from '@tideline/domain/stats/stats';
import type { Database, Db } from '../../core/store/schema.ts';

/** Page views per day from `firstDay` on, without days that have none. */
export function listDailyViews(
  db: Db,
  firstDay: string,
  filter: ViewFilter = {},
): Promise<{ day: string; views: number }[]> {
  if (filter.path === undefined) return listDaySums(db, firstDay, filter);
  return filteredViews(db, 'page_views', filter)
    .select((eb) => ['day', eb.fn.sum<number>('views').as('views')])
    .where('day', '>=', firstDay)
    .groupBy('day')
    .execute();
}

/** Reads stored sums, which contain pages but no paths. */
function listDaySums(
  db: Db,
  firstDay: string,
  { page, source }: ViewFilter,
): Promise<{ day: string; views: number }[]> {
  return db
    .selectFrom('page_view_days')
    .$if(source !== undefined, (views) => views.where('source', '=', source ?? 'direct'))
    .$if(page !== undefined, (views) => views.where('page', '=', page ?? 'Other'))
    .select((eb) => ['day', eb.fn.sum<number>('views').as('views')])
    .where('day', '>=', firstDay)
    .groupBy('day')
    .execute();
}

/** Page views from `firstDay` on, by path and source. */
export function listPathViews(
  db: Db,
  firstDay: string,
  filter: ViewFilter = {},
): Promise<{ path: string; source: TrafficSource; views: number }[]> {
  return viewsSince(db, firstDay, filter)
    .select((eb) => ['path', 'source', eb.fn.sum<number>('views').as('views')])
    .groupBy(['path', 'source'])
    .execute();
}

/** Page views from `from` up to but excluding `to`. */
export async function sumViews(db: Db, from: string, to: string, filter: ViewFilter): Promise<number> {
  return (await sumViewsSince(db, from, filter)) - (await sumViewsSince(db, to, filter));
}

async function sumViewsSince(db: Db, firstDay: string, filter: ViewFilter): Promise<number> {
  const { views } = await viewsSince(db, firstDay, filter)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('views'), sql<number>`0`).as('views'))
    .executeTakeFirstOrThrow();
  return views;
}

/** Views from a day on: by day within its month, and as sums for later months. */
function viewsSince(db: Db, firstDay: string, filter: ViewFilter) {
  const month = firstDay.slice(0, 7);
  const days = filteredViews(db, 'page_views', filter)
    .select(['path', 'source', 'views'])
    .where('day', '>=', firstDay)
    .where('day', '<=', `${month}-31`);
  const months = filteredViews(db, 'page_view_months', filter)
    .select(['path', 'source', 'views'])
    .where('month', '>', month);
  return db.selectFrom(days.unionAll(months).as('counted'));
}

type ViewTable = 'page_views' | 'page_view_months';

function filteredViews(db: Db, table: ViewTable, { page, path, source }: ViewFilter) {
  return db
    .selectFrom<ViewTable>(table)
    .$if(source !== undefined, (views) => views.where('source', '=', source ?? 'direct'))
    .$if(path !== undefined, (views) => views.where('path', '=', path ?? ''))
    .$if(page !== undefined, (views) => views.where((eb) => ofPage(eb, page ?? 'Other')));
}

/** The condition behind `countedPage`. */
function ofPage(eb: ExpressionBuilder<Database, ViewTable>, page: CountedPage) {
  const isBlog = eb.or([eb('path', '=', '/blog'), eb('path', 'like', '/blog/%')]);
  if (page === 'Blog') return isBlog;
  if (page === 'Other') return eb.and([eb.not(isBlog), eb('path', 'not in', Object.values(SINGLE_PAGES))]);
  return eb('path', '=', SINGLE_PAGES[page]);
}

/** The first day with a counted view; null when there is none. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const row = await db.selectFrom('page_views').select('day').orderBy('day').limit(1).executeTakeFirst();
  return row?.day ?? null;
}

/** Views by robots and by staff from `firstDay` on. */
export async function sumOtherViews(db: Db, firstDay: string): Promise<Record<OtherViewer, number>> {
  const rows = await db
    .selectFrom('other_views')
    .select((eb) => ['viewer', eb.fn.sum<number>('views').as('views')])
    .where('day', '>=', firstDay)
    .groupBy('viewer')
    .execute();
  const views: Record<OtherViewer, number> = { bot: 0, staff: 0 };
  for (const row of rows) views[row.viewer] = row.views;
  return views;
}

/** Counts a view by a robot or by staff. */
export async function countOtherView(db: Db, day: string, viewer: OtherViewer): Promise<void> {
  await db
    .insertInto('other_views')
    .values({ day, viewer, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'viewer']).doUpdateSet((eb) => ({ views: eb('other_views.views', '+', 1) })),
    )
    .execute();
}
