import type { TimeSpan } from '@tideline/domain/booking/free-times';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** A calendar to read. */
export type DueFeed = { staffId: string; url: string };

const ROWS_AT_ONCE = 500;

/** Takes the calendars that are due, so that another server does not read them as well. `next`: when they are due again. */
export async function takeDueFeeds(db: Db, now: string, next: string): Promise<DueFeed[]> {
  const rows = await db
    .updateTable('call_hours')
    .set({ feed_next_at: next })
    .where('feed_url', '!=', '')
    .where('feed_next_at', '<=', now)
    .returning(['staff_id', 'feed_url'])
    .execute();
  return rows.map(({ staff_id: staffId, feed_url: url }) => ({ staffId, url }));
}

/** The calendar of a person; null without one. */
export async function findFeed(db: Db, staffId: string): Promise<DueFeed | null> {
  const row = await db.selectFrom('call_hours').select('feed_url').where('staff_id', '=', staffId).executeTakeFirst();
  return row && row.feed_url !== '' ? { staffId, url: row.feed_url } : null;
}

/** Sets, or with an empty address removes, the calendar of a person. Busy times of the one before are deleted. */
export async function saveFeed(trx: Trx, { staffId, url }: DueFeed, now: string): Promise<void> {
  const values = {
    feed_url: url,
    feed_next_at: url === '' ? null : now,
    feed_read_at: null,
    feed_failed_at: null,
    feed_error: '',
  };
  await trx
    .insertInto('call_hours')
    .values({
      staff_id: staffId,
      weekly: JSON.stringify(NO_HOURS),
      days_off: '[]',
      place: '',
      updated_at: now,
      ...values,
    })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values))
    .execute();
  await trx.deleteFrom('busy_times').where('staff_id', '=', staffId).execute();
}

/** Replaces the busy times of a person, unless the address changed meanwhile. `note`: what could not be read. */
export async function saveBusyTimes(
  trx: Trx,
  { staffId, url }: DueFeed,
  spans: readonly TimeSpan[],
  { note, now }: { note: string; now: string },
): Promise<void> {
  const row = await trx
    .updateTable('call_hours')
    .set({ feed_read_at: now, feed_failed_at: null, feed_error: note })
    .where('staff_id', '=', staffId)
    .where('feed_url', '=', url)
    .returning('staff_id')
    .executeTakeFirst();
  if (!row) return;
  await trx.deleteFrom('busy_times').where('staff_id', '=', staffId).execute();
  for (let start = 0; start < spans.length; start += ROWS_AT_ONCE) {
    const part = spans.slice(start, start + ROWS_AT_ONCE);
    const rows = part.map(({ startsAt, endsAt }) => ({ staff_id: staffId, starts_at: startsAt, ends_at: endsAt }));
    await trx.insertInto('busy_times').values(rows).execute();
  }
}

/** Notes that a calendar could not be read. Its last busy times stay. */
export async function noteFailure(db: Db, { staffId, url }: DueFeed, text: string, now: string): Promise<void> {
  await db
    .updateTable('call_hours')
    .set({ feed_failed_at: now, feed_error: text })
    .where('staff_id', '=', staffId)
    .where('feed_url', '=', url)
    .execute();
}
