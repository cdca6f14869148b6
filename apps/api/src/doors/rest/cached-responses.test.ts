import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { countPostView } from '../../insight/stats/views.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildPost } from '../../testing/build-post.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';

let app: FastifyInstance;
let db: Db;
let now: string;
let bearer: { authorization: string };

beforeEach(async () => {
  now = TEST_NOW;
  ({ app, db } = await openTestApp({ now: () => now }));
  const account = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' };
  await insertStaff(db, account, TEST_NOW);
  bearer = await openSession(db);
  await callAsStaff(db).posts.create(buildPost({ title: 'Tides', content: 'Ebb and flow. '.repeat(100) }));
});

function get(url: string, headers = {}) {
  return app.inject({ url, headers });
}

async function views(url: string): Promise<number[]> {
  return (await get(url)).json<{ views: number }[]>().map((post) => post.views);
}

test.each(['/api/posts', '/api/posts/tides', '/rss.xml', '/feed.json', '/sitemap.xml'])(
  '%s answers 304 to its tag until a post changes, and then is new at once',
  async (url) => {
    const { etag } = (await get(url)).headers;
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    now = '2026-11-21T18:00:30.000Z';
    await callAsStaff(db, { now: () => now }).posts.update({ id: 'tides', changes: { title: 'Neap tides' } });
    const changed = await get(url, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toMatch(/Neap tides|2026-11-21T18:00:30/);
  },
);

test.each(['/api/posts', '/api/posts/tides', '/rss.xml'])('%s follows Accept-Encoding', async (url) => {
  const forms = await Promise.all(['br', 'gzip', ''].map((accepted) => get(url, { 'accept-encoding': accepted })));
  expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { headers } of forms) expect(headers.vary).toContain('Accept-Encoding');
});

test('staff and public responses are never mixed up', async () => {
  await callAsStaff(db).posts.create(buildPost({ title: 'Secret draft', status: 'draft' }));
  for (let round = 0; round < 2; round += 1) {
    expect((await get('/api/posts')).json()).toHaveLength(1);
    expect((await get('/api/posts', bearer)).json()).toHaveLength(2);
    expect((await get('/api/posts/secret-draft', bearer)).statusCode).toBe(200);
    expect((await get('/api/posts/secret-draft')).statusCode).toBe(404);
    expect((await get('/api/posts', { authorization: 'Bearer invalid' })).statusCode).toBe(401);
  }
  expect((await get('/api/posts', bearer)).headers.etag).toBeUndefined();
});

test('all spellings of a list URL share one cached response with canonical links', async () => {
  await callAsStaff(db).posts.create(buildPost({ title: 'Ebb' }));
  for (const query of ['', '?limit=1']) {
    const first = await views(`/api/posts${query}`);
    await db
      .updateTable('posts')
      .set((eb) => ({ views: eb('views', '+', 1) }))
      .execute();
    // An uncached response would include the view counted meanwhile.
    for (const path of ['/api/%70osts', '/%61pi/posts', '/%61%70%69/%70%6f%73%74%73']) {
      expect(await views(path + query)).toEqual(first);
    }
  }
  expect((await get('/%61pi/posts?limit=1', bearer)).statusCode).toBe(200);
  expect((await get('/%61pi/posts?limit=1')).headers['link']).toMatch(/^<\/api\/posts\?/);
});

test('view counts lag at most a minute for visitors, and not for staff', async () => {
  await get('/api/posts/tides');
  await countPostView(db, 'tides');
  now = '2026-11-21T18:00:59.999Z';
  expect((await get('/api/posts/tides')).json().views).toBe(0);
  expect((await get('/api/posts/tides', bearer)).json().views).toBe(1);
  now = '2026-11-21T18:01:00.000Z';
  expect((await get('/api/posts/tides')).json().views).toBe(1);
});

test('a search is repeated from the cache until a post changes', async () => {
  expect(await views('/api/posts?q=ebb')).toEqual([0]);
  await countPostView(db, 'tides');
  expect(await views('/api/posts?q=ebb')).toEqual([0]); // the view was counted meanwhile
  await callAsStaff(db).posts.create(buildPost({ title: 'Ebb' }));
  expect(await views('/api/posts?q=ebb')).toHaveLength(2);
});

test('only known parameters are part of the cache key', async () => {
  await callAsStaff(db).posts.create(buildPost({ title: 'Other', category: 'Strategy' }));
  await get('/api/posts');
  expect((await get('/api/posts?category=Strategy')).json()).toMatchObject([{ id: 'other' }]);
  expect((await get('/api/posts?x=1&limit=1')).headers.link).toMatch(/^<\/api\/posts\?limit=1&cursor=[^&]+>/);
  expect((await get('/api/posts?x=1')).json()).toHaveLength(2);
  expect((await get('/api/posts?tag=a&tag=b')).statusCode).toBe(400);
  expect((await get('/api/posts?q=ebb')).json()).toMatchObject([{ id: 'tides' }]);
});

test('a missing post is not cached', async () => {
  expect((await get('/api/posts/later')).statusCode).toBe(404);
  await callAsStaff(db).posts.create(buildPost({ title: 'Later' }));
  expect((await get('/api/posts/later')).statusCode).toBe(200);
});
