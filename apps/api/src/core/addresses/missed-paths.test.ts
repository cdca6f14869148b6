import { expect, test } from 'vitest';
import { MISSED_PATHS_MAX } from '@tideline/domain/address/missed-path';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { ResponseCache } from '../../doors/cache/response-cache.ts';
import { countRows } from '../store/count-rows.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteOldMissed } from './missed-paths.repository.ts';
import { MissedPathCounter, type MissedRequest } from './missed-path-counter.ts';

const VISIT: MissedRequest = {
  url: '/blog/tydes',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  referrer: '',
  siteHost: 'www.tideline.example',
  network: '203.0.113.0',
  asksForPrivacy: false,
  at: TEST_NOW,
};
const INVENTED = 100_000;

describeOnEachDatabase('missed addresses', (database) => {
  function staff() {
    return callAsStaff(database());
  }

  test('are listed by visits, with the host of the last link, without bots, queries and e-mail addresses', async () => {
    const missed = new MissedPathCounter();
    const visits: Partial<MissedRequest>[] = [
      { url: '/Old/Page/?token=secret', network: 'a', referrer: 'https://news.example/list?q=1' },
      { url: '/old/page', network: 'b', referrer: 'https://www.tideline.example/about' },
      { url: '/old/page', network: 'b' }, // the same visitor again
      { url: '/once', network: 'a' },
      { url: '/bot', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { url: '/private', asksForPrivacy: true },
      { url: '/unsubscribe/ada%40example.com' },
      { url: '/reset/d2f0a97c1b3e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c0d1e' },
      { url: '/admin/secret' },
    ];
    for (const visit of visits) missed.note({ ...VISIT, ...visit });
    expect(await missed.write(database(), TEST_NOW)).toBe(true);
    expect(await missed.write(database(), TEST_NOW)).toBe(false);
    expect(await staff().addresses.missed()).toEqual([
      { path: '/old/page', visits: 2, lastSeenAt: TEST_NOW, referrerHost: 'news.example', suggestion: null },
      { path: '/once', visits: 1, lastSeenAt: TEST_NOW, referrerHost: '', suggestion: null },
    ]);
  });

  test('come with the public page that has a similar address, now or formerly', async () => {
    await staff().posts.create(buildPost({ title: 'Reading the tides' }));
    await staff().posts.update({ id: 'reading-the-tides', changes: { address: 'moon' } });
    const missed = new MissedPathCounter();
    for (const url of ['/2019/05/reading-the-tydes.html', '/servces', '/xyz']) missed.note({ ...VISIT, url });
    await missed.write(database(), TEST_NOW);
    const found = (await staff().addresses.missed()).map(({ path, suggestion }) => [path, suggestion?.target]);
    expect(Object.fromEntries(found)).toEqual({
      '/2019/05/reading-the-tydes.html': '/blog/moon',
      '/servces': '/services',
      '/xyz': undefined,
    });
  });

  test('leave the list when they are redirected or dismissed, and are deleted after 90 days', async () => {
    const missed = new MissedPathCounter();
    for (const url of ['/one', '/two', '/three']) missed.note({ ...VISIT, url });
    await missed.write(database(), TEST_NOW);
    await staff().addresses.addRedirect({ path: '/one', target: '/services' });
    await staff().addresses.dismissMissed({ path: '/two' });
    missed.note({ ...VISIT, url: '/two' });
    await missed.write(database(), TEST_NOW);
    expect((await staff().addresses.missed()).map(({ path }) => path)).toEqual(['/three']);
    await deleteOldMissed(database(), later(TEST_NOW, 90 * DAY_MS));
    expect(await countRows(database().selectFrom('missed_paths'))).toBe(0);
  });

  test('of 100,000 invented ones do not grow the table, nor push out what people want', async () => {
    const missed = new MissedPathCounter();
    for (const network of ['a', 'b', 'c']) missed.note({ ...VISIT, url: '/wanted', network });
    await missed.write(database(), TEST_NOW);
    for (let at = 0; at < INVENTED; at += 1) missed.note({ ...VISIT, url: `/invented-${at}`, network: `n${at}` });
    expect(missed.size).toBe(MISSED_PATHS_MAX);
    await missed.write(database(), TEST_NOW);
    for (let at = 0; at < 1_000; at += 1) missed.note({ ...VISIT, url: `/others-${at}`, network: `n${at}` });
    await missed.write(database(), later(TEST_NOW, 1000));
    expect(await countRows(database().selectFrom('missed_paths'))).toBe(MISSED_PATHS_MAX);
    expect((await staff().addresses.missed())[0]).toMatchObject({ path: '/wanted', visits: 3 });
  });

  test('stay counted when the database refuses to store them', async () => {
    const missed = new MissedPathCounter();
    missed.note(VISIT);
    await database().schema.alterTable('missed_paths').renameTo('gone').execute();
    await expect(missed.write(database(), TEST_NOW)).rejects.toThrow('missed_paths');
    await database().schema.alterTable('gone').renameTo('missed_paths').execute();
    await missed.write(database(), TEST_NOW);
    expect(await staff().addresses.missed()).toMatchObject([{ visits: 1 }]);
  });
});

describeOnEachDatabase('redirects by hand', (database) => {
  function addresses() {
    return callAsStaff(database()).addresses;
  }

  test('are added, listed with their target, and removed', async () => {
    await callAsStaff(database()).posts.create(buildPost({ title: 'Tides' }));
    await addresses().addRedirect({ path: '/Old News/', target: '/blog/tides' });
    const [row] = (await addresses().redirects()).items;
    expect(row).toMatchObject({ path: '/old news', target: '/blog/tides', postTitle: 'Tides', isReachable: true });
    await callAsStaff(database()).posts.remove({ id: 'tides' });
    expect((await addresses().redirects()).items[0]).toMatchObject({ isReachable: false });
    await addresses().removeRedirect({ id: row?.id ?? '' });
    expect(await addresses().redirects()).toMatchObject({ items: [], total: 0 });
  });

  test.each([
    ['/old', 'https://evil.example/'],
    ['/old', '//evil.example'],
    ['/old', '/\\evil.example'],
    ['/old', 'javascript:alert(1)'],
    ['/old', '/nowhere'],
    ['/old', '/blog/missing'],
    ['/about', '/services'],
    ['/admin/x', '/services'],
    ['old', '/services'],
    [`/${'a'.repeat(200)}`, '/services'],
    ['/blog/tides', '/services'],
  ])('from %j to %j are refused', async (path, target) => {
    await callAsStaff(database()).posts.create(buildPost({ title: 'Tides' }));
    await expect(addresses().addRedirect({ path, target })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('100,000 invented addresses leave the page cache to the pages', async () => {
  const cache = new ResponseCache({
    revision: { current: async () => 'one' },
    maxBytes: 8_000_000,
    nowMs: () => 0,
  });
  let renders = 0;
  const page = (key: string, status: number) => ({
    key,
    isUnbounded: (made: { status: number }) => made.status !== 200,
    make: async () => {
      renders += status === 200 ? 1 : 0;
      return { status, headers: {}, body: 'x'.repeat(500) };
    },
  });
  await cache.find(page('/', 200), 'identity');
  for (let at = 0; at < INVENTED; at += 1) await cache.find(page(`/invented-${at}`, 404), 'identity');
  await cache.find(page('/', 200), 'identity');
  expect(renders).toBe(1);
  expect(cache.bytes).toBeLessThan(8_000_000);
});
