import { expect, test } from 'vitest';
import { VISITOR_MOVES_MAX } from '@tideline/domain/booking/booking';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { HOUR_MS, later } from '@tideline/domain/site/instant';
import { insertStaff } from '../auth/account/accounts.repository.ts';
import type { Db } from '../store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../testing/test-caller.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
/** Monday in Los Angeles; the test's now is the Saturday before. */
const MONDAY_9 = '2026-11-23T17:00:00.000Z';
const MONDAY_10 = '2026-11-23T18:00:00.000Z';

async function openHours(db: Db): Promise<void> {
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  await callAsStaff(db).bookings.updateHours({
    staffId: TEST_STAFF.id,
    weekly: NO_HOURS.map((none, day) => (day === 0 ? [{ from: '09:00', to: '12:00' }] : [...none])),
    daysOff: [],
    place: '',
  });
}

describeOnEachDatabase('calls of an enquiry', (database) => {
  const at = (hours: number) => ({ now: () => later(TEST_NOW, hours * HOUR_MS) });
  const staff = (hours = 9) => callAsStaff(database(), at(hours));
  const visitor = (hours = 1) => callAsVisitor(database(), at(hours));

  test('its history names who booked, moved and cancelled, without the network of a visitor', async () => {
    await openHours(database());
    const { token } = await visitor(1).bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const [{ id = '', contactId = '' } = {}] = (await staff().bookings.list({})).items;
    await visitor(2).bookings.links.move({ token, startsAt: MONDAY_10 });
    await staff(3).bookings.move({ id, startsAt: MONDAY_9 });
    await visitor(4).bookings.links.cancel({ token });
    expect(await staff().contacts.history({ id: contactId })).toMatchObject([
      { kind: 'call.cancel', actor: 'Ada Lovelace', at: later(TEST_NOW, 4 * HOUR_MS) },
      { kind: 'call.move', actor: TEST_STAFF.name },
      { kind: 'call.move', actor: 'Ada Lovelace' },
      { kind: 'call.book', actor: 'Ada Lovelace', at: later(TEST_NOW, HOUR_MS) },
    ]);
    const lines = await database()
      .selectFrom('audit')
      .select(['actor', 'network'])
      .where('object', '=', 'call')
      .execute();
    expect(lines.filter(({ actor }) => actor === '')).toEqual([
      { actor: '', network: '' },
      { actor: '', network: '' },
    ]);
  });

  test('a merged enquiry brings its calls, also those booked later, and takes them out again', async () => {
    await openHours(database());
    await visitor().contacts.send({ ...ADA, email: 'other@example.com' });
    const [{ id: intoId = '' } = {}] = (await staff().contacts.list({})).items;
    await visitor(2).bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const calls = async (contactId: string) =>
      (await staff().bookings.list({ contactId })).items.map((call) => [call.startsAt, call.contactId]);
    const merged = (await staff().bookings.list({})).items[0]?.contactId ?? '';
    await staff().conversations.work.merge({ contactId: merged, intoId });
    expect(await calls(intoId)).toEqual([[MONDAY_9, intoId]]);
    await visitor(3).bookings.book({ ...ADA, startsAt: MONDAY_10 });
    expect(await calls(intoId)).toEqual([
      [MONDAY_9, intoId],
      [MONDAY_10, intoId],
    ]);
    expect(await staff().contacts.history({ id: intoId })).toMatchObject([
      { kind: 'contact.merge' },
      { kind: 'call.book' },
      { kind: 'call.book' },
    ]);
    await staff().conversations.work.unmerge({ contactId: merged });
    expect(await calls(merged)).toEqual([[MONDAY_9, merged]]);
  });

  test('a visitor moves a call a few times only: each time sends mails', async () => {
    await openHours(database());
    const { token } = await visitor().bookings.book({ ...ADA, startsAt: MONDAY_9 });
    for (let move = 1; move <= VISITOR_MOVES_MAX; move += 1) {
      await visitor().bookings.links.move({ token, startsAt: move % 2 === 1 ? MONDAY_10 : MONDAY_9 });
    }
    await expect(visitor().bookings.links.move({ token, startsAt: MONDAY_10 })).rejects.toThrow('was moved often');
    const [{ id = '' } = {}] = (await staff().bookings.list({})).items;
    expect(await staff().bookings.move({ id, startsAt: MONDAY_10 })).toMatchObject({ startsAt: MONDAY_10 });
  });
});
