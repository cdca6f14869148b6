import { expect, test } from 'vitest';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('subscribers', (database) => {
  test('adds a new address as active, with the default source', async () => {
    const answer = await callAsVisitor(database()).subscribers.subscribe({ email: ' Ada@Example.com ' });
    expect(answer).toEqual({ message: 'subscribed' });
    const { items, total } = await callAsStaff(database()).subscribers.list();
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        id: expect.any(String),
        email: 'Ada@Example.com',
        status: 'active',
        confirmation: 'confirmed',
        frequency: 'every',
        consentAt: TEST_NOW,
        consentText: '',
        delivery: 'ok',
        source: 'blog-newsletter',
        createdAt: TEST_NOW,
        isSample: false,
      },
    ]);
  });

  test('recognizes an address in any case', async () => {
    await callAsVisitor(database()).subscribers.subscribe({ email: 'ada@example.com' });
    const again = await callAsVisitor(database()).subscribers.subscribe({ email: 'ADA@example.COM', source: 'home' });
    expect(again).toEqual({ message: 'already_subscribed' });
    const { items } = await callAsStaff(database()).subscribers.list();
    expect(items).toMatchObject([{ email: 'ada@example.com', source: 'blog-newsletter' }]);
  });

  test('concurrent sign-ups make one row, and one response says subscribed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callAsVisitor(database()).subscribers.subscribe({ email: 'ada@example.com' })),
    );
    expect(answers.filter(({ message }) => message === 'subscribed')).toHaveLength(1);
    expect((await callAsStaff(database()).subscribers.list()).total).toBe(1);
  });

  test('reactivates an unsubscribed address', async () => {
    const staff = callAsStaff(database());
    const { id } = await staff.subscribers.add({ email: 'ada@example.com' });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    expect(await callAsVisitor(database()).subscribers.subscribe({ email: 'ada@example.com' })).toEqual({
      message: 'subscribed',
    });
    expect((await staff.subscribers.list()).items).toMatchObject([{ id, status: 'active' }]);
  });

  test('stores a robot’s sign-up for staff, sends no mail, with the usual response', async () => {
    const visitor = callAsVisitor(database());
    const robot = { email: 'ada@example.com', website: 'https://x.example' };
    for (let time = 1; time <= 2; time += 1) {
      expect(await visitor.subscribers.subscribe(robot)).toEqual({ message: 'subscribed' });
    }
    expect((await callAsStaff(database()).subscribers.list()).items).toMatchObject([
      { email: 'ada@example.com', status: 'unsubscribed', source: 'suspicious: blog-newsletter' },
    ]);
    expect((await callAsStaff(database()).stats.totals()).totalSubscribers).toBe(0);

    expect(await visitor.subscribers.subscribe({ email: 'ada@example.com', filledInMs: 2000 })).toEqual({
      message: 'subscribed',
    });
    expect(await visitor.subscribers.subscribe(robot)).toEqual({ message: 'already_subscribed' });
    expect((await callAsStaff(database()).subscribers.list()).items).toMatchObject([
      { status: 'active', source: 'blog-newsletter' },
    ]);
  });

  test('refuses the sixth sign-up from one network within ten minutes, and accepts one afterwards', async () => {
    const clientAddress = '203.0.113.7';
    const visitor = callAsVisitor(database(), { clientAddress });
    for (let index = 1; index <= 5; index += 1) await visitor.subscribers.subscribe({ email: `a${index}@example.com` });
    await expect(visitor.subscribers.subscribe({ email: 'a6@example.com' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      cause: { retryAfterSeconds: 600 },
    });
    const later = callAsVisitor(database(), { clientAddress, now: () => '2026-11-21T18:10:00.000Z' });
    expect(await later.subscribers.subscribe({ email: 'a6@example.com' })).toEqual({ message: 'subscribed' });
  });

  test('does not count invalid addresses towards the limit', async () => {
    const visitor = callAsVisitor(database());
    for (let index = 1; index <= 9; index += 1) {
      await expect(visitor.subscribers.subscribe({ email: 'nobody' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect(await visitor.subscribers.subscribe({ email: 'ada@example.com' })).toEqual({ message: 'subscribed' });
  });

  test('lists in pages without gaps or repeats among rows of the same time', async () => {
    const staff = callAsStaff(database());
    for (let index = 0; index < 7; index += 1) {
      const at = `2026-11-${index < 4 ? '20' : '21'}T00:00:00.000Z`;
      await callAsStaff(database(), { now: () => at }).subscribers.add({ email: `s${index}@example.com` });
    }
    const all = (await staff.subscribers.list()).items;
    const paged = [];
    let cursor: string | undefined;
    do {
      const page = await staff.subscribers.list({ limit: 2, cursor });
      expect(page.total).toBe(7);
      paged.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  test('searches a part of the address, in any case, without wildcards', async () => {
    const staff = callAsStaff(database());
    for (const email of ['ada_l@example.com', 'adaxl@example.com', 'bob@example.org'])
      await staff.subscribers.add({ email });
    const found = async (q: string) => (await staff.subscribers.list({ q })).items.map(({ email }) => email);
    expect(await found('ADA_')).toEqual(['ada_l@example.com']);
    expect(await found('%')).toEqual([]);
    expect(await found('.org')).toEqual(['bob@example.org']);
  });

  test('lists by status', async () => {
    const staff = callAsStaff(database());
    const { id } = await staff.subscribers.add({ email: 'ada@example.com' });
    await staff.subscribers.add({ email: 'bob@example.com' });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    expect(await staff.subscribers.list({ status: 'unsubscribed' })).toMatchObject({ items: [{ id }], total: 1 });
  });

  test('staff can add a subscriber without a source; a known address is refused', async () => {
    const staff = callAsStaff(database());
    expect(await staff.subscribers.add({ email: 'ada@example.com' })).toMatchObject({ source: null, status: 'active' });
    await expect(staff.subscribers.add({ email: 'ADA@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('corrects an address, unless it is another subscriber’s', async () => {
    const staff = callAsStaff(database());
    const { id } = await staff.subscribers.add({ email: 'ada@exmaple.com' });
    await staff.subscribers.add({ email: 'bob@example.com' });
    expect(await staff.subscribers.update({ id, email: 'Ada@example.com' })).toMatchObject({
      email: 'Ada@example.com',
    });
    await expect(staff.subscribers.update({ id, email: 'BOB@example.com' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(staff.subscribers.add({ email: 'ada@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('erases a subscriber once', async () => {
    const staff = callAsStaff(database());
    const { id } = await staff.subscribers.add({ email: 'ada@example.com' });
    expect(await staff.subscribers.remove({ id })).toEqual({});
    expect((await staff.subscribers.list()).total).toBe(0);
    await expect(staff.subscribers.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(staff.subscribers.update({ id, status: 'active' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('keeps the suppression after the row is erased; a robot’s sign-up leaves none', async () => {
    const staff = callAsStaff(database());
    const { id } = await staff.subscribers.add({ email: 'ada@exmaple.com' });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    await staff.subscribers.update({ id, email: 'ada@example.com' });
    await staff.subscribers.remove({ id });
    await expect(staff.subscribers.add({ email: 'ada@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' });

    await callAsVisitor(database()).subscribers.subscribe({ email: 'bob@example.com', website: 'https://x.example' });
    const [kept] = (await staff.subscribers.list()).items;
    await staff.subscribers.remove({ id: kept?.id ?? '' });
    expect(await staff.subscribers.add({ email: 'bob@example.com' })).toMatchObject({ status: 'active' });
  });
});
