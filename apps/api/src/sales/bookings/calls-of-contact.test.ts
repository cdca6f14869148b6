import { expect, test } from 'vitest';
import { VISITOR_MOVES_MAX } from '@tideline/domain/booking/booking';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
/** Monday in Los Angeles; the test's now is the Saturday before. */
const MONDAY_9 = '2026-11-23T17:00:00.000Z';
const MONDAY_10 = '2026-11-23T18:00:00.000Z';

const at = (hours: number) => ({ now: () => later(TEST_NOW, hours * HOUR_MS) });

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
  const staff = (hours = 9) => callAsStaff(database(), at(hours));
  const visitor = (hours = 1) => callAsVisitor(database(), at(hours));

  test('its history names who booked, moved and cancelled, without the network of a visitor', async () => {
    await openHours(database());
    const { token } = await visitor(1).bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const [booking] = (await staff().bookings.list({})).items;
    const { id, contactId } = booking ?? { id: '', contactId: '' };
    await visitor(2).bookings.links.move({ token, startsAt: MONDAY_10 });
    await staff(3).bookings.move({ id, startsAt: MONDAY_9 });
    await visitor(4).bookings.links.cancel({ token });
    expect((await staff().contacts.history({ id: contactId })).items).toMatchObject([
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

  test('a merged enquiry brings its calls, also those merged later, and takes them out again', async () => {
    await openHours(database());
    await visitor().contacts.send({ ...ADA, email: 'other@example.com' });
    const intoId = (await staff().contacts.list({})).items[0]?.id ?? '';
    await visitor(2).bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const calls = async (contactId: string) =>
      (await staff().bookings.list({ contactId })).items.map((call) => [call.startsAt, call.contactId]);
    const merged = (await staff().bookings.list({})).items[0]?.contactId ?? '';
    await staff().conversations.work.merge({ contactId: merged, intoId });
    expect(await calls(intoId)).toEqual([[MONDAY_9, intoId]]);
    await visitor(3).bookings.book({ ...ADA, startsAt: MONDAY_10 });
    expect(await calls(intoId)).toHaveLength(1); // the address is not verified, so this call has its own enquiry
    const later = (await staff().bookings.list({})).items.find(({ startsAt }) => startsAt === MONDAY_10);
    await staff().conversations.work.merge({ contactId: later?.contactId ?? '', intoId });
    expect(await calls(intoId)).toEqual([
      [MONDAY_9, intoId],
      [MONDAY_10, intoId],
    ]);
    expect((await staff().contacts.history({ id: intoId })).items).toMatchObject([
      { kind: 'contact.merge' },
      { kind: 'contact.merge' },
      { kind: 'call.book' },
      { kind: 'call.book' },
    ]);
    await staff().conversations.work.unmerge({ contactId: merged });
    expect(await calls(merged)).toEqual([[MONDAY_9, merged]]);
  });

  test('the times to which staff can move it are those of its person, with its own', async () => {
    await openHours(database());
    await insertStaff(database(), { ...TEST_STAFF, id: 'kim', email: 'kim@example.com', passwordHash: '' }, TEST_NOW);
    const tuesday = NO_HOURS.map((none, day) => (day === 1 ? [{ from: '09:00', to: '12:00' }] : [...none]));
    await staff().bookings.updateHours({ staffId: 'kim', weekly: tuesday, daysOff: [], place: '' });
    await visitor().bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const id = (await staff().bookings.list({})).items[0]?.id ?? '';
    const { days, nextDay } = await staff().bookings.timesOf({ id, days: 1 });
    expect(days[0]?.times.slice(0, 2)).toEqual([MONDAY_9, later(MONDAY_9, HOUR_MS / 2)]);
    expect(nextDay).toBe('2026-11-30');
    await expect(staff().bookings.timesOf({ id: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a visitor moves a call a few times only: each time sends mails', async () => {
    await openHours(database());
    const { token } = await visitor().bookings.book({ ...ADA, startsAt: MONDAY_9 });
    for (let move = 1; move <= VISITOR_MOVES_MAX; move += 1) {
      await visitor().bookings.links.move({ token, startsAt: move % 2 === 1 ? MONDAY_10 : MONDAY_9 });
    }
    await expect(visitor().bookings.links.move({ token, startsAt: MONDAY_10 })).rejects.toThrow('moved too many times');
    const id = (await staff().bookings.list({})).items[0]?.id ?? '';
    expect(await staff().bookings.move({ id, startsAt: MONDAY_10 })).toMatchObject({ startsAt: MONDAY_10 });
  });
});
