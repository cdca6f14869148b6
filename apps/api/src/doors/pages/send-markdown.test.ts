import { expect, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { testPages } from '../../testing/test-pages.ts';
import { prefersMarkdown } from './markdown-form.ts';
import type { RenderPage } from './page-source.ts';

const ORIGIN = 'https://tideline.example';
let renders = 0;

/** A page that names its address; posts are found by the site's procedures. */
const renderAddress: RenderPage = async ({ url, client }) => {
  renders += 1;
  const { pathname, search } = new URL(url);
  const id = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  const post = id === undefined ? null : await client.posts.page.query({ id }).catch(() => null);
  const isMissing = pathname === '/unknown' || (id !== undefined && !post);
  const canonical = isMissing ? '' : `<link rel="canonical" href="${url}">`;
  return {
    status: isMissing ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<head><title>T</title>${canonical}</head><main><h1>Page ${pathname}${search}</h1><p>${post?.post.title ?? ''}</p></main>`,
    inlineScripts: [],
  };
};

async function openSite() {
  renders = 0;
  const openPages = testPages(renderAddress, await openTestFolder());
  const { app, db } = await openTestApp({ publicUrl: ORIGIN, openPages, now: () => TEST_NOW });
  return { app, staff: callAsStaff(db), get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

test.each([
  ['/index.md', '# Page /', `${ORIGIN}/`],
  ['/services.md', '# Page /services', `${ORIGIN}/services`],
  ['/services.md?utm_source=x', '# Page /services', `${ORIGIN}/services`],
  ['/about.md?case=medical-spa', '# Page /about?case=medical-spa', `${ORIGIN}/about?case=medical-spa`],
])('%s is the Markdown form of its page', async (url, heading, page) => {
  const { get } = await openSite();
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`\n${heading}\n`);
  expect(headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    link: `<${page}>; rel="canonical"`,
  });
  expect(headers['x-robots-tag']).toBeUndefined();
  expect((await get(url, { 'if-none-match': headers.etag })).statusCode).toBe(304);
  expect(renders).toBe(1);
});

test('a page answers in Markdown where the caller prefers it, and caches keep the two apart', async () => {
  const { get } = await openSite();
  const html = await get('/services');
  expect(html.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept, Accept-Encoding',
    link: '</services.md>; rel="alternate"; type="text/markdown"',
  });
  const markdown = await get('/services', { accept: 'text/markdown, text/html, */*' });
  expect(markdown.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    vary: 'Accept, Accept-Encoding',
  });
  expect(markdown.body).toBe((await get('/services.md')).body);
  expect((await get('/services', { 'if-none-match': markdown.headers.etag })).statusCode).toBe(200);
  expect((await get('/')).headers.link).toBe('</index.md>; rel="alternate"; type="text/markdown"');
});

test.each([
  ['text/markdown', true],
  ['text/markdown;q=0.9, text/html;q=0.9', true],
  ['Text/Markdown, */*', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['*/*', false],
  [undefined, false],
])('Accept: %s prefers Markdown: %s', (accept, isPreferred) => expect(prefersMarkdown(accept)).toBe(isPreferred));

test('a missing page has no Markdown form', async () => {
  const { get } = await openSite();
  const { statusCode, headers } = await get('/unknown.md');
  expect([statusCode, headers.link]).toEqual([404, undefined]);
  expect((await get('/unknown')).headers.link).toBeUndefined();
  expect((await get('/unknown', { accept: 'text/markdown' })).statusCode).toBe(404);
  expect((await get('/.md')).statusCode).toBe(200); // the test page of that address, in HTML
  expect((await get('/.md')).headers['content-type']).toContain('text/html');
});

test('drafts, later posts and posts in the trash have no Markdown form; a change shows at once', async () => {
  const { get, staff } = await openSite();
  await staff.posts.create(buildPost({ title: 'Draft', status: 'draft' }));
  await staff.posts.create(buildPost({ title: 'Later', status: 'scheduled', publishDate: '2099-01-01' }));
  const { id } = await staff.posts.create(buildPost({ title: 'Tides' }));
  expect((await get('/blog/draft.md')).statusCode).toBe(404);
  expect((await get('/blog/later.md')).statusCode).toBe(404);
  expect((await get(`/blog/${id}.md`)).body).toContain('\nTides\n');
  await staff.posts.update({ id, changes: { title: 'Moons' } });
  expect((await get(`/blog/${id}.md`)).body).toContain('\nMoons\n');
  await staff.posts.remove({ id });
  expect((await get(`/blog/${id}.md`)).statusCode).toBe(404);
});

test('a former address leads to the Markdown form at the present one, a redirect elsewhere stays as it is', async () => {
  const { get, staff } = await openSite();
  const { id } = await staff.posts.create(buildPost({ title: 'Tides' }));
  await staff.posts.update({ id, changes: { address: 'moons' } });
  const moved = await get('/blog/tides.md');
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/blog/moons.md']);
  expect((await get('/Services.md')).headers.location).toBe('/services.md');
  expect((await get('//services.md')).headers.location).toBe('/services.md');
});

test.each([
  '/admin.md',
  '/admin/blog.md',
  '/preview/token.md',
  '/newsletter/confirm.md',
  '/thank-you.md?reference=TL-1',
])('%s is no Markdown form: the page is private', async (url) => {
  const { get } = await openSite();
  expect((await get(url)).headers['content-type']).toContain('text/html');
  expect((await get(url.replace('.md', ''), { accept: 'text/markdown' })).headers['content-type']).toContain(
    'text/html',
  );
});

test('paths for programs have no Markdown form', async () => {
  const { get } = await openSite();
  expect((await get('/api/posts.md')).statusCode).toBe(404);
  expect((await get('/assets/a.md')).statusCode).toBe(404);
});
