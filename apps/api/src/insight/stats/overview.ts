import { ANSWER_TIME_DAYS, atRiskSince, overdueSince } from '@tideline/domain/contact/answer-promise';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Capability } from '@tideline/domain/staff/capability';
import { startOfMonth } from '@tideline/domain/time/publish-date';
import type { Overview } from '@tideline/domain/stats/stats';
import type { Db } from '../../core/store/schema.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import {
  countContactsAfter,
  countPendingBefore,
  countPublished,
  countSubscribersSince,
  findMedianAnswerSeconds,
  findTotals,
  listActivity,
} from './stats.repository.ts';

/**
 * The figures of the overview tab at `now`, with the activity that these capabilities allow to read. Months begin in the
 * agency's zone.
 */
export async function findOverview(db: Db, now: string, capabilities: ReadonlySet<Capability>): Promise<Overview> {
  const { timeZone } = await findSettings(db);
  const monthStart = startOfMonth(now, timeZone);
  const [totals, subscribersThisMonth, publishedThisMonth, contactsThisWeek, pending, medianAnswerSeconds, activity] =
    await Promise.all([
      findTotals(db),
      countSubscribersSince(db, monthStart),
      countPublished(db, monthStart, now),
      countContactsAfter(db, earlier(now, 7 * DAY_MS)),
      Promise.all([countPendingBefore(db, atRiskSince(now)), countPendingBefore(db, overdueSince(now))]),
      findMedianAnswerSeconds(db, earlier(now, ANSWER_TIME_DAYS * DAY_MS)),
      listActivity(db, now, capabilities),
    ]);
  const [atRiskOrOverdue, contactsOverdue] = pending;
  return {
    ...totals,
    subscribersAtMonthStart: totals.totalSubscribers - subscribersThisMonth,
    publishedThisMonth,
    contactsThisWeek,
    contactsAtRisk: atRiskOrOverdue - contactsOverdue,
    contactsOverdue,
    medianAnswerSeconds,
    activity,
  };
}
