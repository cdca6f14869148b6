import { sql } from 'kysely';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';

/**
 * Enquiries and newsletter sign-ups between consecutive instants, without spam and merged enquiries. The later instant is
 * excluded. One index range per span is faster than one group for all.
 */
export async function countPeopleByDay(db: Db, instants: readonly string[]): Promise<PeopleCounts[]> {
  const days = instants.slice(1).map((to, index) => sql`(${instants[index]}, ${to})`);
  const { rows } = await sql<PeopleCounts>`
    with days (starts_at, ends_at) as (values ${sql.join(days)})
    select
      (select count(*) from contacts
        where submitted_at >= starts_at and submitted_at < ends_at and status <> 'spam' and merged_into is null) as enquiries,
      (select count(*) from subscribers where created_at >= starts_at and created_at < ends_at) as subscribers
    from days order by starts_at`.execute(db);
  return rows;
}

/** Enquiries and sign-ups from `from` up to but excluding `to`, without spam and merged enquiries. */
export async function countPeopleBetween(db: Db, from: string, to: string): Promise<PeopleCounts> {
  const enquiries = db.selectFrom('contacts').where('submitted_at', '>=', from).where('submitted_at', '<', to);
  const signUps = db.selectFrom('subscribers').where('created_at', '>=', from).where('created_at', '<', to);
  return {
    enquiries: await countRows(enquiries.where('status', '!=', 'spam').where('merged_into', 'is', null)),
    subscribers: await countRows(signUps),
  };
}

export type PeopleCounts = { enquiries: number; subscribers: number };
