import { expect, test } from 'vitest';
import { later } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('new enquiries since a call', (database) => {
  async function open() {
    let now = TEST_NOW;
    const { app } = await openTestApp({ db: database(), now: () => now });
    await insertStaff(database(), { id: 'admin-1', email: 'a@example.com', name: 'A', passwordHash: 'none' }, TEST_NOW);
    const bearer = await openSession(database());
    const write = async (...names: string[]) => {
      for (const firstName of names) {
        const visitor = callAsVisitor(database(), { now: () => now });
        await visitor.contacts.send({ firstName, lastName: 'Marsh', email: `${firstName}@example.com` });
      }
    };
    const wait = (seconds: number) => {
      now = later(now, seconds * 1000);
    };
    const read = async (url: string) => {
      const answer = await app.inject({ url, headers: bearer });
      expect(answer.statusCode).toBe(200);
      const next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1] ?? '';
      const names = answer.json<{ firstName: string }[]>().map(({ firstName }) => firstName);
      return { names, next, total: Number(answer.headers['x-total-count']) };
    };
    return { app, bearer, write, wait, read };
  }

  test('are each answered once, in the order of arrival, by following the links', async () => {
    const { write, wait, read } = await open();
    await write('Ada', 'Bob', 'Cid');
    wait(10);
    const first = await read(`/api/contacts?since=${TEST_NOW}&limit=2`);
    expect(first.total).toBe(3);
    const second = await read(first.next);
    expect([...first.names, ...second.names].toSorted()).toEqual(['Ada', 'Bob', 'Cid']);
    const none = await read(second.next);
    expect(none.names).toEqual([]);
    await write('Dan');
    wait(3);
    await write('Eve');
    expect((await read(none.next)).names).toEqual([]); // not settled
    wait(7);
    const fourth = await read(none.next);
    expect(fourth.names).toEqual(['Dan']);
    wait(3);
    expect((await read(fourth.next)).names).toEqual(['Eve']);
    expect((await read(none.next)).names).toEqual(['Dan', 'Eve']); // an old link may be followed again
  });

  test('include one whose time is a little earlier, stored after a reader passed by', async () => {
    const { write, wait, read } = await open();
    await write('Ada');
    wait(9);
    const early = await read(`/api/contacts?since=${TEST_NOW}`);
    expect(early.names).toEqual([]);
    const slow = callAsVisitor(database(), { now: () => later(TEST_NOW, -1) });
    await slow.contacts.send({ firstName: 'Slow', lastName: 'Marsh', email: 'slow@example.com' });
    wait(1);
    expect((await read('/api/contacts?since=2026-11-21T17:59:00Z')).names).toEqual(['Slow', 'Ada']);
  });

  test('can be restricted to a status', async () => {
    const { write, wait, read } = await open();
    await write('Ada', 'Bob');
    const [{ id } = { id: '' }] = (await callAsStaff(database()).contacts.list({ q: 'Bob' })).items;
    await callAsStaff(database()).contacts.updateStatus({ id, status: 'won' });
    wait(10);
    expect((await read(`/api/contacts?since=${TEST_NOW}&status=pending`)).names).toEqual(['Ada']);
  });

  test.each(['yesterday', '2026-13-01T00:00:00Z', 'W10', ''])('an invalid start is refused: %j', async (since) => {
    const { app, bearer } = await open();
    const answer = await app.inject({ url: '/api/contacts', query: { since }, headers: bearer });
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(/^(?:since|cursor) must be/)]);
  });

  test('have a status that a program sets', async () => {
    const { app, bearer, write } = await open();
    await write('Ada');
    const { id } = await database().selectFrom('contacts').select('id').executeTakeFirstOrThrow();
    const put = (status: string) =>
      app.inject({ method: 'PUT', url: `/api/contacts/${id}/status`, headers: bearer, body: { status } });
    expect((await put('contacted')).json()).toMatchObject({ id, status: 'contacted' });
    expect((await put('liked')).statusCode).toBe(400);
  });
});
