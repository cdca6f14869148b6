import { randomUUID } from 'node:crypto';
import {
  LEAVING_REASON_DAYS,
  LEAVING_REASONS,
  type LeavingReason,
  type LeavingReport,
} from '@tideline/domain/newsletter/preferences';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';

const COMMENTS_SHOWN = 20;

/** Stores a reader's reason for leaving, anonymously. */
export async function insertLeavingReason(db: Db, reason: LeavingReason, comment: string, now: string): Promise<void> {
  await db.insertInto('leaving_reasons').values({ id: randomUUID(), reason, comment, left_at: now }).execute();
}

/** For each reason, how often and when last it was given; and the latest comments. */
export async function findLeavingReport(db: Db): Promise<LeavingReport> {
  const counted = await db
    .selectFrom('leaving_reasons')
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count'), eb.fn.max('left_at').as('last_at')])
    .groupBy('reason')
    .execute();
  const comments = await db
    .selectFrom('leaving_reasons')
    .select(['id', 'reason', 'comment', 'left_at as leftAt'])
    .where('comment', '!=', '')
    .orderBy('left_at', 'desc')
    .orderBy('id')
    .limit(COMMENTS_SHOWN)
    .execute();
  const reasons = Object.keys(LEAVING_REASONS) as LeavingReason[];
  const counts = reasons.map((reason) => {
    const found = counted.find((row) => row.reason === reason);
    return { reason, count: found?.count ?? 0, lastAt: found?.last_at ?? null };
  });
  return { counts, comments };
}

/** Deletes reasons after a year. */
export async function deleteOldReasons(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('leaving_reasons')
    .where('left_at', '<=', earlier(now, LEAVING_REASON_DAYS * DAY_MS))
    .execute();
}
