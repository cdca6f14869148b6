import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';
import { hashSource } from '../http/content-security-policy.ts';
import type { RenderPage } from './page-source.ts';

/** Renders the requested URL; the real pages are tested end to end. */
const renderAddress: RenderPage = async ({ url, client, origin }) => {
  const { siteTitle } = await client.settings.site.query();
  return {
    status: url.endsWith('/unknown') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `${siteTitle}: ${url} of ${origin}`,
    inlineScripts: ['start()'],
  };
};

function openSite(render: RenderPage = renderAddress) {
  return openTestApp({
    publicUrl: 'https://tideline.example',
    openPages: testPages(render, null),
  });
}

test('sends the rendered page with its status', async () => {
  const { app } = await openSite();
  const page = await app.inject({ url: '/blog?page=2', headers: { host: 'evil.example' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toBe('Tideline: https://tideline.example/blog?page=2 of https://tideline.example');
  expect((await app.inject('/unknown')).statusCode).toBe(404);
});

test('allows exactly the inline scripts that the page names', async () => {
  const { app } = await openSite();
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hashSource('start()')};`);
});

test('answers a HEAD request without a body', async () => {
  const { app } = await openSite();
  const answer = await app.inject({ method: 'HEAD', url: '/about' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

test.each([
  ['/blog/', '/blog'],
  ['/blog//post/?a=1', '/blog/post?a=1'],
  ['/admin-blog', '/admin/blog'],
  ['/admin-blog?edit=a%20b', '/admin/blog?edit=a%20b'],
])('redirects permanently from %s to %s', async (from, to) => {
  const { app } = await openSite();
  const answer = await app.inject(from);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(to);
});

test.each([
  '/admin',
  '/admin/blog',
  '/admin?tab=contacts',
  '/Admin',
  '/%61dmin',
  '/Preview/key',
  '/%70review/key',
  '/Newsletter/confirm',
])('keeps %s out of caches and search engines', async (url) => {
  const { app } = await openSite();
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test.each([
  ['/?edit', "frame-ancestors 'self'", 'frame-src https:', 'SAMEORIGIN', 'no-store'],
  ['/about?a=1&edit=', "frame-ancestors 'self'", 'frame-src https:', 'SAMEORIGIN', 'no-store'],
  ['/about', "frame-ancestors 'none'", 'frame-src https:', 'DENY', 'public, max-age=0, must-revalidate'],
  ['/about?editor', "frame-ancestors 'none'", 'frame-src https:', 'DENY', 'public, max-age=0, must-revalidate'],
  ['/admin/blog?edit=a', "frame-ancestors 'none'", "frame-src 'self' https:", 'DENY', 'no-store'],
  ['/admin/pages/home', "frame-ancestors 'none'", "frame-src 'self' https:", 'DENY', 'no-store'],
])('%s: %s and %s', async (url, ancestors, frames, option, cached) => {
  const { app } = await openSite();
  const { headers } = await app.inject(url);
  expect(headers['content-security-policy']).toContain(ancestors);
  expect(headers['content-security-policy']).toContain(frames);
  expect(headers).toMatchObject({ 'x-frame-options': option, 'cache-control': cached });
  expect(headers['x-robots-tag']).toBe(cached === 'no-store' ? 'noindex' : undefined);
});

test('public pages may be cached but must be revalidated', async () => {
  const { app } = await openSite();
  const { headers } = await app.inject('/administration');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test.each(['/api', '/api/nothing', '/trpc', '/trpc/a/b', '/assets/gone.js', '/reports/csp'])(
  'never renders a page for %s',
  async (url) => {
    const { app } = await openSite();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(404);
    expect(answer.headers['content-type']).toContain('application/json');
  },
);

test('a page that cannot be rendered answers with an error page without details', async () => {
  const { app } = await openSite(() => Promise.reject(new Error('the secret of the database')));
  const answer = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('Something went wrong');
  expect(answer.body).toMatch(/<code>[0-9a-f-]{36}<\/code>/);
  expect(answer.body).not.toContain('secret');
});

test('long pages are compressed according to Accept-Encoding', async () => {
  const { app } = await openSite(async () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: 'wave '.repeat(1000),
    inlineScripts: [],
  }));
  const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(500);
  expect((await app.inject('/')).headers['content-encoding']).toBeUndefined();
});
