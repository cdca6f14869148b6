import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';

const CDN = { purgeUrl: 'http://127.0.0.1/purge', header: null };

async function openSite(cdn: typeof CDN | null) {
  const { app } = await openTestApp({
    cdn,
    publicUrl: 'https://tideline.example',
    openPages: testPages(
      async ({ url }) => ({
        status: url.includes('missing') ? 404 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        html: '<main>A pier</main>',
        inlineScripts: [],
      }),
      import.meta.dirname,
    ),
  });
  return async (url: string, headers = {}) => {
    const answer = await app.inject({ url, headers });
    return { status: answer.statusCode, ...answer.headers };
  };
}

test.each(['/', '/rss.xml', '/sitemap.xml', '/llms.txt', '/about.md'])(
  'a CDN may store %s for ten minutes, under a tag, and a browser asks before each use',
  async (url) => {
    const get = await openSite(CDN);
    const found = await get(url);
    const stored = {
      'cache-control': 'public, max-age=0, s-maxage=600',
      'cdn-cache-control': 'public, max-age=600, stale-while-revalidate=60',
      'surrogate-control': 'max-age=600, stale-while-revalidate=60',
      'surrogate-key': 'content',
      'cache-tag': 'content',
    };
    expect(found).toMatchObject({ status: 200, ...stored });
    expect(await get(url, { 'if-none-match': found.etag })).toMatchObject({ status: 304, ...stored });
  },
);

test.each([
  ['Markdown at the address of a page', '/', { accept: 'text/markdown' }],
  ['a page that is not there', '/missing', {}],
  ['the staff area', '/admin', {}],
  ['an answer of the API', '/api/posts', {}],
])('a CDN does not store %s', async (_, url, headers) => {
  const found = await (await openSite(CDN))(url, headers);
  expect(found['cache-control']).not.toContain('s-maxage');
  for (const name of ['cdn-cache-control', 'surrogate-control', 'cache-tag']) expect(found).not.toHaveProperty(name);
});

test('without a CDN, nothing is said to one', async () => {
  const found = await (await openSite(null))('/');
  expect(found).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
  expect(found['cdn-cache-control']).toBeUndefined();
});
