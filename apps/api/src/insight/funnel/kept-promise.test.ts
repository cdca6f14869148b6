import { expect, test } from 'vitest';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import type { Context } from '../../context.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
/** Two days before the midnight that the figures are of: 8:00 in UTC on the 21st. */
const SENT = '2026-11-19T08:00:00.000Z';

describeOnEachDatabase('the public promise', (database) => {
  const promise = (changes: Partial<Context> = {}) => callAsVisitor(database(), changes).stats.promise();

  /** Enquiries, each answered after some hours; null: not answered. */
  async function send(hours: (number | null)[], sent = SENT) {
    for (const after of hours) {
      const { reference } = await callAsVisitor(database(), { now: () => sent }).contacts.send(CONTACT);
      if (after === null) continue;
      const row = database().selectFrom('contacts').select('id').where('reference', '=', reference);
      const { id } = await row.executeTakeFirstOrThrow();
      const staff = callAsStaff(database(), { now: () => later(sent, after * HOUR_MS) });
      await staff.contacts.updateStatus({ id, status: 'contacted' });
    }
  }

  test('is shown with twenty enquiries, as the median and the share that was answered in time', async () => {
    await send(Array.from({ length: 19 }, (_, index) => index + 1));
    expect(await promise()).toBeNull();
    await send([30]);
    expect(await promise()).toEqual({ medianSeconds: 10.5 * 60 * 60, inTimePercent: 95 });
  });

  test('is not shown while it is not kept, and counts enquiries without an answer', async () => {
    await send(Array.from({ length: 19 }, () => 24));
    await send([null, null]);
    expect(await promise()).toEqual({ medianSeconds: 24 * 60 * 60, inTimePercent: 90 });
    await send([null]);
    expect(await promise()).toBeNull();
  });

  test('leaves out spam, what staff entered, what is not due yet, and what is older than 90 days', async () => {
    await send(Array.from({ length: 20 }, () => 1));
    const late = ['2026-11-20T08:00:00.000Z', '2026-08-23T07:59:59.000Z'];
    for (const at of late) await send([null, null, null], at);
    const staff = callAsStaff(database(), { now: () => SENT });
    for (let count = 0; count < 3; count += 1) await staff.contacts.add(CONTACT);
    for (let count = 0; count < 3; count += 1) {
      await callAsVisitor(database(), { now: () => SENT }).contacts.send({
        ...CONTACT,
        website: 'http://robot.example',
      });
    }
    expect(await promise()).toEqual({ medianSeconds: 3_600, inTimePercent: 100 });
  });

  test('changes at midnight in the agency’s zone only, as cached pages do', async () => {
    await send(Array.from({ length: 20 }, () => 1));
    await send(
      Array.from({ length: 5 }, () => null),
      '2026-11-20T12:00:00.000Z',
    );
    expect(await promise({ now: () => TEST_NOW })).not.toBeNull();
    expect(await promise({ now: () => '2026-11-22T07:59:59.999Z' })).not.toBeNull();
    expect(await promise({ now: () => '2026-11-22T08:00:00.000Z' })).toBeNull();
  });
});
