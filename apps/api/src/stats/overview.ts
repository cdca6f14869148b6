import { startOfMonth } from '@tideline/domain/publish-date';
import type { Overview } from '@tideline/domain/stats';
import type { Db } from '../db/schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import {
  countContactsAfter,
  countPublished,
  countSubscribersBefore,
  findTotals,
  listActivity,
} from './stats.repository.ts';

const WEEK_MS = 7 * 86_400_000;

/** What the overview tab shows at `now`; months are those of the agency's zone. */
export async function findOverview(db: Db, now: string): Promise<Overview> {
  const { timeZone } = await findSettings(db);
  const monthStart = startOfMonth(now, timeZone);
  const weekAgo = new Date(Date.parse(now) - WEEK_MS).toISOString();
  return {
    ...(await findTotals(db)),
    subscribersAtMonthStart: await countSubscribersBefore(db, monthStart),
    publishedThisMonth: await countPublished(db, monthStart, now),
    contactsThisWeek: await countContactsAfter(db, weekAgo),
    activity: await listActivity(db, now),
  };
}
