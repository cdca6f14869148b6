import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { healthPlugin } from './health.ts';

test.each(['/healthz', '/readyz'])('%s answers 200', async (url) => {
  const { app } = await openTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('without its database a server is alive but not ready', async () => {
  const { app, db } = await openTestApp();
  await db.destroy();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'The database does not answer.' });
});

test('with a nearly full disk a server is alive but not ready', async () => {
  const { db } = await openTestApp();
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  onTestFinished(() => app.close());
  await app.register(healthPlugin, {
    db,
    // A missing folder: the disk of its nearest existing parent counts.
    folders: [join(tmpdir(), 'tideline-not-there', 'backups')],
    now: () => TEST_NOW,
    minFreeBytes: Number.MAX_SAFE_INTEGER,
  });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'The disk is nearly full.' });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  // A public endpoint: a log line for each response would fill the rest of the disk.
  expect(lines).toEqual([expect.stringContaining('the disk is nearly full')]);
});

test('readiness needs free space on the disk of each written folder', async () => {
  const { db } = await openTestApp();
  const full = new Set(['/backups']);
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(healthPlugin, {
    db,
    folders: ['/data', '/backups'],
    now: () => TEST_NOW,
    freeBytesOf: async (folder) => (full.has(folder) ? 1_000_000 : 1_000_000_000),
  });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  full.clear();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});
