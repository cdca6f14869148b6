import {
  ANSWER_PROMISE_HOURS,
  ANSWER_TIME_DAYS,
  overdueSince,
  PROMISE_KEPT_PERCENT,
  PROMISE_SHOWN_FROM,
  type KeptPromise,
} from '@tideline/domain/contact/answer-promise';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { countInTime, findAnswerSecondsAt } from './answer-times.repository.ts';
import { startOfDay } from '../stats/last-days.ts';

/**
 * How well the promised answer time was kept, as of the last midnight in the agency's zone, since pages with it are cached
 * for a day. Counts enquiries whose promised time had passed by then, answered or not. Null for too few of them, and while
 * the promise is not kept.
 */
export async function findKeptPromise(db: Db, now: string): Promise<KeptPromise | null> {
  const { timeZone } = await findSettings(db);
  const midnight = startOfDay(dayInZone(now, timeZone), timeZone);
  const period = { from: earlier(midnight, ANSWER_TIME_DAYS * DAY_MS), to: overdueSince(midnight) };
  const limitSeconds = ANSWER_PROMISE_HOURS * 60 * 60;
  const { all, inTime } = await countInTime(db, period, limitSeconds);
  const inTimePercent = Math.floor((inTime / all) * 100);
  if (all < PROMISE_SHOWN_FROM || inTimePercent < PROMISE_KEPT_PERCENT) return null;
  // Most were answered, so the median is a real time: unanswered enquiries sort last.
  const middle = [Math.floor((all - 1) / 2), Math.floor(all / 2)];
  const seconds = await Promise.all(middle.map((index) => findAnswerSecondsAt(db, period, index)));
  return { medianSeconds: Math.round(seconds.reduce((sum, value) => sum + value, 0) / seconds.length), inTimePercent };
}
