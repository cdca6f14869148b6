import { expect, test } from 'vitest';
import { countPostView } from '../../../insight/stats/views.repository.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { buildRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('a version of a post', (database) => {
  async function open() {
    const app = await buildRestServer(database());
    const bearer = await openSession(database());
    await callAsStaff(database()).posts.create(buildPost({ title: 'Tides' }));
    const send = (method: 'GET' | 'PUT' | 'DELETE', headers: object, body?: object) =>
      app.inject({ method, url: '/api/posts/tides', headers: { ...bearer, ...headers }, ...(body && { body }) });
    const title = async () => (await callAsStaff(database()).posts.byId({ id: 'tides' })).title;
    return { app, bearer, send, title };
  }

  test('is not sent again to a caller that has it', async () => {
    const { send } = await open();
    const first = await send('GET', {});
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"tides\.[a-z0-9]+\.1-0"$/);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await send('GET', { 'if-none-match': header });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    await countPostView(database(), 'tides');
    expect((await send('GET', { 'if-none-match': etag })).json()).toMatchObject({ views: 1 });
  });

  test('is changed when If-Match names it, also after a view, and each answer has the next one', async () => {
    const { send, title } = await open();
    const { etag } = (await send('GET', {})).headers;
    await countPostView(database(), 'tides');
    const changed = await send('PUT', { 'if-match': etag }, { title: 'Ebb' });
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, expect.stringMatching(/^"tides\..*\.2-1"$/)]);
    expect((await send('PUT', { 'if-match': changed.headers.etag }, { title: 'Flow' })).statusCode).toBe(200);
    expect((await send('PUT', { 'if-match': '*' }, { title: 'Neap' })).statusCode).toBe(200);
    expect(await title()).toBe('Neap');
  });

  test('is neither changed nor deleted when somebody else has saved: 412, and 409 with expectedVersion', async () => {
    const { send, title } = await open();
    const { etag } = (await send('GET', {})).headers;
    await callAsStaff(database()).posts.update({ id: 'tides', changes: { title: 'Ebb' } });
    const { etag: newer } = (await send('GET', {})).headers;
    const sentence = 'Someone else saved this post in the meantime. Read it again and merge the changes.';
    for (const method of ['PUT', 'DELETE'] as const) {
      const refused = await send(method, { 'if-match': etag }, method === 'PUT' ? { title: 'Mine' } : undefined);
      expect([refused.statusCode, refused.json()]).toEqual([412, { error: sentence }]);
    }
    const conflict = await send('PUT', {}, { title: 'Mine', expectedVersion: 1 });
    expect([conflict.statusCode, conflict.json()]).toEqual([409, { error: sentence }]);
    expect(await title()).toBe('Ebb');
    expect((await send('DELETE', { 'if-match': newer })).statusCode).toBe(204);
  });

  test.each(['W/"1-0"', '1', '"abc"', '"1-0", "2-0"', ''])('an If-Match that names none is 412: %j', async (header) => {
    const { send, title } = await open();
    const refused = await send('PUT', { 'if-match': header }, { title: 'Mine' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      412,
      expect.stringMatching(/^If-Match must be the ETag/),
    ]);
    expect(await title()).toBe('Tides');
  });

  test('an enquiry has a tag of its content', async () => {
    const { app, bearer } = await open();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const { id } = await database().selectFrom('contacts').select('id').executeTakeFirstOrThrow();
    const read = (headers: object) => app.inject({ url: `/api/contacts/${id}`, headers: { ...bearer, ...headers } });
    const { etag } = (await read({})).headers;
    expect((await read({ 'if-none-match': etag })).statusCode).toBe(304);
    await callAsStaff(database()).contacts.updateStatus({ id, status: 'won' });
    expect((await read({ 'if-none-match': etag })).json()).toMatchObject({ status: 'won' });
  });

  test('an enquiry is changed when If-Match names its content, and 412 when somebody else has changed it', async () => {
    const { app, bearer } = await open();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const { id } = await database().selectFrom('contacts').select('id').executeTakeFirstOrThrow();
    const read = async () => String((await app.inject({ url: `/api/contacts/${id}`, headers: bearer })).headers.etag);
    const change = (path: 'status' | 'outcome', tag: string, body: object) =>
      app.inject({ method: 'PUT', url: `/api/contacts/${id}/${path}`, headers: { ...bearer, 'if-match': tag }, body });
    const first = await read();
    expect((await change('status', first, { status: 'contacted' })).json()).toMatchObject({ status: 'contacted' });
    const message = 'This inquiry has changed since it was read. Read it again.';
    for (const refused of [
      await change('status', first, { status: 'lost' }),
      await change('outcome', first, { value: 7 }),
      await change('outcome', 'nothing', { value: 7 }),
    ]) {
      expect([refused.statusCode, refused.json()]).toEqual([412, { error: message }]);
    }
    expect((await change('outcome', await read(), { value: 4000 })).json()).toMatchObject({ value: 4000 });
    expect((await change('status', '*', { status: 'won' })).json()).toMatchObject({ status: 'won', value: 4000 });
  });

  test('of two changes with the same If-Match, one is made', async () => {
    const { app, bearer } = await open();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const { id } = await database().selectFrom('contacts').select('id').executeTakeFirstOrThrow();
    const { etag } = (await app.inject({ url: `/api/contacts/${id}`, headers: bearer })).headers;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, value) =>
        app.inject({
          method: 'PUT',
          url: `/api/contacts/${id}/outcome`,
          headers: { ...bearer, 'if-match': etag },
          body: { value: value + 1 },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(412)]);
  });
});
