// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { startServer } from '../support/server-process.ts';

test('a port in use is reported in one sentence', async ({}, testInfo) => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    other.once('listening', resolve);
  });
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { exited } = startServer({ PORT: port, DATA_DIR: testInfo.outputPath('data') });
  const { code, errors } = await exited;
  other.close();
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} is already in use. Stop the other program, or choose another port with PORT=${Number(port) + 1}.\n`,
  );
});

test('a data folder without write permission is reported in one sentence', async ({}, testInfo) => {
  const file = testInfo.outputPath('a-file');
  writeFileSync(file, '');
  const { code, errors } = await startServer({ PORT: '0', DATA_DIR: join(file, 'data') }).exited;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The data folder \S* ?cannot be written\. Choose another with DATA_DIR\.\n$/);
});

test('an invalid setting is named', async ({}, testInfo) => {
  const { code, errors } = await startServer({ PORT: 'harbour', DATA_DIR: testInfo.outputPath('data') }).exited;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The environment variable PORT [^\n]+\n$/);
});

test('the first start prints the password once, a signal shuts the server down gracefully, the second start prints none @journey', async ({}, testInfo) => {
  const env = { PORT: '0', DATA_DIR: testInfo.outputPath('data') };
  const password = /^Password \(shown only this once\): (\S{12,})$/m;

  const first = startServer(env);
  const origin = await first.opened;
  const [, secret = ''] = password.exec(first.output()) ?? [];
  const email = /five clicks on the copyright line: (\S+)/.exec(first.output())?.[1];
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  });
  expect(answer.status).toBe(200);
  first.process.kill('SIGTERM');
  expect((await first.exited).code).toBe(0);

  const second = startServer(env);
  await second.opened;
  expect(second.output()).not.toMatch(/password/i);
  second.process.kill('SIGINT');
  expect((await second.exited).code).toBe(0);
});

test('a start removes the copies that a killed backup has left, and names a damaged database file', async ({}, testInfo) => {
  const folder = testInfo.outputPath('data');
  const ended = spawnSync('true').pid;
  const copy = join(folder, 'backups', `.drill-${hostname().replaceAll(/[^A-Za-z0-9]/g, '_')}-${ended}-a1b2c3`);
  mkdirSync(copy, { recursive: true });
  const server = startServer({ PORT: '0', DATA_DIR: folder });
  await server.opened;
  expect(existsSync(copy)).toBe(false);
  server.process.kill('SIGTERM');
  await server.exited;

  const file = join(folder, 'tideline.db');
  writeFileSync(file, 'x'.repeat(5000));
  const { code, errors } = await startServer({ PORT: '0', DATA_DIR: folder }).exited;
  expect(code).toBe(1);
  expect(errors).toBe(`The database file ${file} is damaged. There is no backup in ${join(folder, 'backups')}.\n`);
});
