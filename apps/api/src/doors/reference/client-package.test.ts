import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { VERSION } from '@tideline/domain/site/version';
import { expect, onTestFinished, test } from 'vitest';
import { referenceRoutes } from './reference.routes.ts';

const run = promisify(execFile);
const ORIGIN = 'https://www.example.com';
const README = new URL('../../../../../packages/api-client/README.md', import.meta.url);
const NEWEST = '/api/docs/api-client.tgz';

type Described = { version: string; address: string; integrity: string };
type Lock = { packages: Record<string, { version: string; resolved: string; integrity: string }> };

const loadSite = async () => ({ site: { siteTitle: 'Tideline', fonts: 'fraunces' } as const, css: '' });

/** The routes of the reference, with this file as the typed client's package. */
async function openReference(file: string, origin = () => ORIGIN): Promise<FastifyInstance> {
  const docs = Fastify();
  await docs.register(async (rest) => referenceRoutes(rest, origin, loadSite, pathToFileURL(file)), {
    prefix: '/api',
  });
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
  expect((await docs.inject('/api/docs/tideline-api-client.tgz')).headers.location).toBe(address); // up to 1.3.0
  expect(address).toMatch(new RegExp(`^/api/docs/api-client-${VERSION}-[0-9a-f]{16}\\.tgz$`));
  const download = await docs.inject(address);
  expect(download.body).toBe('first');
  expect(download.headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const page = (await docs.inject('/api/docs')).body;
  expect(page).toContain(`npm install site-client@https://www.example.com${address}`);
  expect(page).toContain(`href="${address}"`);
});

test('client.json and the page have the checksum that npm writes into a lock file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = (cwd: string, ...args: string[]) =>
    run('npm', [...args, '--cache', join(folder, 'cache'), '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd,
      shell: process.platform === 'win32',
    });
  const [made, project] = ['made', 'project'].map((name) => join(folder, name)) as [string, string];
  for (const place of [made, project]) mkdirSync(place);
  writeFileSync(join(made, 'package.json'), JSON.stringify({ name: '@tideline/api-client', version: VERSION }));
  const packed = await npm(made, 'pack');
  let origin = '';
  const docs = await openReference(join(made, packed.stdout.trim()), () => origin);
  origin = await docs.listen({ port: 0, host: '127.0.0.1' });
  const { version, address, integrity } = (await docs.inject('/api/docs/client.json')).json<Described>();
  expect([version, address.startsWith(`${origin}/api/docs/api-client-${VERSION}-`)]).toEqual([VERSION, true]);
  expect((await docs.inject('/api/docs')).body).toContain(integrity);

  writeFileSync(join(project, 'package.json'), '{}');
  await npm(project, 'install', address);
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock;
  expect(packages['node_modules/@tideline/api-client']).toMatchObject({
    version,
    resolved: address,
    integrity,
  });
  await npm(project, 'ci');

  const [, program = ''] = /```js integrity\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? [];
  const args = ['--input-type=module', '--eval', program.replace(ORIGIN, origin)];
  expect(program).toContain(ORIGIN);
  await run(process.execPath, args);
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
  expect((await docs.inject('/api/docs/client.json')).statusCode).toBe(404);
  expect((await docs.inject('/api/docs')).body).not.toContain('api-client');
});
