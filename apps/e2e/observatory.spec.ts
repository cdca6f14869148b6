// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { observatoryPoints, observatoryScore, type Seen } from './observatory.ts';
import { PUBLIC_PATHS } from './site-map.ts';

const main = fileURLToPath(new URL('../api/src/main.ts', import.meta.url));
const ORIGIN = 'https://www.tideline.example';
/** Everything that the Observatory has points for, but a place in the browsers' own list of https sites. */
const PAGE_SCORE = 155;
/** There are no scripts in it. */
const DATA_SCORE = 150;

/** The site as it stands behind a proxy that speaks https, on a port of this machine. */
let site: { url: string; process: ChildProcess };

test.beforeAll(async ({}, testInfo) => {
  const port = await findFreePort();
  const env = { NODE_ENV: 'production', PORT: port, PUBLIC_URL: ORIGIN, DATA_DIR: testInfo.outputPath('data') };
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], SAMPLE_DATA: '1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8');
  for (let output = ''; !output.includes('Tideline is open');) output += String((await once(child.stdout, 'data'))[0]);
  site = { url: `http://127.0.0.1:${port}`, process: child };
});

test.afterAll(async () => {
  site.process.kill('SIGTERM');
  await once(site.process, 'exit');
});

test('every page of the site has all the points of the Observatory', async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const posts = [...map.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(posts.length).toBeGreaterThan(0);
  for (const path of [...PUBLIC_PATHS, ...posts.slice(0, 2), '/admin', '/admin/blog', '/nothing/here']) {
    const points = observatoryPoints(await see(path, 'text/html'));
    expect({ path, points, score: observatoryScore(points) }).toMatchObject({ score: PAGE_SCORE });
  }
});

test('so have answers that are no pages', async () => {
  for (const path of [
    '/api/posts',
    '/api/nothing',
    '/api/openapi.json',
    '/trpc/posts.latest',
    '/rss.xml',
    '/healthz',
  ]) {
    const points = observatoryPoints(await see(path, '*/*'));
    expect({ path, points, score: observatoryScore(points) }).toMatchObject({ score: DATA_SCORE });
  }
});

test('whoever comes by https is to stay with it for two years, below every name of the site', async () => {
  const { headers } = await see('/', 'text/html');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('what is missing or wrong costs the points it is said to cost', () => {
  const bare: Seen = { headers: {}, html: '<script src="http://cdn.example/a.js"></script>', origin: ORIGIN };
  expect(observatoryScore(observatoryPoints(bare))).toBe(0);
  const plain = {
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  };
  const https = { 'strict-transport-security': 'max-age=63072000' };
  const scoreOf = (headers: Record<string, string>) =>
    observatoryScore(observatoryPoints({ ...bare, html: '', headers }));
  expect(scoreOf({ ...plain, ...https })).toBe(110);
  expect(scoreOf(plain)).toBe(80);
  expect(scoreOf({ ...plain, ...https, 'content-security-policy': "script-src 'unsafe-inline'" })).toBe(60);
});

async function see(path: string, accept: string): Promise<Seen> {
  const answer = await fetch(site.url + path, { headers: { accept } });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await answer.text();
  return { headers: Object.fromEntries(answer.headers), html: isPage ? text : '', origin: ORIGIN };
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return String(typeof address === 'object' ? address?.port : '');
}
