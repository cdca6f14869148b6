import { expect, test } from 'vitest';
import { putRedirect } from '../../core/addresses/redirects.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';
import type { RenderPage } from './page-source.ts';

/** Finds public posts at their addresses, and no other page. */
const render: RenderPage = async ({ url, client }) => {
  const id = new URL(url).pathname.slice('/blog/'.length);
  const found = await client.posts.page.query({ id: decodeURIComponent(id) }).catch(() => null);
  const status = found ? 200 : 404;
  const html = found?.post.title ?? 'Article Not Found';
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, html, inlineScripts: [] };
};

async function openSite() {
  const openPages = testPages(render, import.meta.dirname);
  const { app, db } = await openTestApp({ publicUrl: 'https://tideline.example', now: () => TEST_NOW, openPages });
  return {
    db,
    staff: callAsStaff(db),
    get: async (url: string) => {
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      return { status: statusCode, location: headers.location, caching: headers['cache-control'], body };
    },
  };
}

test('the former address of a post redirects with 308, in every spelling at once, and stays its own', async () => {
  const { staff, get } = await openSite();
  await staff.posts.create(buildPost({ title: 'One' }));
  expect((await get('/blog/two')).status).toBe(404);
  await staff.posts.update({ id: 'one', changes: { address: 'two' } });
  expect((await get('/blog/two')).status).toBe(200);
  for (const url of ['/blog/one', '/blog/one/', '//blog/one', '/blog/One']) {
    expect([url, await get(url)]).toMatchObject([url, { status: 308, location: '/blog/two' }]);
    const counted = `${url}?utm_source=mail&ref=a%20b`;
    const location = '/blog/two?utm_source=mail&ref=a%20b';
    expect([counted, await get(counted)]).toMatchObject([counted, { status: 308, location }]);
  }
  expect((await get('/blog/one')).caching).toBe('public, max-age=0, must-revalidate');
  await expect(staff.posts.create(buildPost({ title: 'Taker', address: 'one' }))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect((await get('/blog/one')).status).toBe(308);
});

test('an address that was redirected by hand is free for a post', async () => {
  const { db, staff, get } = await openSite();
  await staff.posts.create(buildPost({ title: 'One' }));
  await db
    .transaction()
    .execute((trx) =>
      putRedirect(trx, { path: '/blog/free', target: { path: '/blog/one' }, origin: 'hand' }, TEST_NOW),
    );
  expect(await get('/blog/free')).toMatchObject({ status: 308, location: '/blog/one' });
  await staff.posts.create(buildPost({ title: 'Taker', address: 'free' }));
  expect(await get('/blog/free')).toMatchObject({ status: 200, body: 'Taker' });
});

test('an unpublished post answers 404, 410 or a redirect, as it was chosen', async () => {
  const { staff, get } = await openSite();
  await staff.posts.create(buildPost({ title: 'One' }));
  await staff.posts.update({ id: 'one', changes: { status: 'draft' } });
  expect(await get('/blog/one')).toMatchObject({ status: 404, body: 'Article Not Found' });
  await staff.posts.update({ id: 'one', changes: { status: 'published' } });
  await staff.posts.update({ id: 'one', changes: { status: 'draft' }, unpublished: { answer: 'gone' } });
  expect(await get('/blog/one')).toMatchObject({ status: 410, location: undefined, body: 'Article Not Found' });
  await staff.posts.update({ id: 'one', changes: { status: 'published' } });
  const unpublished = { answer: 'redirect', target: '/blog/tag/für dich' } as const;
  await staff.posts.update({ id: 'one', changes: { status: 'draft' }, unpublished });
  expect(await get('/blog/one')).toMatchObject({ status: 308, location: '/blog/tag/f%C3%BCr%20dich' });
});

test('a fixed page is never redirected', async () => {
  const { db, get } = await openSite();
  await db
    .transaction()
    .execute((trx) => putRedirect(trx, { path: '/about', target: { path: '/services' }, origin: 'hand' }, TEST_NOW));
  expect(await get('/about/')).toMatchObject({ status: 308, location: '/about' });
  expect((await get('/about')).status).toBe(404); // this site has no pages
});

test('addresses of another system lead on in one hop: by number, as a feed, on phones, and further pages of a list', async () => {
  const { db, staff, get } = await openSite();
  await staff.posts.create(buildPost({ title: 'One' }));
  const redirects = [
    ['/?p=12', '/blog/one'],
    ['/2019/03/one', '/blog/one'],
    ['/category/coast', '/blog/category/coast-sea'],
    ['/wp-content/uploads/pier.jpg', '/media/pier-600x400.jpg'],
  ] as const;
  await db.transaction().execute(async (trx) => {
    for (const [path, target] of redirects)
      await putRedirect(trx, { path, target: { path: target }, origin: 'hand' }, TEST_NOW);
    await putRedirect(trx, { path: '/?p=13', target: null, origin: 'hand' }, TEST_NOW);
  });
  for (const [url, location] of [
    ['/?p=12', '/blog/one'],
    ['/?utm_source=x&p=12', '/blog/one?utm_source=x'],
    ['//?p=12&utm_source=x', '/blog/one?utm_source=x'],
    ['/2019/03/one/feed/?utm_source=x', '/blog/one?utm_source=x'],
    ['/2019/03/one/feed/', '/blog/one'],
    ['/2019/03/one/amp/', '/blog/one'],
    ['/2019/03/one/comment-page-2', '/blog/one'],
    ['/category/coast/page/3/', '/blog/category/coast-sea'],
    ['/category/coast/feed/', '/blog/category/coast-sea/rss.xml'],
    ['/blog/page/2', '/blog'],
    ['/page/2/', '/blog'],
    ['/2019/', '/blog'],
    ['/2019/03', '/blog'],
    ['/feed/', '/rss.xml'],
    ['/?feed=rss2', '/rss.xml'],
    ['/rss/', '/rss.xml'],
    ['/wp-content/uploads/pier-300x200.jpg', '/media/pier-600x400.jpg'],
  ] as const)
    expect([url, await get(url)]).toMatchObject([url, { status: 308, location }]);
  expect((await get('/?p=13')).status).toBe(410);
  expect((await get('/?p=14')).location).toBeUndefined();
  for (const url of ['/nothing/feed', '/nothing/page/2', '/amp', '/nothing-300x200.jpg', '/2018', '/2019/04'])
    expect([url, (await get(url)).status]).toEqual([url, 404]);
});
