import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { BookingAnswer } from '@tideline/domain/booking/booking';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { queueReminders } from './mails/queue-reminders.ts';

/** Monday in Los Angeles, 09:00; the test's now is the Saturday before. */
const MONDAY_9 = '2026-11-23T17:00:00.000Z';
const MONDAY_930 = '2026-11-23T17:30:00.000Z';
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'More patients.' };

async function openHours(db: Db, staffId = TEST_STAFF.id, email = TEST_STAFF.email): Promise<void> {
  await insertStaff(db, { ...TEST_STAFF, id: staffId, email, passwordHash: '' }, TEST_NOW);
  await callAsStaff(db).bookings.updateHours({
    staffId,
    weekly: [[{ from: '09:00', to: '10:30' }], ...NO_HOURS.slice(1)].map((day) => [...day]),
    daysOff: [],
    place: `https://meet.example/${staffId}`,
  });
}

function mailsOf(db: Db) {
  return db.selectFrom('mails').select(['id', 'kind']).orderBy('kind').orderBy('id').execute();
}

function bookOnce(db: Db): Promise<BookingAnswer> {
  return callAsVisitor(db).bookings.book({ ...ADA, startsAt: MONDAY_9, idempotencyKey: 'one-click' });
}

describeOnEachDatabase('calls', (database) => {
  test('cannot be booked before anybody has hours', async () => {
    expect(await callAsVisitor(database()).bookings.offer()).toEqual({ isOpen: false });
    expect(await callAsVisitor(database()).bookings.times({})).toMatchObject({
      isOpen: false,
      days: [],
      nextDay: null,
    });
    await openHours(database());
    expect(await callAsVisitor(database()).bookings.offer()).toEqual({ isOpen: true });
  });

  test('are offered in the zone of the visitor', async () => {
    await openHours(database());
    expect(await callAsVisitor(database()).bookings.times({ days: 1, timeZone: 'Asia/Tokyo' })).toMatchObject({
      timeZone: 'America/Los_Angeles',
      visitorZone: 'Asia/Tokyo',
      days: [{ day: '2026-11-24', times: [MONDAY_9, MONDAY_930, '2026-11-23T18:00:00.000Z'] }],
      nextDay: '2026-12-01',
    });
  });

  test('a booking creates an enquiry, takes its time with the buffer, and queues both mails', async () => {
    await openHours(database());
    const visitor = callAsVisitor(database());
    const answer = await visitor.bookings.book({ ...ADA, startsAt: MONDAY_9, timeZone: 'Europe/Berlin' });
    expect(answer).toMatchObject({ message: 'booked', startsAt: MONDAY_9, endsAt: MONDAY_930 });
    const { items } = await callAsStaff(database()).contacts.list({});
    expect(items).toMatchObject([{ reference: answer.reference, source: 'booking', status: 'pending' }]);
    expect((await mailsOf(database())).map(({ kind }) => kind)).toEqual(['call', 'call-staff']);
    // 30 minutes and 10 of buffer: 09:30 is not free, and 10:00 is.
    const { days } = await visitor.bookings.times({ days: 1 });
    expect(days[0]?.times).toEqual(['2026-11-23T18:00:00.000Z']);
    await expect(visitor.bookings.book({ ...ADA, email: 'b@example.com', startsAt: MONDAY_9 })).rejects.toThrow(
      'This time is no longer available.',
    );
    await expect(
      visitor.bookings.book({ ...ADA, email: 'b@example.com', startsAt: '2026-11-23T18:05:00.000Z' }),
    ).rejects.toThrow('This time is no longer available.');
  });

  test('has an enquiry and a reference of its own, even for a known address', async () => {
    await openHours(database());
    const visitor = callAsVisitor(database());
    const { reference } = await visitor.contacts.send({ ...ADA, email: 'ADA@example.com' });
    const answer = await visitor.bookings.book({ ...ADA, startsAt: MONDAY_9 });
    expect(answer.reference).not.toBe(reference);
    expect(await callAsStaff(database()).bookings.list({})).toMatchObject({
      items: [
        {
          reference: answer.reference,
          name: 'Ada Lovelace',
          staffName: 'Staff',
          place: 'https://meet.example/staff-1',
        },
      ],
      total: 1,
    });
    expect((await callAsStaff(database()).contacts.list({})).total).toBe(2);
  });

  test('is listed among the calls of a period', async () => {
    await openHours(database());
    await callAsVisitor(database()).bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const staff = callAsStaff(database());
    expect(await staff.bookings.list({ from: MONDAY_9, until: MONDAY_930 })).toMatchObject({ total: 1 });
    expect(await staff.bookings.list({ until: MONDAY_9 })).toMatchObject({ items: [], total: 0 });
  });

  test('a repeated key books once, also at the same moment', async () => {
    await openHours(database());
    const bookWith = (email: string, idempotencyKey: string, startsAt = '2026-11-30T17:00:00Z') =>
      callAsVisitor(database()).bookings.book({ ...ADA, email, startsAt, idempotencyKey });
    const book = () => bookWith(ADA.email, 'one-click', MONDAY_9);
    const first = await book();
    expect(await Promise.all([book(), book()])).toEqual([first, first]);
    const together = await Promise.all([1, 2, 3, 4].map(() => bookWith('b@example.com', 'two-clicks')));
    expect(new Set(together.map(({ reference }) => reference)).size).toBe(1);
    expect(await callAsStaff(database()).bookings.list({})).toMatchObject({ total: 2 });
    expect(await callAsStaff(database()).contacts.list({})).toMatchObject({ total: 2 });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'a repeated key books once, also between query %i and the next one',
    async (at) => {
      await openHours(database());
      let queries = 0;
      let overtaking: Promise<BookingAnswer> | undefined;
      const transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
        queries += 1;
        if (queries === at) await (overtaking = bookOnce(database()));
        return result;
      };
      const answer = await bookOnce(database().withPlugin({ transformQuery: ({ node }) => node, transformResult }));
      expect(answer).toEqual(await overtaking);
    },
  );

  test('one address has at most two calls that are not over, and one network books a few', async () => {
    await openHours(database());
    const times = ['2026-11-23T18:00:00.000Z', '2026-11-30T17:00:00.000Z', '2026-11-30T18:00:00.000Z'];
    const [first = '', second = '', third = ''] = times;
    const visitor = callAsVisitor(database());
    await visitor.bookings.book({ ...ADA, startsAt: first });
    await visitor.bookings.book({ ...ADA, startsAt: second });
    await expect(visitor.bookings.book({ ...ADA, startsAt: third })).rejects.toThrow('has 2 calls already');
    const network = callAsVisitor(database(), { clientAddress: '192.0.2.7' });
    for (const [at, startsAt] of ['2026-12-07', '2026-12-14'].entries()) {
      await network.bookings.book({ ...ADA, email: `m${at}@example.com`, startsAt: `${startsAt}T17:00:00Z` });
      await network.bookings.book({ ...ADA, email: `n${at}@example.com`, startsAt: `${startsAt}T18:00:00Z` });
    }
    await network.bookings.book({ ...ADA, email: 'o@example.com', startsAt: MONDAY_9 });
    await expect(network.bookings.book({ ...ADA, email: 'p@example.com', startsAt: third })).rejects.toThrow(
      'Too many attempts.',
    );
    expect((await network.bookings.times({ from: '2026-11-30', days: 1 })).days[0]?.times).toContain(third);
  });

  test('goes to the person with the fewest calls, and to the other one when both are wanted at once', async () => {
    await openHours(database());
    await openHours(database(), 'kim', 'kim@example.com');
    const book = (email: string) => callAsVisitor(database()).bookings.book({ ...ADA, email, startsAt: MONDAY_9 });
    await Promise.all([book('a@example.com'), book('b@example.com')]);
    await expect(book('c@example.com')).rejects.toThrow('This time is no longer available.');
    const { items } = await callAsStaff(database()).bookings.list({});
    expect(new Set(items.map(({ staffId }) => staffId))).toEqual(new Set(['kim', 'staff-1']));
  });

  describe('links in mails', () => {
    test('move a call, which frees the old time, and replace mails that were not sent', async () => {
      await openHours(database());
      const visitor = callAsVisitor(database());
      const { token } = await visitor.bookings.book({ ...ADA, startsAt: MONDAY_9 });
      expect(await visitor.bookings.links.read({ token })).toMatchObject({ startsAt: MONDAY_9, canChange: true });
      // Its own time and buffer count as free.
      expect((await visitor.bookings.links.times({ token, days: 1 })).days[0]?.times).toContain(MONDAY_930);
      const moved = await visitor.bookings.links.move({ token, startsAt: MONDAY_930 });
      expect(moved).toMatchObject({ startsAt: MONDAY_930, endsAt: '2026-11-23T18:00:00.000Z' });
      expect((await mailsOf(database())).map(({ id }) => id.at(-1))).toEqual(['1', '1']);
      await expect(visitor.bookings.links.move({ token, startsAt: '2026-11-24T17:30:00Z' })).rejects.toThrow(
        'no longer available',
      );
      await visitor.bookings.book({ ...ADA, email: 'b@example.com', startsAt: '2026-11-30T17:00:00Z' });
      await expect(visitor.bookings.links.move({ token, startsAt: '2026-11-30T17:00:00Z' })).rejects.toThrow(
        'no longer available',
      );
    });

    test('cancel a call once, and give its time back', async () => {
      await openHours(database());
      const visitor = callAsVisitor(database());
      const { token } = await visitor.bookings.book({ ...ADA, startsAt: MONDAY_9 });
      const cancelled = await visitor.bookings.links.cancel({ token, reason: 'A cold.' });
      expect(cancelled).toMatchObject({ status: 'cancelled', canChange: false });
      expect(await visitor.bookings.links.cancel({ token })).toEqual(cancelled);
      await expect(visitor.bookings.links.move({ token, startsAt: MONDAY_930 })).rejects.toThrow('is canceled');
      expect((await visitor.bookings.times({ days: 1 })).days[0]?.times).toHaveLength(3);
      expect(await callAsStaff(database()).bookings.list({ status: 'cancelled' })).toMatchObject({
        items: [{ cancelledBy: 'visitor', cancelReason: 'A cold.', sequence: 1 }],
      });
    });

    test('of another site, or changed by one letter, open nothing', async () => {
      await openHours(database());
      const visitor = callAsVisitor(database());
      const { token } = await visitor.bookings.book({ ...ADA, startsAt: MONDAY_9 });
      for (const wrong of [`${token.slice(0, -2)}xx`, token.split('.')[0] ?? '', 'x.y']) {
        expect(await visitor.bookings.links.read({ token: wrong })).toBeNull();
        await expect(visitor.bookings.links.cancel({ token: wrong })).rejects.toThrow('no longer valid');
      }
    });

    test('change nothing after the call has begun', async () => {
      await openHours(database());
      const { token } = await callAsVisitor(database()).bookings.book({ ...ADA, startsAt: MONDAY_9 });
      const afterwards = callAsVisitor(database(), { now: () => later(MONDAY_9, HOUR_MS) });
      expect(await afterwards.bookings.links.read({ token })).toMatchObject({ canChange: false });
      await expect(afterwards.bookings.links.cancel({ token })).rejects.toThrow('already started');
    });
  });

  test('staff move a call to any time without another call, and cancel it with a reason', async () => {
    await openHours(database());
    await callAsVisitor(database()).bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const staff = callAsStaff(database());
    const [booking] = (await staff.bookings.list({})).items;
    const id = booking?.id ?? '';
    expect(await staff.bookings.move({ id, startsAt: '2026-11-24T03:15:00Z' })).toMatchObject({ sequence: 1 });
    expect(await staff.bookings.cancel({ id, reason: 'We are ill.' })).toMatchObject({
      cancelledBy: 'staff',
      sequence: 2,
    });
    await expect(staff.bookings.move({ id, startsAt: MONDAY_9 })).rejects.toThrow('is canceled');
  });

  test('a reminder is queued once, a day before, and again after a move', async () => {
    await openHours(database());
    const visitor = callAsVisitor(database());
    const { token } = await visitor.bookings.book({ ...ADA, startsAt: MONDAY_9 });
    const reminders = async () => (await mailsOf(database())).filter(({ kind }) => kind === 'call-reminder').length;
    await queueReminders(database(), later(MONDAY_9, -25 * HOUR_MS));
    expect(await reminders()).toBe(0);
    await queueReminders(database(), later(MONDAY_9, -24 * HOUR_MS));
    await queueReminders(database(), later(MONDAY_9, -23 * HOUR_MS));
    expect(await reminders()).toBe(1);
    await visitor.bookings.links.move({ token, startsAt: '2026-11-30T17:00:00Z' });
    await queueReminders(database(), '2026-11-29T18:00:00.000Z');
    expect(await reminders()).toBe(1); // the one that was not sent was replaced
  });
});
