import { ANSWER_TIME_DAYS, atRiskSince, overdueSince } from '@tideline/domain/contact/answer-promise';
import { DAY_MS, earlier } from '@tideline/domain/site/instant';
import { startOfMonth } from '@tideline/domain/post/publish-date';
import type { Overview } from '@tideline/domain/stats/stats';
import type { Db } from '../store/schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import {
  countContactsAfter,
  countPendingBefore,
  countPublished,
  countSubscribersBefore,
  findMedianAnswerSeconds,
  findTotals,
  listActivity,
} from './stats.repository.ts';

/** The figures of the overview tab at `now`. Months begin in the agency's zone. */
export async function findOverview(db: Db, now: string): Promise<Overview> {
  const { timeZone } = await findSettings(db);
  const monthStart = startOfMonth(now, timeZone);
  const weekAgo = earlier(now, 7 * DAY_MS);
  const overdue = await countPendingBefore(db, overdueSince(now));
  return {
    ...(await findTotals(db)),
    subscribersAtMonthStart: await countSubscribersBefore(db, monthStart),
    publishedThisMonth: await countPublished(db, monthStart, now),
    contactsThisWeek: await countContactsAfter(db, weekAgo),
    contactsAtRisk: (await countPendingBefore(db, atRiskSince(now))) - overdue,
    contactsOverdue: overdue,
    medianAnswerSeconds: await findMedianAnswerSeconds(db, earlier(now, ANSWER_TIME_DAYS * DAY_MS)),
    activity: await listActivity(db, now),
  };
}
