import { expect, test } from 'vitest';
import { callAsStaff, callAsVisitor, buildContext } from '../../../testing/test-caller.ts';
import { openCalls } from '../../../testing/fill/open-calls.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { createCaller } from '../../../router.ts';

/** Mondays in Los Angeles, 09:00 and 13:00; the test's now is the Saturday before. */
const MORNING = '2026-11-23T17:00:00.000Z';
const AFTERNOON = '2026-11-23T21:00:00.000Z';
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

describeOnEachDatabase('bookings of one address', (database) => {
  test('at the same moment have an enquiry each, until staff merge them', async () => {
    await openCalls(database());
    const book = (startsAt: string, email: string) =>
      callAsVisitor(database()).bookings.book({ ...ADA, email, startsAt });
    const answers = await Promise.all([book(MORNING, ADA.email), book(AFTERNOON, 'ADA@example.com')]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(2);
    expect(await callAsStaff(database()).contacts.list({})).toMatchObject({ total: 2 });
    expect(await callAsStaff(database()).bookings.list({})).toMatchObject({ total: 2 });
  });

  test('are limited, since each sends mail, and a cancelled time can be booked again', async () => {
    await openCalls(database());
    const visitor = () => callAsVisitor(database()); // each from another network
    const book = () => visitor().bookings.book({ ...ADA, startsAt: MORNING, idempotencyKey: 'the-same-form' });
    for (let round = 1; round <= 10; round += 1) {
      const { token } = await book();
      expect(await visitor().bookings.links.read({ token })).toMatchObject({ status: 'booked' });
      await visitor().bookings.links.cancel({ token });
    }
    await expect(book()).rejects.toThrow('Too many attempts.');
    const other = await visitor().bookings.book({ ...ADA, email: 'kim@example.com', startsAt: MORNING });
    expect(other.message).toBe('booked');
  });

  test('free times are answered 300 times in ten minutes to one network, and always to pages', async () => {
    await openCalls(database());
    const ask = (clientAddress: string) =>
      createCaller(buildContext(database(), { clientAddress })).bookings.times({ days: 1 });
    for (let count = 1; count <= 300; count += 1) await ask('192.0.2.1');
    await expect(ask('192.0.2.1')).rejects.toThrow('Too many attempts.');
    await expect(ask('192.0.2.2')).resolves.toMatchObject({ isOpen: true });
    for (let count = 1; count <= 301; count += 1) await ask('');
  });
});
