import { expect, test } from 'vitest';
import { later } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

type App = Awaited<ReturnType<typeof openTestApp>>['app'];
type Enquiry = { id: string; firstName: string };

describeOnEachDatabase('a flow without code that polls', (database) => {
  test('handles each new enquiry once, over restarts of the server and of its own', async () => {
    let now = TEST_NOW;
    const start = async () => (await openTestApp({ db: database(), now: () => now })).app;
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const scopes = ['contacts.read', 'contacts.edit'] as const;
    const fields = { name: 'Flow', scopes: [...scopes], networks: [], expiresInDays: null };
    const { key } = await callAsStaff(database()).auth.apiKeys.create(fields);
    const headers = { authorization: `Bearer ${key}` };
    const write = async (...names: string[]) => {
      for (const firstName of names) {
        now = later(now, 1000);
        const visitor = callAsVisitor(database(), { now: () => now });
        await visitor.contacts.send({ firstName, lastName: 'Marsh', email: `${firstName}@example.com` });
      }
      now = later(now, 10_000);
    };

    /** All that the flow remembers. */
    let next = `/api/contacts?since=${TEST_NOW}&limit=3`;
    const seen: string[] = [];
    /** Reads a page and writes a status back for each; stops after `until` of them as if it had crashed. */
    const poll = async (app: App, until = Number.POSITIVE_INFINITY): Promise<number> => {
      const page = await app.inject({ url: next, headers });
      const enquiries = page.json<Enquiry[]>();
      for (const [at, { id, firstName }] of enquiries.entries()) {
        if (at === until) return enquiries.length;
        const answer = await app.inject({
          method: 'PUT',
          url: `/api/contacts/${id}/status`,
          headers: { ...headers, 'idempotency-key': `first-reply-${id}` },
          body: { status: 'contacted' },
        });
        expect(answer.statusCode).toBe(200);
        if (answer.headers['idempotency-replayed'] === undefined) seen.push(firstName);
      }
      next = /^<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
      return enquiries.length;
    };

    await write('a', 'b', 'c', 'd', 'e');
    let app = await start();
    expect(await poll(app)).toBe(3);
    expect(await poll(app, 1)).toBe(2); // crashes after "d"
    await app.close();
    await write('f', 'g', 'h');
    app = await start();
    while ((await poll(app)) > 0);
    await write('i');
    while ((await poll(app)) > 0);
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
    const acts = await database()
      .selectFrom('audit')
      .select('key_name')
      .where('action', '=', 'contact.status')
      .execute();
    expect(acts.map(({ key_name: name }) => name)).toEqual(Array(9).fill('Flow'));
  });
});
