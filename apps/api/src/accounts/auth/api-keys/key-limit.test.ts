/** @module-tag long */
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { later } from '@tideline/domain/time/instant';
import { openTestApp } from '../../../testing/test-app.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { insertStaff } from '../account/accounts.repository.ts';
import { newApiKey } from './api-key.ts';
import { keyLimitPlugin } from './key-limit.ts';

/** More than the server once counted at a time. */
const FLOOD = 10_001;

async function openSite(now: () => string) {
  const { app, db } = await openTestApp({ now });
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const fields = { name: 'Sync', scopes: ['posts.read-drafts' as const], networks: [], expiresInDays: null };
  const { key } = await callAsStaff(db).auth.apiKeys.create(fields);
  return { app, db, key };
}

test('a flood of invented keys takes no counter from a key that exists', async () => {
  const { key, db } = await openSite(() => TEST_NOW);
  const app = Fastify({ trustProxy: true });
  await app.register(keyLimitPlugin, { db, now: () => TEST_NOW });
  app.get('/', async () => 'called');
  const call = async (token: string, address = '203.0.113.1') => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    return (await app.inject({ url: '/', headers })).headers.ratelimit;
  };
  for (let at = 0; at < FLOOD; at += 1) {
    expect(await call(newApiKey(), `10.${Math.floor(at / 250)}.${at % 250}.1`)).toBeUndefined();
  }
  expect([await call(key), await call(key)]).toEqual(['"key";r=1199;t=60', '"key";r=1198;t=60']);
});

test('a key that was not used before a flood of invented keys is counted, also from the address of the flood', async () => {
  const { app, key } = await openSite(() => TEST_NOW);
  const call = (token: string) => app.inject({ url: '/api/posts', headers: { authorization: `Bearer ${token}` } });
  const statuses: number[] = [];
  for (let at = 0; at < 122; at += 1)
    statuses.push((await call(at % 2 ? newApiKey() : `${key.slice(0, -1)}x`)).statusCode);
  expect(statuses.slice(-3)).toEqual([401, 429, 429]);
  expect((await call(newApiKey())).json()).toEqual({ error: 'Too many calls with unknown API keys. Wait 60 seconds.' });
  const own = await call(key);
  expect([own.statusCode, own.headers.ratelimit]).toEqual([200, '"key";r=1199;t=60']);
});

test('a key learns how many calls are left, and is refused above the limit until the minute ends', async () => {
  let now = TEST_NOW;
  const { app, key } = await openSite(() => now);
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
