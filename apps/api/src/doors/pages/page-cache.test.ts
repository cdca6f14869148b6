import { expect, test } from 'vitest';
import { NO_MAIL } from '../../context.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';
import type { RenderPage } from './page-source.ts';

const TITLE = 'Low tide';

/** A site whose pages list the public posts, and which counts how often a page was rendered. */
async function openSite(pageCacheMb = 8) {
  const world = { renders: 0, now: TEST_NOW, isBroken: false, mailServer: null as string | null };
  const render: RenderPage = async ({ url, client }) => {
    world.renders += 1;
    if (world.isBroken) throw new Error('broken');
    const { posts } = await client.posts.blog.query({});
    return {
      status: url.endsWith('/unknown') ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: `<main>${posts.map(({ title }) => title).join()} at ${url}, mail: ${world.mailServer} ${'wave '.repeat(500)}</main>`,
      inlineScripts: [],
    };
  };
  const { app, db } = await openTestApp({
    pageCacheMb,
    publicUrl: 'https://tideline.example',
    now: () => world.now,
    mail: {
      ...NO_MAIL,
      get server() {
        return world.mailServer;
      },
    },
    openPages: testPages(render, import.meta.dirname),
  });
  const staff = callAsStaff(db, { now: () => world.now });
  async function get(url: string, headers = {}) {
    return app.inject({ url, headers });
  }
  return { app, world, staff, get };
}

test('a page is rendered once, and again as soon as a write is acknowledged', async () => {
  const { world, staff, get } = await openSite();
  await get('/');
  expect((await get('/')).body).not.toContain(TITLE);
  expect(world.renders).toBe(1);
  await staff.posts.create(buildPost({ title: TITLE }));
  expect((await get('/')).body).toContain(TITLE);
  await staff.posts.remove({ id: 'low-tide' });
  expect((await get('/')).body).not.toContain(TITLE);
  expect(world.renders).toBe(3);
});

