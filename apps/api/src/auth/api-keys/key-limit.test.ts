import { expect, test } from 'vitest';
import { later } from '@tideline/domain/site/instant';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { insertStaff } from '../account/accounts.repository.ts';

test('a key learns how many calls are left, and is refused above the limit until the minute ends', async () => {
  let now = TEST_NOW;
  const { app, db } = await openTestApp({ now: () => now });
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const fields = { name: 'Sync', scopes: ['posts.read-drafts' as const], networks: [], expiresInDays: null };
  const { key } = await callAsStaff(db).auth.apiKeys.create(fields);
  const call = (url: string, token = key) => app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const first = await call('/api/posts');
  expect([first.headers['ratelimit-policy'], first.headers.ratelimit]).toEqual([
    '"key";q=1200;w=60',
    '"key";r=1199;t=60',
  ]);
  now = later(TEST_NOW, 20_000);
  const calls = Array.from({ length: 1199 }, () => call('/api/admin/stats')); // refused for want of a right, and counted
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(Array(1199).fill(403));
  for (const url of ['/api/posts', '/trpc/posts.list']) {
    const refused = await call(url);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers.ratelimit, refused.json()]).toEqual([
      429,
      '40',
      '"key";r=0;t=40',
      { error: 'This key makes more than 1200 calls a minute. Wait 40 seconds.' },
    ]);
  }
  expect((await app.inject('/api/posts')).headers).not.toHaveProperty('ratelimit');
  expect((await call('/api/posts', 'not-a-key')).headers).not.toHaveProperty('ratelimit');
  now = later(TEST_NOW, 60_000);
  expect((await call('/api/posts')).statusCode).toBe(200);
});
