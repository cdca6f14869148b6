import type { IssueProgress, SendingLimits } from '@tideline/domain/newsletter/sending';
import { DAY_MS, HOUR_MS } from '@tideline/domain/site/instant';
import type { Db } from '../../store/schema.ts';
import { findRoom, findSendingLimits } from './limits.repository.ts';
import { countMessages, findRate } from './progress.repository.ts';
import { findWaits } from './waits.repository.ts';

const LIMIT_WORDS = { hour: 'The limit per hour is reached.', day: 'The limit per day is reached.' };

/** How far an issue is, and what it waits for. */
export async function findProgress(db: Db, id: string, now: string): Promise<IssueProgress> {
  const counts = await countMessages(db, id);
  if (counts.waiting === 0) return { ...counts, secondsLeft: null, wait: null };
  const limits = await findSendingLimits(db);
  const rate = await findRate(db, now);
  return {
    ...counts,
    secondsLeft: rate === 0 ? null : Math.ceil(counts.waiting / Math.min(rate, allowedRate(counts.waiting, limits))),
    wait: await findWait(db, id, limits, now),
  };
}

/** Messages a second that the limits allow in the long run. */
function allowedRate(waiting: number, { perHour, perDay }: SendingLimits): number {
  const hourly = perHour > 0 && waiting > perHour ? (perHour * 1000) / HOUR_MS : Infinity;
  const daily = perDay > 0 && waiting > perDay ? (perDay * 1000) / DAY_MS : Infinity;
  return Math.min(hourly, daily);
}

async function findWait(db: Db, id: string, limits: SendingLimits, now: string): Promise<IssueProgress['wait']> {
  const waits = await findWaits(db, ['server', `canary ${id}`], now);
  const failure = waits.get('server') ?? waits.get(`canary ${id}`);
  if (failure && failure.reason !== '') return failure;
  const { freeAt, limit } = await findRoom(db, limits, now);
  return freeAt !== null && limit !== null ? { until: freeAt, reason: LIMIT_WORDS[limit] } : null;
}
