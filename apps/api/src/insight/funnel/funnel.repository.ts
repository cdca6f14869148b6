import { isAnswered } from '@tideline/domain/contact/answer-promise';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import type { FunnelStep } from '@tideline/domain/stats/funnel';
import { CONTACT_FORM_PATH } from '@tideline/domain/stats/stats';
import { sumViews } from '../stats/series.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { selectSentContacts } from './sent-contacts.ts';

const ANSWERED = CONTACT_STATUSES.filter(isAnswered);

/** Days from `from` up to but excluding `to`, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string };
/** Instants from `from` up to but excluding `to`. */
export type Instants = { from: string; to: string };

/** The first day with counted visitors; null when there is none. */
export async function findFirstFunnelDay(db: Db): Promise<string | null> {
  const row = await db.selectFrom('funnel_days').select('day').orderBy('day').limit(1).executeTakeFirst();
  return row?.day ?? null;
}

/** The counts of each step. */
export async function sumSteps(db: Db, { from, to }: Days): Promise<Map<FunnelStep, number>> {
  const rows = await db
    .selectFrom('funnel_days')
    .select((eb) => ['step', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<', to)
    .groupBy('step')
    .execute();
  return new Map(rows.map(({ step, count }) => [step, count]));
}

/** Visitors per day who opened the contact form. */
export function countOpened(db: Db, { from, to }: Days): Promise<number> {
  return sumViews(db, from, to, { path: CONTACT_FORM_PATH });
}

/** Counts enquiries of visitors: all, those answered by now, and those won. */
export async function countOutcomes(
  db: Db,
  period: Instants,
): Promise<{ received: number; answered: number; won: number }> {
  return selectSentContacts(db, period)
    .select((eb) => [
      eb.fn.countAll<number>().as('received'),
      eb.fn.countAll<number>().filterWhere('status', 'in', ANSWERED).as('answered'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'won').as('won'),
    ])
    .executeTakeFirstOrThrow();
}
