// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import { expect, test } from '../support/fixtures.ts';
import { observatoryPoints, observatoryScore, type Seen } from './observatory.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

const ORIGIN = 'https://www.tideline.example';
/**
 * The score with every test of the Observatory passed except two: the HSTS preload list, and subresource integrity. Pages have
 * no script files in their HTML: an inline script, allowed by hash, loads them.
 */
const BEST_SCORE = 150;

// The tests share one server.
test.describe.configure({ mode: 'default' });

/** The site behind an https proxy, on a local port. */
let site: OwnServer;

test.beforeAll(async ({}, testInfo) => {
  site = await startOwnServer(testInfo.outputPath('data'), { PUBLIC_URL: ORIGIN, SAMPLE_DATA: '1' });
});

test.afterAll(() => site.stop());

test('every page has the full score of the Observatory @journey', async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const posts = [...map.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(posts.length).toBeGreaterThan(0);
  for (const path of [...PUBLIC_PATHS, ...posts.slice(0, 2), '/admin', '/admin/blog', '/nothing/here']) {
    const points = observatoryPoints(await see(path, 'text/html'));
    expect({ path, points, score: observatoryScore(points) }).toMatchObject({ score: BEST_SCORE });
  }
});

test('responses that are not pages have the full score too', async () => {
  for (const path of [
    '/api/posts',
    '/api/nothing',
    '/api/openapi.json',
    '/trpc/posts.latest',
    '/rss.xml',
    '/healthz',
  ]) {
    const points = observatoryPoints(await see(path, '*/*'));
    expect({ path, points, score: observatoryScore(points) }).toMatchObject({ score: BEST_SCORE });
  }
});

test('https responses set HSTS for two years, subdomains included', async () => {
  const { headers } = await see('/', 'text/html');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('missing or wrong headers cost the documented points', () => {
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
