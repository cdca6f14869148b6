import { expect, onTestFinished, test } from 'vitest';
import { API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { readDocument } from '../../testing/rest/read-document.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';

type Answers = Record<string, { headers?: object }>;
type Operation = { responses: Answers; security?: Record<string, string[]>[] };
type Document = { paths: Record<string, Record<string, Operation>> };

const UNKNOWN = 'there-is-none';
const LIMITS = ['RateLimit-Policy', 'RateLimit'];

async function open() {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  onTestFinished(() => app.close());
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const fields = { name: 'Sync', networks: [], expiresInDays: null };
  const newKey = async (scopes: readonly (typeof API_KEY_SCOPES)[number][]) =>
    (await callAsStaff(db).auth.apiKeys.create({ ...fields, scopes: [...scopes] })).key;
  const { paths } = await readDocument<Document>(app);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  let left = 1200;
  /** Sends a call that counts for the key, and checks what the answer says about its limit. */
  const send = async (key: string, method: string, url: string, headers: object = {}, payload?: string) => {
    const options = {
      method: method.toUpperCase() as 'GET',
      url,
      headers: { ...headers, authorization: `Bearer ${key}` },
    };
    const answer = await app.inject({ ...options, ...(payload !== undefined && { payload }) });
    left -= 1;
    const { ratelimit, 'ratelimit-policy': policy } = answer.headers;
    const limits = [method, url, answer.statusCode, policy, ratelimit];
    expect(limits).toEqual([method, url, answer.statusCode, '"key";q=1200;w=60', `"key";r=${left};t=60`]);
    return answer;
  };
  const restart = (calls: number) => (left = calls);
  const expire = () => db.updateTable('api_keys').set({ expires_at: TEST_NOW }).execute();
  return { newKey, calls, send, restart, expire, paths };
}

test('every answer to a key has its limit: of each path, with and without the right', async () => {
  const { newKey, calls, send, restart } = await open();
  expect(calls.length).toBeGreaterThan(60);
  const statuses = new Set<number>();
  for (const scopes of [API_KEY_SCOPES, API_KEY_SCOPES.slice(0, 1)]) {
    const key = await newKey(scopes);
    restart(1200);
    for (const { method, path } of calls) {
      const url = path.replaceAll(/\{\w+\}/g, UNKNOWN);
      statuses.add((await send(key, method, url)).statusCode);
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404]));
});

test('so have answers that no path gives: unknown addresses and methods, known versions, refused keys and bodies', async () => {
  const { newKey, send, expire } = await open();
  const key = await newKey(API_KEY_SCOPES);
  expect((await send(key, 'get', '/api/nothing')).statusCode).toBe(404);
  expect((await send(key, 'patch', '/api/posts')).statusCode).toBe(405);
  const json = { 'content-type': 'application/json' };
  expect((await send(key, 'post', '/api/posts', json, '{')).statusCode).toBe(400);
  expect((await send(key, 'post', '/api/posts', { 'content-type': 'text/xml' }, '<x/>')).statusCode).toBe(415);
  expect((await send(key, 'post', '/api/contact', json, `{"message":"${'a'.repeat(2_000_000)}"}`)).statusCode).toBe(
    413,
  );
  const write = { ...json, 'idempotency-key': 'one' };
  expect((await send(key, 'post', '/api/posts', write, '{"title":"Tides"}')).statusCode).toBe(201);
  const repeated = await send(key, 'post', '/api/posts', write, '{"title":"Tides"}');
  expect([repeated.statusCode, repeated.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect((await send(key, 'post', '/api/posts', write, '{"title":"Ebb"}')).statusCode).toBe(422);
  const { etag } = (await send(key, 'get', '/api/posts/tides')).headers;
  expect((await send(key, 'get', '/api/posts/tides', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await send(key, 'put', '/api/posts/tides', { ...json, 'if-match': '"9"' }, '{}')).statusCode).toBe(412);
  await expire();
  expect((await send(key, 'get', '/api/posts')).statusCode).toBe(401);
});

test('the document says so of each call that accepts a key', async () => {
  const { calls } = await open();
  const missing = calls.flatMap(({ method, path, operation: { security = [], responses } }) => {
    if (!security.some((way) => 'apiKey' in way)) return [];
    const all = Object.entries(responses).filter(([, { headers = {} }]) => !LIMITS.every((name) => name in headers));
    const waits = 'Retry-After' in (responses['429']?.headers ?? {});
    return [...all.map(([status]) => `${method} ${path} ${status}`), ...(waits ? [] : [`${method} ${path} 429`])];
  });
  expect(missing).toEqual([]);
});
