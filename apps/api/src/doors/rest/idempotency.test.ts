import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { later, MINUTE_MS, DAY_MS } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { deleteOldKeys } from '../idempotency/idempotency-keys.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildPost } from '../../testing/build-post.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('a write with an idempotency key', (database) => {
  let now = TEST_NOW;

  async function open() {
    now = TEST_NOW;
    const { app } = await openTestApp({ db: database(), now: () => now });
    const account = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' };
    await insertStaff(database(), account, TEST_NOW);
    const bearer = await openSession(database());
    const key = randomUUID();
    const send = (body: object, headers: object = {}, url = '/api/posts', method: 'POST' | 'PUT' = 'POST') =>
      app.inject({ method, url, headers: { ...bearer, 'idempotency-key': key, ...headers }, body });
    const titles = async () =>
      (await callAsStaff(database()).posts.list({})).items.map(({ title }) => title).toSorted();
    return { app, send, bearer, key, titles };
  }

  test('runs once; its repetitions get the same answer, also in another encoding', async () => {
    const { send, titles } = await open();
    const body = { title: 'Tides', content: 'Ebb and flow. '.repeat(200) };
    const first = await send(body);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    const repeated = [201, first.headers.location, 'true'];
    const again = await send(body);
    expect([again.statusCode, again.headers.location, again.headers['idempotency-replayed']]).toEqual(repeated);
    expect(again.body).toBe(first.body);
    const other = await send(body, { 'accept-encoding': 'br' });
    expect([other.statusCode, other.headers.location, other.headers['idempotency-replayed']]).toEqual(repeated);
    expect(other.headers['content-encoding']).toBe('br');
    expect(await titles()).toEqual(['Tides']);
  });

  test('an answer without a body is repeated, too', async () => {
    const { app, bearer, key, send } = await open();
    await send({ title: 'Tides' });
    const remove = () =>
      app.inject({ method: 'DELETE', url: '/api/posts/tides', headers: { ...bearer, 'idempotency-key': `${key}-2` } });
    expect((await remove()).statusCode).toBe(204);
    const again = await remove();
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([204, '', 'true']);
  });

  test.each([
    ['another body', { title: 'Ebb' }, '/api/posts'],
    ['another path', { title: 'Tides' }, '/api/posts?x=1'],
  ])('%s with the same key is refused with 422', async (_what, body, url) => {
    const { send, titles } = await open();
    await send({ title: 'Tides' });
    const answer = await send(body, {}, url);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { error: expect.stringContaining('Use a new key for each new request.') },
    ]);
    expect(await titles()).toEqual(['Tides']);
  });

  test('the same key of another caller is another key', async () => {
    const { send, titles } = await open();
    await insertStaff(database(), { id: 'x', email: 'x@example.com', name: 'X', passwordHash: 'none' }, TEST_NOW);
    const { key } = await callAsStaff(database(), {
      staff: { id: 'x', email: 'x@example.com', name: 'X', role: 'admin' },
    }).auth.apiKeys.create({ name: 'Sync', scopes: ['posts.edit'], networks: [], expiresInDays: null });
    await send({ title: 'Tides' });
    expect((await send({ title: 'Ebb' }, { authorization: `Bearer ${key}` })).statusCode).toBe(201);
    expect(await titles()).toEqual(['Ebb', 'Tides']);
  });

  test('twenty at the same time run once; the others wait for the answer with 409', async () => {
    const { send, titles } = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ title: 'Tides' })));
    for (const { statusCode, headers } of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect([statusCode, headers['retry-after']]).toEqual([409, '5']);
    }
    expect((await send({ title: 'Tides' })).statusCode).toBe(201);
    expect(await titles()).toEqual(['Tides']);
  });

  test('a refused request is not stored: it can be corrected and sent with the same key', async () => {
    const { send, titles } = await open();
    expect((await send({ title: 'Tides', status: 'live' })).statusCode).toBe(400);
    expect((await send({ title: 'Tides' })).statusCode).toBe(201);
    expect(await titles()).toEqual(['Tides']);
  });

  test('a failure of the server is not stored', async () => {
    const { send, titles } = await open();
    await database().schema.alterTable('post_revisions').renameTo('gone').execute();
    expect((await send({ title: 'Tides' })).statusCode).toBe(500);
    await database().schema.alterTable('gone').renameTo('post_revisions').execute();
    expect((await send({ title: 'Tides' })).statusCode).toBe(201);
    expect(await titles()).toEqual(['Tides']);
  });

  test('is free again after a day', async () => {
    const { send, titles } = await open();
    await send({ title: 'Tides' });
    now = later(TEST_NOW, DAY_MS - 1);
    await deleteOldKeys(database(), now);
    expect(await storedKeys(database())).toHaveLength(1);
    now = later(TEST_NOW, DAY_MS);
    await database().updateTable('sessions').set({ last_seen_at: now }).execute();
    expect((await send({ title: 'Ebb' })).statusCode).toBe(201);
    expect(await titles()).toEqual(['Ebb', 'Tides']);
    await deleteOldKeys(database(), later(now, DAY_MS));
    expect(await storedKeys(database())).toEqual([]);
  });

  test('whose server stopped meanwhile: a PUT runs again, a POST answers that the outcome is unknown', async () => {
    const { send, titles } = await open();
    const interrupt = () =>
      database().updateTable('idempotency_keys').set({ finished_at: null, answer: null, started_at: now }).execute();
    await send({ title: 'Tides' });
    await interrupt();
    expect((await send({ title: 'Tides' })).json()).toEqual({ error: expect.stringContaining('still running') });
    now = later(TEST_NOW, 5 * MINUTE_MS);
    const unknown = await send({ title: 'Tides' });
    expect([unknown.statusCode, unknown.json().error]).toEqual([
      409,
      expect.stringContaining('does not know its outcome'),
    ]);
    expect(await titles()).toEqual(['Tides']);

    const change = () => send({ title: 'Ebb' }, { 'idempotency-key': 'put' }, '/api/posts/tides', 'PUT');
    await change();
    await interrupt();
    expect((await change()).statusCode).toBe(409);
    now = later(now, 5 * MINUTE_MS);
    const again = await change();
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect((await change()).headers['idempotency-replayed']).toBe('true');
  });

  test('stores nothing that can be read without the token', async () => {
    const { app, bearer, key, send } = await open();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const { id } = await database().selectFrom('contacts').select('id').executeTakeFirstOrThrow();
    const change = () => send({ value: 500 }, {}, `/api/contacts/${id}/outcome`, 'PUT');
    expect((await change()).json()).toMatchObject({ email: 'ada@example.com' });
    const stored = JSON.stringify(await storedKeys(database()));
    for (const text of ['Ada', 'ada@', key, bearer.authorization]) expect(stored).not.toContain(text);
    // Another session of the same account cannot open it.
    const other = await app.inject({
      method: 'PUT',
      url: `/api/contacts/${id}/outcome`,
      headers: { ...(await openSession(database())), 'idempotency-key': key },
      body: { value: 500 },
    });
    expect([other.statusCode, other.json().error]).toEqual([409, expect.stringContaining('was carried out')]);
  });

  test('over tRPC works for a single call, and not for those of the own account', async () => {
    const { app, bearer, key, titles } = await open();
    const call = (path: string, json: object, headers: object = {}) =>
      app.inject({
        method: 'POST',
        url: `/trpc/${path}`,
        headers: { ...bearer, 'idempotency-key': key, ...headers },
        body: { json },
      });
    const first = await call('posts.create', buildPost({ title: 'Tides' }));
    const again = await call('posts.create', buildPost({ title: 'Tides' }));
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true']);
    expect((await call('posts.create', buildPost({ title: 'Ebb' }))).statusCode).toBe(422);
    expect(await titles()).toEqual(['Tides']);
    await call('auth.endOtherSessions', {}, { 'idempotency-key': 'own' });
    expect(await storedKeys(database())).toHaveLength(1);
  });

  test.each(['', ' ', 'ü', 'a'.repeat(256)])('a key that is none is refused: %j', async (key) => {
    const { send } = await open();
    const answer = await send({ title: 'Tides' }, { 'idempotency-key': key });
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(/^Idempotency-Key must/)]);
  });

  test('is ignored without a token', async () => {
    const { app } = await open();
    const enquiry = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' };
    const headers = { 'idempotency-key': 'visitor' };
    const answer = await app.inject({ method: 'POST', url: '/api/contact', headers, body: enquiry });
    expect(answer.statusCode).toBe(201);
    expect(await storedKeys(database())).toEqual([]);
  });
});

function storedKeys(db: Db) {
  return db.selectFrom('idempotency_keys').selectAll().execute();
}