/** An article that says only the parts of its series. */
const renderParts: RenderPage = async ({ client }) => {
  const { series } = await client.posts.page.query({ id: 'ebb' });
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<main>${series ? series.parts.map(({ title }) => title).join(' ') : 'alone'}</main>`,
    inlineScripts: [],
  };
};

test('the page of an article follows every change of the other parts of its series', async () => {
  const openPages = testPages(renderParts, import.meta.dirname);
  const { app, db } = await openTestApp({ pageCacheMb: 8, now: () => TEST_NOW, openPages });
  const { posts } = callAsStaff(db);
  const shown = async () => /<main>(.*)<\/main>/.exec((await app.inject('/blog/ebb')).body)?.[1];
  const part = buildPost({ series: 'Tides', publishDate: '2026-11-02' });
  await posts.create({ ...part, title: 'Ebb' });
  expect(await shown()).toBe('alone');
  await posts.create({ ...part, title: 'Flow' });
  expect(await shown()).toBe('Ebb Flow');
  for (const [changes, expected] of [
    [{ title: 'Flood' }, 'Ebb Flood'],
    [{ publishDate: '2026-11-01' }, 'Flood Ebb'],
    [{ status: 'draft' }, 'alone'],
    [{ status: 'published' }, 'Flood Ebb'],
    [{ series: 'Tide' }, 'alone'],
    [{ series: 'Tides' }, 'Flood Ebb'],
  ] as const) {
    await posts.update({ id: 'flow', changes });
    expect(await shown()).toBe(expected);
  }
  await posts.remove({ id: 'flow' });
  expect(await shown()).toBe('alone');
});

test.each([
  ['HTML', {}],
  ['Markdown', { accept: 'text/markdown' }],
])(
  'no page as %s says how mail was when it was set already, but not yet known to this server',
  async (_form, headers) => {
    const { world, staff, get } = await openSite();
    await get('/', headers);
    await staff.posts.create(buildPost({ title: TITLE })); // raises the version, as a write of the mail server does
    expect((await get('/', headers)).body).toContain('mail: null');
    world.mailServer = 'mail.example.com:587';
    expect((await get('/', headers)).body).toContain('mail: mail.example.com:587');
  },
);

test('a scheduled post appears at its time, without a write', async () => {
  const { world, staff, get } = await openSite();
  await staff.posts.create(buildPost({ title: TITLE, publishDate: '2026-11-22T08:00:00.000Z' }));
  world.now = '2026-11-22T07:59:59.999Z';
  expect((await get('/')).body).not.toContain(TITLE);
  world.now = '2026-11-22T08:00:00.000Z';
  expect((await get('/')).body).toContain(TITLE);
});

test('the year in the footer changes in the agency’s time zone, without a write', async () => {
  const { world, get } = await openSite();
  world.now = '2026-12-31T08:00:00.000Z';
  await get('/');
  world.now = '2027-01-01T07:59:59.999Z';
  await get('/');
  expect(world.renders).toBe(1);
  world.now = '2027-01-01T08:00:00.000Z';
  await get('/');
  expect(world.renders).toBe(2);
});

test('hundreds of concurrent requests of one page share one rendering', async () => {
  const { world, get } = await openSite();
  const pages = await Promise.all(Array.from({ length: 200 }, () => get('/about')));
  expect(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(world.renders).toBe(1);
});

test('a page that failed is rendered again for the next visitor', async () => {
  const { world, get } = await openSite();
  world.isBroken = true;
  expect((await get('/')).statusCode).toBe(500);
  world.isBroken = false;
  expect((await get('/')).statusCode).toBe(200);
});

test('unknown query parameters share the cached page', async () => {
  const { world, get } = await openSite();
  const pages = await Promise.all(Array.from({ length: 1000 }, (_, at) => get(`/services?x=${at}`)));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  expect(world.renders).toBe(1);
});

test('many made-up URLs are refused at once, while cached pages are still served', async () => {
  const { world, get } = await openSite();
  await get('/');
  const crowd = Array.from({ length: 400 }, (_, at) => get(`/nothing-${at}`, { accept: 'text/html' }));
  expect((await get('/')).statusCode).toBe(200);
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(400);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(refused[0]?.body).toContain('The site is very busy');
  world.renders = 0;
  await get('/');
  expect(world.renders).toBe(0);
});

test('conditional requests get 304 in every encoding, until the page changes', async () => {
  const { staff, get } = await openSite();
  const plain = await get('/');
  const packed = await get('/', { 'accept-encoding': 'br' });
  for (const { headers } of [plain, packed]) {
    for (const tag of [headers.etag, `W/${String(headers.etag)}`, `"other", ${String(headers.etag)}`, '*']) {
      const again = await get('/', { 'if-none-match': tag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
      expect(again.headers.vary).toBe('Accept, Accept-Encoding');
    }
  }
  await staff.posts.create(buildPost({ title: TITLE }));
  expect((await get('/', { 'if-none-match': plain.headers.etag })).statusCode).toBe(200);
});

test('encodings have different ETags and follow Accept-Encoding', async () => {
  const { get } = await openSite();
  const forms = [];
  for (const accepted of ['br', 'gzip', 'br;q=0, gzip', 'identity']) {
    const { headers } = await get('/', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ vary: 'Accept, Accept-Encoding', etag: expect.stringMatching(/^"/) });
    forms.push([headers['content-encoding'], headers.etag]);
  }
  expect(forms.map(([encoding]) => encoding)).toEqual(['br', 'gzip', 'gzip', undefined]);
  expect(new Set(forms.map(([, tag]) => tag)).size).toBe(3);
});

test('HEAD answers with the headers of the page and without its body', async () => {
  const { app, get } = await openSite();
  const page = await get('/');
  const head = await app.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'content-security-policy']) {
    expect(head.headers[name]).toBe(page.headers[name]);
  }
});

test('cached pages have every security header', async () => {
  const { get } = await openSite();
  const [rendered, cached] = [await get('/'), await get('/')];
  expect(cached.headers).toEqual({ ...rendered.headers, date: cached.headers.date });
  expect(cached.headers).toMatchObject({ 'x-frame-options': 'DENY', 'strict-transport-security': expect.anything() });
});

test('the staff area is rendered per request and never cached', async () => {
  const { world, get } = await openSite();
  await get('/admin');
  expect((await get('/admin')).headers['cache-control']).toBe('no-store');
  expect(world.renders).toBe(2);
});

test('PAGE_CACHE_MB=0 disables the cache', async () => {
  const { world, get } = await openSite(0);
  await get('/');
  await get('/');
  expect(world.renders).toBe(2);
});
