import type { TimeSpan } from '@tideline/domain/booking/free-times';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** A calendar to read. */
export type DueFeed = { staffId: string; url: string };

const ROWS_AT_ONCE = 500;

/** Claims due calendars, so that no other server reads them as well. `next`: when they are due again. */
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

/** Sets a person's calendar, or removes it if the address is empty. Busy times of the former one are deleted. */
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

/** Replaces a person's busy times unless the address has changed meanwhile. `note`: unreadable parts. */
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

/** Records that a calendar was unreadable. Its last busy times stay. */
export async function noteFailure(db: Db, { staffId, url }: DueFeed, text: string, now: string): Promise<void> {
  await db
    .updateTable('call_hours')
    .set({ feed_failed_at: now, feed_error: text })
    .where('staff_id', '=', staffId)
    .where('feed_url', '=', url)
    .execute();
}
