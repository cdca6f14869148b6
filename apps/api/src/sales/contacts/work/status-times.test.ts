import { expect, test } from 'vitest';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const LATER = '2026-11-21T21:00:00.000Z';
const LATEST = '2026-11-22T09:00:00.000Z';

describeOnEachDatabase('a column of the board', (database) => {
  const staff = (now = TEST_NOW) => callAsStaff(database(), { now: () => now }).contacts;

  async function send(firstName: string): Promise<string> {
    const email = `${firstName}@example.com`;
    await callAsVisitor(database()).contacts.send({ firstName, lastName: 'Marsh', email });
    return (await staff().list({ q: email })).items[0]?.id ?? '';
  }

  test('adds up the values of its enquiries, and of those that are searched for', async () => {
    for (const [name, value] of [
      ['Ada', 4_000],
      ['Bea', 2_500],
      ['Cy', null],
    ] as const) {
      const id = await send(name);
      await staff().updateStatus({ id, status: 'won' });
      await staff().updateOutcome({ id, value });
    }
    await staff().updateOutcome({ id: await send('Dee'), value: 9_000 });
    expect((await staff().column({ status: 'won' })).value).toBe(6_500);
    expect((await staff().column({ status: 'won', q: 'bea@' })).value).toBe(2_500);
    expect((await staff().column({ status: 'lost' })).value).toBe(0);
  });

  test('says since when they have their status: since the last change, not since the first', async () => {
    const [ada, bea] = [await send('Ada'), await send('Bea')];
    await staff(LATER).updateStatus({ id: ada, status: 'contacted' });
    await staff(LATEST).updateStatus({ id: ada, status: 'won' });
    expect((await staff().column({ status: 'won', contactIds: [ada, bea, 'gone'] })).since).toEqual(
      expect.arrayContaining([
        { contactId: ada, at: LATEST },
        { contactId: bea, at: TEST_NOW },
      ]),
    );
  });
});
