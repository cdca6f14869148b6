import { expect, test } from 'vitest';
import { SUBSCRIBER_SORTS } from '@tideline/domain/subscriber/subscriber';
import { fillDatabase } from '../../testing/fill/fill-database.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('lists of subscribers', (database) => {
  const staff = () => callAsStaff(database());

  test('are filtered by status and source together, and list every source', async () => {
    expect(await staff().subscribers.sources()).toEqual([]);
    await staff().subscribers.add({ email: 'a@example.com', source: 'fair' });
    await staff().subscribers.add({ email: 'b@example.com' });
    const { id } = await staff().subscribers.add({ email: 'c@example.com', source: 'fair' });
    await staff().subscribers.update({ id, status: 'unsubscribed' });
    expect(await staff().subscribers.sources()).toEqual(['', 'fair']);
    expect((await staff().subscribers.list({ source: 'fair' })).total).toBe(2);
    expect(await staff().subscribers.list({ source: '' })).toMatchObject({ items: [{ source: null }], total: 1 });
    expect(await staff().subscribers.list({ source: 'fair', status: 'active' })).toMatchObject({
      items: [{ email: 'a@example.com' }],
      total: 1,
    });
  });

  test('read through to the last row in every order', async () => {
    await fillDatabase(database(), { posts: 0, subscribers: 50, contacts: 0, days: 0 }, TEST_NOW);
    for (const sort of SUBSCRIBER_SORTS) {
      const first = await staff().subscribers.list({ sort, limit: 30 });
      const rest = await staff().subscribers.list({ sort, limit: 30, cursor: first.nextCursor ?? '' });
      const all = [...first.items, ...rest.items];
      expect(new Set(all.map(({ id }) => id)).size).toBe(50);
      const keys = all.map((row) => (sort.endsWith('email') ? row.email : row.createdAt));
      expect(keys).toEqual(sort.startsWith('-') ? keys.toSorted().toReversed() : keys.toSorted());
    }
  });

  test('reflect corrected and erased addresses', async () => {
    const { id } = await staff().subscribers.add({ email: 'ada@exmaple.com' });
    await staff().subscribers.update({ id, email: 'ada@example.com' });
    expect((await staff().subscribers.list({ q: 'exmaple' })).total).toBe(0);
    expect((await staff().subscribers.list({ q: 'da@exa' })).total).toBe(1);
    await staff().subscribers.remove({ id });
    await staff().subscribers.add({ email: 'bob@example.org' });
    expect((await staff().subscribers.list({ q: 'da@exa' })).total).toBe(0);
  });
});
