import { sql } from 'kysely';
import type { OtherViewer } from '@tideline/domain/stats/analytics';
import type { TrafficSource } from '@tideline/domain/stats/stats';
import type { Db } from '../store/schema.ts';

/** Page views of each day from `firstDay` on; days without any are missing. */
export function listDailyViews(db: Db, firstDay: string): Promise<{ day: string; views: number }[]> {
  return db
    .selectFrom('page_views')
    .select((eb) => ['day', eb.fn.sum<number>('views').as('views')])
    .where('day', '>=', firstDay)
    .groupBy('day')
    .execute();
}

/** Page views from `firstDay` on, by path and source. */
export function listPathViews(
  db: Db,
  firstDay: string,
): Promise<{ path: string; source: TrafficSource; views: number }[]> {
  return db
    .selectFrom('page_views')
    .select((eb) => ['path', 'source', eb.fn.sum<number>('views').as('views')])
    .where('day', '>=', firstDay)
    .groupBy(['path', 'source'])
    .execute();
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

/** The length of an instant's prefix that is its hour (`2026-11-21T18`) or its minute. */
export const INSTANT_STEPS = { hour: 13, minute: 16 } as const;

/** Enquiries from an instant on, by the hour or minute (UTC) in which they arrived; without spam. */
export function countEnquiries(db: Db, from: string, step: keyof typeof INSTANT_STEPS): Promise<InstantCount[]> {
  const at = sql<string>`substr(submitted_at, 1, ${sql.lit(INSTANT_STEPS[step])})`;
  return db
    .selectFrom('contacts')
    .select((eb) => [at.as('at'), eb.fn.countAll<number>().as('count')])
    .where('submitted_at', '>=', from)
    .where('status', '!=', 'spam')
    .groupBy(at)
    .execute();
}

/** Newsletter sign-ups, in the same way. */
export function countSignUps(db: Db, from: string, step: keyof typeof INSTANT_STEPS): Promise<InstantCount[]> {
  const at = sql<string>`substr(created_at, 1, ${sql.lit(INSTANT_STEPS[step])})`;
  return db
    .selectFrom('subscribers')
    .select((eb) => [at.as('at'), eb.fn.countAll<number>().as('count')])
    .where('created_at', '>=', from)
    .groupBy(at)
    .execute();
}

/** The number of rows of the hour or minute `at`. */
export type InstantCount = { at: string; count: number };
