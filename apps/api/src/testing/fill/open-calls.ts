import { NO_HOURS, type HoursRange } from '@tideline/domain/booking/hours';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../test-caller.ts';

/** Gives `TEST_STAFF` hours on Mondays, from 9 to 5 o’clock. Returns a function that sets other hours. */
export async function openCalls(db: Db): Promise<(monday: HoursRange[]) => Promise<void>> {
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const save = async (monday: HoursRange[]) => {
    const weekly = NO_HOURS.map((_, at) => (at === 0 ? monday : []));
    const hours = { staffId: TEST_STAFF.id, weekly, daysOff: [], place: 'https://meet.example/staff' };
    await callAsStaff(db).bookings.updateHours(hours);
  };
  await save([{ from: '09:00', to: '17:00' }]);
  return save;
}

/** Lifts the site-wide limits of calls for an hour. */
export async function liftCallLimits(db: Db, now: string): Promise<void> {
  const counters = ['calls-hour', 'calls-day'].map((key) => ({ key, window_started_at: now, count: -1_000_000 }));
  await db.insertInto('rate_limits').values(counters).execute();
}
