import { once } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { errorsPlugin } from '../http/error-answers.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { trpcPlugin } from './plugin.ts';

test('answers a batch of calls', async () => {
  const { app } = await openTestApp();
  const input = encodeURIComponent(JSON.stringify({ 0: { json: null }, 1: { json: { limit: 5 } } }));
  const answer = await app.inject(`/trpc/settings.site,posts.list?batch=1&input=${input}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject([
    { result: { data: { json: { siteTitle: 'Tideline' } } } },
    { result: { data: { json: { items: [] } } } },
  ]);
});

test('answers to a bearer are not stored in caches, and all answers vary by Authorization', async () => {
  const { app } = await openTestApp();
  const anonymous = await app.inject('/trpc/settings.site');
  expect(anonymous.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: expect.stringContaining('Authorization'),
  });
  const refused = await app.inject({ url: '/trpc/settings.site', headers: { authorization: 'Bearer nobody' } });
  expect(refused.statusCode).toBe(401);
  expect(refused.headers).toMatchObject({
    'cache-control': 'no-store',
    vary: expect.stringContaining('Authorization'),
  });
});

test('answers to mutations are not stored in caches', async () => {
  const { app } = await openTestApp();
  for (const path of ['auth.login', 'contacts.send', 'subscribers.subscribe']) {
    const { headers } = await app.inject({ method: 'POST', url: `/trpc/${path}`, payload: {} });
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
  }
});

test('a null input is refused in a sentence for people', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({ method: 'POST', url: '/trpc/contacts.send', payload: { json: null } });
  expect([answer.statusCode, answer.json().error.json.message]).toEqual([400, 'The input must be an object.']);
});

test('a successful sign-out clears the storage of the browser, alone or in a batch, and nothing else does', async () => {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' }, TEST_NOW);
  const staff = await openSession(db);
  const headersOf = async (calls: string, headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: `/trpc/${calls}`, headers, payload: {} })).headers;
  const others = await openSession(db);
  expect(await headersOf('auth.endOtherSessions', staff)).not.toHaveProperty('clear-site-data');
  expect(await headersOf('auth.logout', others)).not.toHaveProperty('clear-site-data');
  expect(await headersOf('auth.logout', {})).not.toHaveProperty('clear-site-data');
  expect(await headersOf('auth.logout', staff)).toMatchObject({ 'clear-site-data': '"storage"' });

  const batch = 'posts.remove,auth.logout?batch=1'; // the first is refused: it names no post
  expect(await headersOf(batch, await openSession(db))).toMatchObject({ 'clear-site-data': '"storage"' });
  expect(await headersOf(batch, staff)).not.toHaveProperty('clear-site-data');
});

test('accepts a post of 200,000 characters from staff, and no such body without a token', async () => {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' }, TEST_NOW);
  const staff = await openSession(db);
  const send = (length: number, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/trpc/posts.create',
      headers,
      payload: { json: { content: '\n'.repeat(length) } },
    });
  expect((await send(200_000, staff)).statusCode).toBe(200);
  expect((await send(1_000_000, staff)).statusCode).toBe(413);
  expect((await send(200_000, {})).statusCode).toBe(413);
  expect((await send(1000, {})).statusCode).toBe(401);
});

test('a large body with an ended session is refused with 401', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/trpc/posts.create',
    headers: { authorization: 'Bearer ended' },
    payload: { json: { content: '\n'.repeat(200_000) } },
  });
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: expect.any(String) }]);
});

test.each([
  ['application/x-www-form-urlencoded', 'email=a@example.com'],
  ['text/plain', '{"json":{"email":"a@example.com"}}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--x--',
  ],
])('accepts JSON only, not %s', async (type, payload) => {
  const { app } = await openTestApp();
  const url = '/trpc/subscribers.subscribe';
  const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toEqual({ error: 'This kind of content is not accepted here.' });
});

test.each([
  ['a value in a prototype', { values: { '__proto__.isPolluted': ['Date'] } }],
  ['a value in the prototype of a constructor', { values: { 'constructor.prototype.isPolluted': ['Date'] } }],
  ['a reference into a prototype', { referentialEqualities: { id: ['__proto__.isPolluted'] } }],
  [
    'a reference into the prototype of a constructor',
    { referentialEqualities: { id: ['constructor.prototype.isPolluted'] } },
  ],
])('superjson refuses an input that names %s, and changes no prototype', async (_what, meta) => {
  const { app } = await openTestApp();
  const send = (input: object) => app.inject(`/trpc/posts.byId?input=${encodeURIComponent(JSON.stringify(input))}`);
  const json = { id: 'nothing' };
  expect((await send({ json })).statusCode).toBe(404);
  expect((await send({ json, meta })).statusCode).toBe(400);
  expect({}).not.toHaveProperty('isPolluted');
});

test('sets Retry-After', async () => {
  const { app } = await openTestApp();
  const signIn = () =>
    app.inject({
      method: 'POST',
      url: '/trpc/auth.login',
      payload: { json: { email: 'nobody@example.com', password: 'wrong' } },
    });
  let answer = await signIn();
  for (let tries = 1; tries < 30 && answer.statusCode !== 429; tries += 1) answer = await signIn();
  expect(answer.statusCode).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ error: { json: { data: { retryAfterSeconds: seconds } } } });
});

test('counts a view, except from a browser that sends Sec-GPC or DNT', async () => {
  const { app, db } = await openTestApp();
  const view = (path: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/trpc/stats.recordView',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Test', ...headers },
      payload: { json: { path, referrer: '' } },
    });
  expect((await view('/services', { 'sec-gpc': '1' })).statusCode).toBe(200);
  expect((await view('/blog', { dnt: '1' })).statusCode).toBe(200);
  expect((await view('/about', { 'sec-gpc': '0', dnt: '0' })).statusCode).toBe(200);
  // The empty path is the visit to the whole site.
  const paths = await db.selectFrom('page_visitors').select('path').orderBy('path').execute();
  expect(paths).toEqual([{ path: '' }, { path: '/about' }]);
});

const byId = (id: unknown) => `/trpc/posts.byId?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`;

test.each([
  ['a result', '/trpc/settings.site'],
  ['a missing post', byId('nothing')],
  ['an invalid input', byId(5)],
  ['a missing input', '/trpc/posts.byId'],
])('answers a single query like a batch of one: %s', async (_what, url) => {
  const { app } = await openTestApp();
  const input = new URL(url, 'http://localhost').searchParams.get('input');
  const batch = `${url.split('?', 1)[0]}?batch=1&input=${encodeURIComponent(input === null ? '{}' : `{"0":${input}}`)}`;
  const [alone, batched] = [await app.inject(url), await app.inject(batch)];
  expect(batched.json()).toEqual([alone.json()]);
  expect(alone.statusCode).toBe(batched.statusCode);
  expect(alone.headers['vary']).toBe(batched.headers['vary']);
});

test.each([
  ['an input that is not JSON', '/trpc/posts.byId?input=%7B', 400],
  ['a repeated input', '/trpc/posts.byId?input=1&input=2', 400],
  ['an unknown procedure', '/trpc/posts.nothing', 404],
  ['a property of every object', '/trpc/toString', 404],
  ['a mutation by GET', '/trpc/posts.create', 405],
])('refuses %s with a message', async (_what, url, status) => {
  const { app } = await openTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ error: { json: { message: expect.any(String) } } });
});

test('a query with a stream as its result is refused over HTTP', async () => {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' }, TEST_NOW);
  const headers = await openSession(db);
  const answer = await app.inject({ url: '/trpc/contacts.export?input=%7B%22json%22%3A%7B%7D%7D', headers });
  expect(answer.statusCode).toBe(415);
});

test('a query runs only once when its caller disconnects before the answer', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  let runs = 0;
  app.addHook('onSend', async ({ raw: { socket } }, { raw }) => {
    socket.destroy();
    if (!raw.closed) await once(raw, 'close');
    await nextRound();
  });
  await app.register(errorsPlugin, { isHttps: false });
  await app.register(trpcPlugin, {
    createContext: async () => {
      runs += 1;
      throw new TRPCError({ code: 'UNAUTHORIZED' });
    },
    bodyLimitBytes: 1000,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${origin}/trpc/settings.site`)).rejects.toThrow('fetch failed');
  for (let round = 0; round < 10; round += 1) await nextRound();
  expect(runs).toBe(1);
});

const settingsTimes = (count: number) => `/trpc/${Array<string>(count).fill('settings.site').join(',')}?batch=1`;

test('accepts up to 5 calls in a request without a token, and up to 20 with one', async () => {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' }, TEST_NOW);
  const headers = await openSession(db);
  expect((await app.inject(settingsTimes(5))).json()).toHaveLength(5);
  const refused = await app.inject(settingsTimes(6));
  expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'Send at most 5 calls in one request.' }]);
  expect((await app.inject({ url: settingsTimes(20), headers })).json()).toHaveLength(20);
  expect((await app.inject({ url: settingsTimes(21), headers })).statusCode).toBe(400);
  const writes = { method: 'POST', url: settingsTimes(454).replaceAll('settings.site', 'auth.login') } as const;
  expect((await app.inject({ ...writes, payload: {} })).statusCode).toBe(400);
});
