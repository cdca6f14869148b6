import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '../../core/host/public-address.ts';
import { PROGRAM } from '../../core/audit/audit.repository.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { buildPicture } from '../../testing/build-picture.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { PUBLIC_INTERNET, type Network } from '../../core/host/checked-request.ts';
import { fetchPicture } from './fetch-picture.ts';
import { importPicture } from './import-picture.ts';

/** The public internet and this machine's first address, where the tests have a site. */
const WITH_TEST_SITE: Network = {
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: () => true,
};

async function startSite(answer: RequestListener, host = '127.0.0.1') {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://${host}:${(server.address() as AddressInfo).port}`, requests };
}

async function openLibrary() {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const mediaDir = await mkdtemp(join(tmpdir(), 'tideline-import-'));
  onTestFinished(() => rm(mediaDir, { recursive: true }));
  const importFrom = (address: string, network = WITH_TEST_SITE) =>
    importPicture(
      db,
      mediaDir,
      { address, alt: 'A quay', by: 'Staff', actor: PROGRAM },
      { network, now: () => TEST_NOW },
    );
  const expectNothingStored = async () => {
    expect(await db.selectFrom('pictures').select('id').execute()).toEqual([]);
    expect((await readdir(mediaDir, { recursive: true })).filter((name) => name !== 'incoming')).toEqual([]);
  };
  return { db, mediaDir, importFrom, expectNothingStored };
}

test('a picture of another site is re-encoded and stored, also after redirects', async () => {
  const { importFrom, db } = await openLibrary();
  const file = await buildPicture({ width: 600, height: 400, format: 'webp' });
  const site = await startSite((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/shots/quay%20at%20noon.png?w=9' }).end();
    // The declared type is wrong, as it often is.
    else response.writeHead(200, { 'content-type': 'image/png', 'content-length': file.length }).end(file);
  });
  const picture = await importFrom(`${site.origin}/moved`);
  expect(picture).toMatchObject({
    widthPx: 600,
    heightPx: 400,
    alt: 'A quay',
    mimeType: 'image/webp',
    fileName: 'moved',
  });
  expect(site.requests).toEqual(['GET /moved', 'GET /shots/quay%20at%20noon.png?w=9']);
  const { action } = await db.selectFrom('audit').select('action').executeTakeFirstOrThrow();
  expect(action).toBe('picture.add');
});

test('an imported picture is served in every form, and a post that shows it needs no other site', async () => {
  const { importFrom, db, mediaDir } = await openLibrary();
  const file = await buildPicture({ width: 600, height: 400, format: 'webp' });
  const site = await startSite((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/webp' }).end(file),
  );
  const { url } = await importFrom(`${site.origin}/quay.webp`);
  const { app } = await openTestApp({ mediaDir });
  const posts = callAsStaff(db).posts;
  const { html } = await posts.preview({ content: `![A quay](${url})` });
  const addresses = [...html.matchAll(/\/media\/[\w-]+\.\w+/g)].map(([address]) => address);
  expect(addresses).toContain(url);
  expect(new Set(addresses.map((address) => address.split('.').at(-1)))).toEqual(new Set(['avif', 'webp', 'jpg']));
  for (const address of addresses)
    expect([address, (await app.inject({ url: address })).statusCode]).toEqual([address, 200]);
  expect(html).not.toContain(site.origin);
});

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://0.0.0.0/',
  'http://10.0.0.1/a.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
  'https://8.8.8.8:22/',
  'http://no-such-host.invalid/a.png',
])('%s answers like a site that does not exist', async (address) => {
  await expect(fetchPicture(address, PUBLIC_INTERNET)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The site that has this picture could not be reached.',
  });
});

test.each([
  'file:///etc/passwd',
  'ftp://a.example/a.png',
  'data:image/png,x',
  'javascript:x',
  'http://a:b@a.example/',
  '//a.example/b',
  'a.png',
])('%s is no address to import from', async (address) => {
  await expect(fetchPicture(address, PUBLIC_INTERNET)).rejects.toMatchObject({
    message: 'Only pictures at http and https addresses can be imported.',
  });
});

test('a redirect to an address that is not public is not followed', async () => {
  const { importFrom, expectNothingStored } = await openLibrary();
  const inside = await startSite((_request, response) => response.end('secret'), '127.0.0.2');
  for (const location of [
    inside.origin,
    inside.origin.replace('127.0.0.2', '[::ffff:127.0.0.2]'),
    'file:///etc/passwd',
  ]) {
    const site = await startSite((_request, response) => response.writeHead(302, { location }).end());
    await expect(importFrom(`${site.origin}/a.png`)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  expect(inside.requests).toEqual([]);
  await expectNothingStored();
});

test.each(['127.0.0.1', 'localhost', '127.1', '2130706433', '[::ffff:127.0.0.1]'])(
  'no connection is made to %s',
  async (host) => {
    const site = await startSite((_request, response) => response.end('secret'));
    const network: Network = { isAllowed: isPublicAddress, isAllowedPort: () => true };
    await expect(fetchPicture(site.origin.replace('127.0.0.1', host), network)).rejects.toMatchObject({
      message: 'The site that has this picture could not be reached.',
    });
    expect(site.requests).toEqual([]);
  },
);

test.each<[string, RequestListener, RegExp]>([
  ['a web page', (_q, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), /no picture/],
  ['an SVG', (_q, r) => r.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'), /JPEG, PNG/],
  [
    'a page that says it is a PNG',
    (_q, r) => r.writeHead(200, { 'content-type': 'image/png' }).end('<p>'),
    /JPEG, PNG/,
  ],
  ['nothing', (_q, r) => r.writeHead(200, { 'content-type': 'image/png' }).end(), /empty/],
  ['an error', (_q, r) => r.writeHead(404).end(), /answered with status 404/],
  ['redirects in a circle', (_q, r) => r.writeHead(302, { location: '/' }).end(), /redirects too many times/],
  [
    'a declared size over the limit',
    (_q, r) => r.writeHead(200, { 'content-type': 'image/png', 'content-length': 16 * 1024 * 1024 }).write('x'),
    /larger than 15 MB/,
  ],
  [
    'more bytes than allowed',
    (_q, r) => {
      r.writeHead(200, { 'content-type': 'image/png' });
      for (let part = 0; part < 16; part += 1) r.write(Buffer.alloc(1024 * 1024, 1));
      r.end();
    },
    /larger than 15 MB/,
  ],
  [
    'a lost connection',
    (_q, r) => r.writeHead(200, { 'content-type': 'image/png' }).write('x', () => r.destroy()),
    /arrive completely/,
  ],
])('%s is refused with a sentence, and nothing is stored', async (_name, answer, message) => {
  const { importFrom, expectNothingStored } = await openLibrary();
  const site = await startSite(answer);
  await expect(importFrom(`${site.origin}/a.png`)).rejects.toThrow(message);
  await expectNothingStored();
});

test('imports count as uploads, and reach no private address', async () => {
  const { db, mediaDir } = await openLibrary();
  const address = 'http://127.0.0.1:1/a.png';
  const staff = callAsStaff(db, { mediaDir });
  for (let count = 0; count < 60; count += 1) {
    await expect(staff.media.importFrom({ address })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  await expect(staff.media.importFrom({ address })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
