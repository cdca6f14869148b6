import {
  DEFAULT_CALL_RULES,
  NO_HOURS,
  type CallHours,
  type CallRules,
  type StaffHours,
} from '@tideline/domain/booking/hours';
import type { NewCallHours } from '@tideline/domain/booking/hours.schema';
import { selectPeople } from '../../../core/store/people.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** The rules of all calls; defaults until staff save others. */
export async function findCallRules(db: Db): Promise<CallRules> {
  return (await findSavedRules(db)) ?? DEFAULT_CALL_RULES;
}

/** The rules that staff have saved; null when they never have. */
export async function findSavedRules(db: Db): Promise<CallRules | null> {
  const row = await db
    .selectFrom('call_rules')
    .select(['call_minutes', 'buffer_minutes', 'notice_hours', 'days_ahead'])
    .where('id', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    callMinutes: row.call_minutes,
    bufferMinutes: row.buffer_minutes,
    noticeHours: row.notice_hours,
    daysAhead: row.days_ahead,
  };
}

/** Replaces all rules. Booked calls stay unchanged. */
export async function updateCallRules(db: Db, rules: CallRules, now: string): Promise<void> {
  const values = {
    call_minutes: rules.callMinutes,
    buffer_minutes: rules.bufferMinutes,
    notice_hours: rules.noticeHours,
    days_ahead: rules.daysAhead,
    updated_at: now,
  };
  await db
    .insertInto('call_rules')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** The hours that a person has saved; null when there are none. */
export async function findSavedHours(db: Db, staffId: string): Promise<CallHours | null> {
  const row = await db
    .selectFrom('call_hours')
    .select(['weekly', 'days_off', 'place'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    weekly: JSON.parse(row.weekly) as CallHours['weekly'],
    daysOff: JSON.parse(row.days_off) as CallHours['daysOff'],
    place: row.place,
  };
}

/** The hours of all members of staff, by name; empty for those who have set none. */
export async function listStaffHours(db: Db): Promise<StaffHours[]> {
  const rows = await selectPeople(db)
    .leftJoin('call_hours', 'call_hours.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'weekly', 'days_off', 'place', 'feed_url', 'feed_read_at'])
    .select(['feed_failed_at', 'feed_error'])
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();
  return rows.map((row) => ({
    staffId: row.id,
    name: row.name,
    weekly: row.weekly === null ? NO_HOURS : (JSON.parse(row.weekly) as CallHours['weekly']),
    daysOff: row.days_off === null ? [] : (JSON.parse(row.days_off) as CallHours['daysOff']),
    place: row.place ?? '',
    feed: row.feed_url
      ? {
          host: URL.parse(row.feed_url)?.hostname ?? '',
          readAt: row.feed_read_at,
          failedAt: row.feed_failed_at,
          problem: row.feed_error ?? '',
        }
      : null,
  }));
}

/** Replaces the hours of one person. */
export async function saveCallHours(trx: Trx, hours: NewCallHours, now: string): Promise<void> {
  const { staffId, weekly, daysOff, place } = hours;
  const values = { weekly: JSON.stringify(weekly), days_off: JSON.stringify(daysOff), place, updated_at: now };
  const noFeed = { feed_url: '', feed_next_at: null, feed_read_at: null, feed_failed_at: null, feed_error: '' };
  await trx
    .insertInto('call_hours')
    .values({ staff_id: staffId, ...noFeed, ...values })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values))
    .execute();
}
