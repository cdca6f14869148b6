import { expect, onTestFinished, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const TABLES = ['posts', 'post_revisions', 'post_tags', 'audit', 'events', 'content_version'] as const;

describeOnEachDatabase('a PUT of a post that names nothing', (database) => {
  test('changes nothing, not even the version (issue 29)', async () => {
    await callAsStaff(database()).posts.create(buildPost({ title: 'Tides', tags: ['a'] }));
    const app = await buildRestServer(database());
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    const read = () => app.inject({ url: '/api/posts/tides', headers });
    const before = await read();
    const rows = await stored();
    for (const body of [{}, { expectedVersion: 1 }, { unknown: 'x' }]) {
      const answer = await app.inject({ method: 'PUT', url: '/api/posts/tides', headers, body });
      expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([
        200,
        before.json(),
        before.headers.etag,
      ]);
    }
    expect(await stored()).toEqual(rows);
    const late = { method: 'PUT', url: '/api/posts/tides', headers, body: { expectedVersion: 7 } } as const;
    expect((await app.inject(late)).statusCode).toBe(409);
    expect((await app.inject({ ...late, url: '/api/posts/none' })).statusCode).toBe(404);
  });

  test('is refused to somebody who may not change the post', async () => {
    await callAsStaff(database()).posts.create(buildPost({ title: 'Tides', status: 'draft' }));
    await database().updateTable('posts').set({ owner_id: null, updated_at: TEST_NOW }).execute();
    const author = callAsStaff(database(), { capabilities: new Set(['posts.edit', 'posts.read-drafts']) });
    await expect(author.posts.update({ id: 'tides', changes: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  async function stored() {
    return Promise.all(TABLES.map((table) => database().selectFrom(table).selectAll().execute()));
  }
});
