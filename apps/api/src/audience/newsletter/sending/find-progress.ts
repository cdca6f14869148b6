import type { IssueProgress, SendingLimits } from '@tideline/domain/newsletter/sending';
import { DAY_MS, HOUR_MS } from '@tideline/domain/time/instant';
import type { Db } from '../../../core/store/schema.ts';
import { findRoom, findSendingLimits, type Room } from './limits.repository.ts';
import { countMessages, findRate } from './progress.repository.ts';
import { findWaits } from './waits.repository.ts';

const LIMIT_WORDS = { hour: 'The limit per hour is reached.', day: 'The limit per day is reached.' };

/** Progress of an issue, and the reason why it waits. */
export async function findProgress(db: Db, id: string, now: string): Promise<IssueProgress> {
  const counts = await countMessages(db, id);
  if (counts.waiting === 0) return { ...counts, secondsLeft: null, wait: null };
  const limits = await findSendingLimits(db);
  const room = await findRoom(db, limits, now);
  return {
    ...counts,
    secondsLeft: secondsLeft(counts.waiting, { room, limits, rate: await findRate(db, now), now }),
    wait: (await findFailure(db, id, now)) ?? limitWait(room),
  };
}

type Pace = { room: Room; limits: SendingLimits; rate: number; now: string };

/** Seconds until the last message, including waits for a limit; null when unknown. */
function secondsLeft(waiting: number, { room: { freeAt, limit }, limits, rate, now }: Pace): number | null {
  if (freeAt === null || limit === null) {
    return rate === 0 ? null : Math.ceil(waiting / Math.min(rate, allowedRate(waiting, limits)));
  }
  const [most, windowMs] = limit === 'hour' ? [limits.perHour, HOUR_MS] : [limits.perDay, DAY_MS];
  const moreWindows = Math.floor((waiting - 1) / most);
  const inTheLast = waiting - moreWindows * most;
  const waitMs = Date.parse(freeAt) - Date.parse(now) + moreWindows * windowMs;
  return Math.ceil(waitMs / 1000 + (rate === 0 ? 0 : inTheLast / rate));
}

function limitWait({ freeAt, limit }: Room): IssueProgress['wait'] {
  return freeAt !== null && limit !== null ? { until: freeAt, reason: LIMIT_WORDS[limit] } : null;
}

/** Messages per second that the limits allow in the long run. */
function allowedRate(waiting: number, { perHour, perDay }: SendingLimits): number {
  const hourly = perHour > 0 && waiting > perHour ? (perHour * 1000) / HOUR_MS : Infinity;
  const daily = perDay > 0 && waiting > perDay ? (perDay * 1000) / DAY_MS : Infinity;
  return Math.min(hourly, daily);
}

async function findFailure(db: Db, id: string, now: string): Promise<IssueProgress['wait']> {
  const waits = await findWaits(db, ['server', `canary ${id}`], now);
  const failure = waits.get('server') ?? waits.get(`canary ${id}`);
  return failure && failure.reason !== '' ? failure : null;
}
