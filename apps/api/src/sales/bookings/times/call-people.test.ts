import { expect, test } from 'vitest';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const PROFILE = { name: 'Ida Moor', role: 'Writer', sentence: 'Writes.' };

/** An account that takes calls. */
async function addCaller(db: Db, staffId: string): Promise<void> {
  await insertStaff(db, { ...TEST_STAFF, id: staffId, email: `${staffId}@example.com`, passwordHash: '' }, TEST_NOW);
  const weekly = [[{ from: '09:00', to: '10:30' }], ...NO_HOURS.slice(1)].map((day) => [...day]);
  await callAsStaff(db).bookings.updateHours({ staffId, weekly, daysOff: [], place: '' });
}

describeOnEachDatabase('those who take calls', (database) => {
  test('are shown by their public profiles only, the others as a number', async () => {
    const db = database();
    const times = () => callAsVisitor(db).bookings.times({ days: 1 });
    expect(await times()).toMatchObject({ people: [], otherPeople: 0 });
    await addCaller(db, 'ida');
    await addCaller(db, 'no-profile');
    await callAsStaff(db).authors.add({ ...PROFILE, bio: 'By the sea.', staffId: 'ida' });
    await callAsStaff(db).authors.add({ name: 'Takes No Calls' });
    expect(await times()).toMatchObject({
      people: [{ ...PROFILE, slug: 'ida-moor', pictureUrl: null }],
      otherPeople: 1,
    });
    expect(Object.keys((await times()).people[0] ?? {})).not.toContain('id');
  });
});
