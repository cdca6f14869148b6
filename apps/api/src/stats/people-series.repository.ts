import { sql } from 'kysely';
import { countRows } from '../store/count-rows.ts';
import type { Db } from '../store/schema.ts';

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

/** Enquiries and sign-ups from one instant to another, the second excluded; without spam. */
export async function countPeopleBetween(
  db: Db,
  from: string,
  to: string,
): Promise<{ enquiries: number; subscribers: number }> {
  const enquiries = db.selectFrom('contacts').where('submitted_at', '>=', from).where('submitted_at', '<', to);
  const signUps = db.selectFrom('subscribers').where('created_at', '>=', from).where('created_at', '<', to);
  return {
    enquiries: await countRows(enquiries.where('status', '!=', 'spam')),
    subscribers: await countRows(signUps),
  };
}

/** The number of rows of the hour or minute `at`. */
export type InstantCount = { at: string; count: number };
