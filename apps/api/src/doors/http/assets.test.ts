import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';

async function openSite() {
  const clientDir = await mkdtemp(join(tmpdir(), 'tideline-assets-'));
  onTestFinished(() => rm(clientDir, { recursive: true }));
  await mkdir(join(clientDir, 'assets'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, 'assets/entry-1a2b.js'), 'plain');
  await writeFile(join(clientDir, 'assets/entry-1a2b.js.br'), 'brotli');
  await writeFile(join(clientDir, 'assets/entry-1a2b.js.gz'), 'gzip');
  await writeFile(join(clientDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(clientDir, '.vite/manifest.json'), '{}');
  const page = { status: 404, headers: {}, html: 'a page', inlineScripts: [] };
  return openTestApp({ openPages: testPages(async () => page, clientDir) });
}

test.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', 'plain', undefined],
])('for Accept-Encoding: %s sends the %s variant of the file', async (accepted, body, encoding) => {
  const { app } = await openSite();
  const file = await app.inject({ url: '/assets/entry-1a2b.js', headers: { 'accept-encoding': accepted } });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-encoding']).toBe(encoding);
  expect(file.headers['content-type']).toContain('javascript');
  expect(file.headers.vary).toContain('accept-encoding');
  expect(file.body).toBe(body);
});

test('a file with a hash in its name is cached as immutable, an icon for a day', async () => {
  const { app } = await openSite();
  const asset = await app.inject('/assets/entry-1a2b.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const icon = await app.inject('/favicon.svg');
  expect(icon.headers['cache-control']).toBe('public, max-age=86400');
  expect(icon.headers['content-type']).toContain('image/svg+xml');
});

test.each(['/assets/gone.js', '/assets/', '/assets/..%2ffavicon.svg'])('%s answers 404 without a page', async (url) => {
  const { app } = await openSite();
  const answer = await app.inject(url);
  expect([403, 404]).toContain(answer.statusCode);
  expect(answer.json()).toHaveProperty('error');
});

test.each(['/.vite/manifest.json', '/assets.br'])('%s is handled by the pages', async (url) => {
  const { app } = await openSite();
  expect((await app.inject(url)).body).toBe('a page');
});
