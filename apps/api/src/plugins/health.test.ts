import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { TEST_NOW } from '../testing/test-caller.ts';
import { openTestApp } from '../testing/test-app.ts';
import { healthPlugin } from './health.ts';

test.each(['/healthz', '/readyz'])('%s says that all is well', async (url) => {
  const { app } = await openTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a server without its database lives, but is not ready', async () => {
  const { app, db } = await openTestApp();
  await db.destroy();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'The database does not answer.' });
});

test('a server whose disk is nearly full lives, but is not ready', async () => {
  const { db } = await openTestApp();
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  onTestFinished(() => app.close());
  await app.register(healthPlugin, {
    db,
    dataDir: tmpdir(),
    now: () => TEST_NOW,
    minFreeBytes: Number.MAX_SAFE_INTEGER,
  });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'The disk is nearly full.' });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  // Everybody may ask: a line for each answer would fill what is left of the disk.
  expect(lines).toEqual([expect.stringContaining('the disk is nearly full')]);
});
