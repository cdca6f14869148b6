import { expect, test } from 'vitest';
import { CONTACT_SORTS, type ContactStatus } from '@tideline/domain/contact/contact';
import { fillDatabase } from '../../testing/fill/fill-database.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('lists of enquiries', (database) => {
  function staff(now = TEST_NOW) {
    return callAsStaff(database(), { now: () => now });
  }
  async function send(firstName: string, at: string, status: ContactStatus = 'pending', answeredAt = at) {
    const visitor = callAsVisitor(database(), { now: () => at });
    const { reference } = await visitor.contacts.send({ firstName, lastName: 'Lovelace', email: 'ada@example.com' });
    const found = (await staff().contacts.list()).items.find((contact) => contact.reference === reference);
    const id = found?.id ?? '';
    if (status !== 'pending') await staff(answeredAt).contacts.updateStatus({ id, status });
    return id;
  }
  async function names(query: Parameters<ReturnType<typeof staff>['contacts']['list']>[0]) {
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await staff().contacts.list({ ...query, limit: 2, cursor });
      read.push(...page.items.map(({ firstName }) => firstName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return read.join(' ');
  }

  test('are sorted by longest wait, then newest; or by date or name', async () => {
    await send('Old', '2026-11-01T00:00:00.000Z', 'won');
    await send('waiting', '2026-11-20T00:00:00.000Z');
    await send('Newest', '2026-11-21T09:00:00.000Z', 'lost');
    await send('Überdue', '2026-11-10T00:00:00.000Z');
    await send('again', '2026-11-20T00:00:00.000Z', 'spam');
    expect(await names({ sort: 'due' })).toBe('Überdue waiting Newest again Old');
    expect(await names({ sort: '-due' })).toBe('Old again Newest waiting Überdue');
    expect(await names({ sort: '-date' })).toMatch(/^Newest (waiting again|again waiting) Überdue Old$/);
    expect(await names({ sort: 'date' })).toMatch(/^Old Überdue (waiting again|again waiting) Newest$/);
    expect(await names({ sort: 'name' })).toBe('again Newest Old Überdue waiting');
    expect(await names({ sort: '-name' })).toBe('waiting Überdue Old Newest again');
    expect(await names({ sort: 'due', status: 'pending' })).toBe('Überdue waiting');
    expect(await names({ sort: 'due', status: 'won' })).toBe('Old');
    expect(await names({ sort: '-due', status: 'pending' })).toBe('waiting Überdue');
    expect(await names({ sort: '-due', status: 'won' })).toBe('Old');
  });

  test('read through to the last row in every order, forwards and backwards', async () => {
    await fillDatabase(database(), { posts: 0, subscribers: 0, contacts: 60, days: 0 }, TEST_NOW);
    for (const sort of CONTACT_SORTS) {
      const ids: string[] = [];
      let cursor: string | undefined;
      let last = await staff().contacts.list({ sort, limit: 7 });
      for (;;) {
        ids.push(...last.items.map(({ id }) => id));
        cursor = last.nextCursor ?? undefined;
        if (cursor === undefined) break;
        last = await staff().contacts.list({ sort, limit: 7, cursor });
      }
      expect(new Set(ids).size).toBe(60);
      const before = await staff().contacts.list({ sort, limit: 7, cursor: last.previousCursor ?? '' });
      expect(before.items.map(({ id }) => id)).toEqual(ids.slice(49, 56));
    }
  });

  test('record the time of the first response; spam and later changes do not count', async () => {
    await send('Spam', '2026-11-20T00:00:00.000Z', 'spam');
    expect((await staff().stats.overview()).medianAnswerSeconds).toBeNull();
    const id = await send('Ada', '2026-11-20T00:00:00.000Z', 'contacted', '2026-11-20T02:00:00.000Z');
    await staff('2026-11-20T09:00:00.000Z').contacts.updateStatus({ id, status: 'pending' });
    await staff('2026-11-20T10:00:00.000Z').contacts.updateStatus({ id, status: 'won' });
    expect((await staff().stats.overview()).medianAnswerSeconds).toBe(2 * 3600);
    await send('Bea', '2026-11-20T00:00:00.000Z', 'qualified', '2026-11-20T04:00:00.000Z');
    expect((await staff().stats.overview()).medianAnswerSeconds).toBe(3 * 3600);
    await send('Cy', '2026-11-20T00:00:00.000Z', 'qualified', '2026-11-20T20:00:00.000Z');
    expect((await staff().stats.overview()).medianAnswerSeconds).toBe(4 * 3600);
    const later = staff('2027-02-18T02:00:00.001Z'); // ninety days after the first of the answers
    expect((await later.stats.overview()).medianAnswerSeconds).toBe(12 * 3600);
  });

  test('count enquiries with at most four hours left, and those overdue, apart', async () => {
    await send('In time', '2026-11-20T22:00:00.001Z');
    await send('At risk', '2026-11-20T22:00:00.000Z');
    await send('Nearly', '2026-11-20T18:00:00.001Z');
    await send('Overdue', '2026-11-20T18:00:00.000Z');
    await send('Answered', '2026-11-10T18:00:00.000Z', 'contacted');
    expect(await staff().stats.overview()).toMatchObject({ contactsAtRisk: 2, contactsOverdue: 1 });
  });

  test('find any part of a name or address, and count common matches up to a bound', async () => {
    await fillDatabase(database(), { posts: 0, subscribers: 0, contacts: 1_010, days: 0 }, TEST_NOW);
    const common = await staff().contacts.list({ q: 'EXAMPLE', limit: 3 });
    expect(common.items.map(({ id }) => id)).toEqual(['contact-0', 'contact-1', 'contact-2']);
    expect(common.total).toBe(1_000);
    const [first] = common.items;
    const rare = await staff().contacts.list({ q: first?.email.slice(2, -3) });
    expect(rare.items.map(({ id }) => id)).toContain('contact-0');
    expect(rare.total).toBe(rare.items.length);
    expect((await staff().contacts.list({ q: 'x@', status: 'spam' })).total).toBeLessThan(300);
  });

  test.each(['"', '"a" OR "b"', "o'neil", '%__', '\\', '🌊🌊🌊', '東京都', 'a', '*', 'NEAR(ada)', 'a'.repeat(200)])(
    'search %j literally',
    async (q) => {
      await send('Ada', '2026-11-20T00:00:00.000Z');
      const { items, total } = await staff().contacts.list({ q });
      expect(items).toHaveLength(q === 'a' ? 1 : 0);
      expect(total).toBe(items.length);
      expect((await staff().subscribers.list({ q })).total).toBe(0);
      await expect(staff().contacts.list({ q: `${q}\0` })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});
