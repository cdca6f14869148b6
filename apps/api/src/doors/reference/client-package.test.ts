import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { VERSION } from '@tideline/domain/site/version';
import { expect, onTestFinished, test } from 'vitest';
import { referenceRoutes } from './reference.routes.ts';

const ORIGIN = 'https://www.example.com';
const NEWEST = '/api/docs/tideline-api-client.tgz';

/** The routes of the reference, with this file as the typed client's package. */
async function openReference(file: string): Promise<FastifyInstance> {
  const docs = Fastify();
  await docs.register(async (rest) => referenceRoutes(rest, () => ORIGIN, pathToFileURL(file)), { prefix: '/api' });
  onTestFinished(() => docs.close());
  return docs;
}

/** Builds `content` as the package, and starts the docs server of a site with it. */
function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tideline-api-client.tgz');
  return async (content: string) => {
    writeFileSync(file, content);
    return openReference(file);
  };
}

test('the typed client is at an address with its version and content, to which the one without leads', async () => {
  const build = openSite();
  const docs = await build('first');
  const { statusCode, headers } = await docs.inject(NEWEST);
  expect([statusCode, headers['cache-control']]).toEqual([302, 'no-cache']);
  const address = String(headers.location);
  expect(address).toMatch(new RegExp(`^/api/docs/tideline-api-client-${VERSION}-[0-9a-f]{16}\\.tgz$`));
  const download = await docs.inject(address);
  expect(download.body).toBe('first');
  expect(download.headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const page = (await docs.inject('/api/docs')).body;
  expect(page).toContain(`npm install https://www.example.com${address}`);
  expect(page).toContain(`href="${address}"`);
});

test('another build of the same version has another address, and never changes what is at the former one', async () => {
  const build = openSite();
  const running = await build('first');
  const address = String((await running.inject(NEWEST)).headers.location);
  const updated = await build('second');
  expect((await running.inject(address)).body).toBe('first');
  expect((await updated.inject(address)).statusCode).toBe(404);
  expect((await updated.inject(String((await updated.inject(NEWEST)).headers.location))).body).toBe('second');
  const rebuilt = await build('first');
  expect((await rebuilt.inject(NEWEST)).headers.location).toBe(address);
});

test('a server that runs from its sources offers no package', async () => {
  const docs = await openReference(join(tmpdir(), 'tideline-no-such-folder/client.tgz'));
  expect((await docs.inject(NEWEST)).statusCode).toBe(404);
  expect((await docs.inject('/api/docs')).body).not.toContain('tideline-api-client');
});
