import { sql } from 'kysely';
import type { Db } from '../../core/store/schema.ts';
import type { Instants } from './funnel.repository.ts';
import { selectSentContacts } from './sent-contacts.ts';

/** Counts the enquiries of a period, and those answered within `limitSeconds`. */
export function countInTime(db: Db, period: Instants, limitSeconds: number): Promise<{ all: number; inTime: number }> {
  const isInTime = sql`answer_seconds <= ${limitSeconds}`;
  return selectSentContacts(db, period)
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`coalesce(sum(case when ${isInTime} then 1 else 0 end), 0)`.as('inTime'),
    ])
    .executeTakeFirstOrThrow();
}

/** The answer time at `index` when sorted by duration. It must exist. */
export async function findAnswerSecondsAt(db: Db, period: Instants, index: number): Promise<number> {
  const { answer_seconds: seconds } = await selectSentContacts(db, period)
    .select('answer_seconds')
    .where('answer_seconds', 'is not', null)
    .orderBy('answer_seconds')
    .offset(index)
    .limit(1)
    .executeTakeFirstOrThrow();
  return seconds ?? 0;
}
