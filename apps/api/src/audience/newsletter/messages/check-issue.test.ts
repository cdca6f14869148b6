import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { putRedirect } from '../../../core/addresses/redirects.repository.ts';
import { isPublicAddress } from '../../../core/host/public-address.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { TEST_ORIGIN } from '../../../testing/mail/mail-round.ts';
import { callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { openTestSqlite } from '../../../testing/test-database.ts';
import type { WrittenIssue } from './write-issue.ts';
import { checkIssue } from './check-issue.ts';
import { PUBLIC_INTERNET, type Network } from '../../../core/host/checked-request.ts';
import { probeLink } from '../../../site/checks/probe-link.ts';

/** The public internet and this machine, where the tests have a site. */
const WITH_TEST_SITE: Network = {
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: () => true,
};
const PICTURE = '/media/0123456789abcdef01234567-1600x900.jpg';

async function startSite(answer: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

async function openSite() {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const links = { preferencesUrl: `${TEST_ORIGIN}/p`, unsubscribeUrl: `${TEST_ORIGIN}/u` };
  const check = (changes: Partial<WrittenIssue>, network = WITH_TEST_SITE) =>
    checkIssue(
      { slug: null, subject: 'Subject', previewText: 'Preview', content: 'Text', layout: 'letter', ...changes },
      { db, settings: DEFAULT_SETTINGS, origin: TEST_ORIGIN, now: TEST_NOW, links },
      network,
    );
  return { db, staff: callAsStaff(db), check };
}

test('an issue without faults has no findings', async () => {
  const { check } = await openSite();
  const { findings, counts } = await check({
    content: 'Read [our services](/services) or [write](mailto:a@example.com).',
  });
  expect(findings).toEqual([]);
  expect(counts).toEqual({ links: 2, pictures: 0, bytes: expect.any(Number) });
});

test('says what is missing: subject, preview text, content, alternative texts', async () => {
  const { check } = await openSite();
  expect((await check({ subject: ' ', previewText: '', content: '' })).findings).toEqual([
    { about: 'subject', weight: 'mistake', text: 'The issue has no subject.' },
    { about: 'content', weight: 'mistake', text: 'The issue has no text.' },
    { about: 'preview text', weight: 'hint', text: expect.stringMatching(/^There is no preview text/) },
  ]);
  const { findings, counts } = await check({ content: `![A quay](${PICTURE})\n\n![](${PICTURE})` });
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Picture 2 of 2 has no alternative text\./),
  ]);
  expect(counts.pictures).toBe(2);
});

test('says what is too long: subject, preview text, the whole mail', async () => {
  const { check } = await openSite();
  const { findings } = await check({ subject: 'x'.repeat(61), previewText: 'y'.repeat(121) });
  expect(findings.map(({ about, weight }) => [about, weight])).toEqual([
    ['subject', 'hint'],
    ['preview text', 'hint'],
  ]);
  expect((await check({ content: 'word '.repeat(15_500) })).findings[0]?.text).toMatch(/^The email has \d\d kB\./);
  const long = Array.from({ length: 300 }, () => 'word '.repeat(100)).join('\n\n');
  expect((await check({ content: long })).findings[0]?.text).toMatch(/^The issue is too long for an email\./);
});

test('looks pages of this site up: posts, former addresses, pictures, fixed pages', async () => {
  const { db, staff, check } = await openSite();
  const { id } = await staff.posts.create(buildPost({ title: 'Before', status: 'published' }));
  await staff.posts.create(buildPost({ title: 'Draft', status: 'draft' }));
  const moved = { path: '/blog/before-2024', target: { postId: id }, origin: 'moved' } as const;
  await db.transaction().execute((trx) => putRedirect(trx, moved, TEST_NOW));
  const paths = [
    `/blog/${id}`,
    '/blog/draft',
    '/services?x=1#y',
    '/contact',
    PICTURE,
    '/',
    '/Services/',
    '/blog/nothing',
  ];
  const { findings } = await check({ content: paths.map((path) => `[x](${path})`).join(' ') });
  expect(findings.map(({ text }) => text)).toEqual(
    ['/blog/draft', '/contact', PICTURE, '/blog/nothing'].map((path) => `There is no public page at ${path}.`),
  );
});

test('asks other sites for their pages, with GET where HEAD is refused, and follows redirects', async () => {
  const { check } = await openSite();
  const site = await startSite((request, response) => {
    const status = { '/gone': 410, '/missing': 404, '/broken': 502, '/people': 403 }[request.url ?? ''];
    if (request.url === '/no-head') return response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
    if (request.url === '/moved') return response.writeHead(301, { location: '/missing' }).end();
    if (request.url === '/circle') return response.writeHead(302, { location: '/circle' }).end();
    return response.writeHead(status ?? 200).end();
  });
  const paths = ['/fine', '/no-head', '/gone', '/missing', '/moved', '/circle', '/people', '/broken'];
  const content = paths.map((path) => `[x](${site.origin}${path})`).join(' ');
  const { findings } = await check({ content });
  expect(findings.map(({ weight, text }) => `${weight}: ${text.replaceAll(site.origin, '')}`)).toEqual([
    'mistake: There is no page at /gone (status 410).',
    'mistake: There is no page at /missing (status 404).',
    'mistake: There is no page at /moved (status 404).',
    'mistake: /circle redirects too many times.',
    'hint: /broken answered with status 502. Open it to see whether it works for visitors.',
  ]);
  expect(site.requests.filter((request) => request.endsWith('/fine'))).toEqual(['HEAD /fine']);
  expect(site.requests.filter((request) => request.endsWith('/no-head'))).toEqual(['HEAD /no-head', 'GET /no-head']);
});

test('asks at most 30 pages of other sites, each once', async () => {
  const { check } = await openSite();
  const site = await startSite((_request, response) => void response.end());
  const content = Array.from({ length: 40 }, (_, at) => `[x](${site.origin}/${at}) [y](${site.origin}/${at})`).join(
    '\n\n',
  );
  const { findings } = await check({ content });
  expect(site.requests).toHaveLength(30);
  expect(findings.map(({ text }) => text)).toEqual(['Only the first 30 links to other sites were checked.']);
});

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://localhost/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest',
])('asks nothing of %s, which counts as unreachable', async (address) => {
  expect(await probeLink(new URL(address), PUBLIC_INTERNET)).toEqual({
    kind: 'failed',
    reason: 'could not be reached.',
  });
});

test('follows no redirect into the network of the server', async () => {
  const inside = await startSite((_request, response) => void response.end());
  const outside = await startSite(
    (_request, response) => void response.writeHead(302, { location: `${inside.origin}/` }).end(),
  );
  const isOutside = (port: string) => outside.origin.endsWith(`:${port}`);
  const network = { ...WITH_TEST_SITE, isAllowedPort: isOutside };
  expect(await probeLink(new URL(outside.origin), network)).toMatchObject({ kind: 'failed' });
  expect(inside.requests).toEqual([]);
});
