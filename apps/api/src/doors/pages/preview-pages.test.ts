import { expect, test } from 'vitest';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';
import type { RenderPage } from './page-source.ts';

/** The headline of the home page, links, a form and a script. */
const render: RenderPage = async ({ url, client }) => {
  const { home } = await client.pages.copy.query({ ids: ['home'] });
  const headline = JSON.stringify(home?.hero ?? 'built in');
  const { pathname } = new URL(url);
  return {
    status: pathname === '/preview/ended' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<head><script>count()</script></head><body><h1>${headline} at ${pathname}</h1><form action="/contact"></form>
<a class="b" href="/about?case=1#top">About</a><a href="/api/docs">API</a><a href="https://a.example/">A</a></body>`,
    inlineScripts: ['count()'],
  };
};

/** A site with a draft of its home page, and a link to it. */
async function openSite() {
  const { app, db } = await openTestApp({
    publicUrl: 'https://tideline.example',
    now: () => TEST_NOW,
    openPages: testPages(render, import.meta.dirname),
  });
  const staff = callAsStaff(db);
  await staff.pages.keep({
    id: 'home',
    values: { 'hero.headline': 'High water' },
    expectedVersion: null,
    liveVersion: 0,
  });
  const { path } = await staff.previews.ofPage({ id: 'home' });
  return { app, staff, path };
}

test('a preview is a page without scripts whose links stay in it, and no cache and no visitor gets it', async () => {
  const { app, path } = await openSite();
  expect((await app.inject('/')).body).toContain('built in');
  const { statusCode, headers, body } = await app.inject(path);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(body).toContain('High water');
  expect(body).toContain('Preview: Home, with changes that are not public. Link ends Nov 28, 2026, 10:00 AM.');
  expect(body).not.toContain('<script');
  expect(body).toContain('<form inert action="/contact">');
  expect(body).toContain(`<a class="b" href="${path}about?case=1#top">`);
  expect(body).toContain('<a href="/api/docs">API</a><a href="https://a.example/">');
  expect((await app.inject('/')).body).toContain('built in');
});

test('a preview has other public pages, and neither the staff area, nor links of mails, nor the interface', async () => {
  const { app, path } = await openSite();
  expect((await app.inject(`${path}about?x=1`)).body).toContain('at /about');
  const moved = await app.inject(`${path}About/`);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, `${path}about`]);
  for (const address of ['admin', 'api/posts', 'newsletter/confirm', '?edit', 'preview/x', 'assets/a.js']) {
    expect([address, (await app.inject(path + address)).statusCode]).toEqual([address, 404]);
  }
});

test('a link that has ended says so', async () => {
  const { app, staff, path } = await openSite();
  await staff.previews.endOfPage({ id: 'home' });
  const { statusCode, body } = await app.inject(path);
  expect(statusCode).toBe(404);
  expect(body).toContain('at /preview/ended');
  expect(body).not.toContain('High water');
});

test('a link can be opened sixty times a minute', async () => {
  const { app, path } = await openSite();
  for (let view = 0; view < 60; view += 1) expect((await app.inject(path)).statusCode).toBe(200);
  expect((await app.inject(path)).statusCode).toBe(429);
  expect((await app.inject('/')).statusCode).toBe(200);
});
