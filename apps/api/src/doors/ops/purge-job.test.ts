import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { findContentVersion } from '../../core/store/content-version.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { purgeJob } from './purge-job.ts';
import { NOTHING_TRIED } from './run-jobs.ts';

test('a CDN is told once of each change of the public content, and again when it refused', async () => {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const world = { status: 204, now: TEST_NOW };
  const purges: unknown[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    purges.push([method, headers['fastly-key'], headers['surrogate-key'], JSON.parse(await text(request))]);
    response.writeHead(world.status).end();
  }
  const cdn = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  onTestFinished(() => void cdn.close());
  const purgeUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  const options = { db, readVersion: () => findContentVersion(db), now: () => world.now };
  const { run } = purgeJob({ purgeUrl, header: ['Fastly-Key', 'low tide'] }, options);
  const told = ['POST', 'low tide', 'content', { tags: ['content'] }];

  await run(TEST_NOW); // the start of a server
  expect(purges).toEqual([told]);
  expect(await run(TEST_NOW)).toBe(NOTHING_TRIED);

  await callAsStaff(db, { now: () => TEST_NOW }).posts.create(buildPost({ title: 'Low tide' }));
  world.status = 503;
  await expect(run(TEST_NOW)).rejects.toThrow('The CDN refused the purge with status 503.');
  world.status = 204;
  await run(TEST_NOW);
  expect(purges).toHaveLength(3);
  expect(await run(TEST_NOW)).toBe(NOTHING_TRIED);

  // A new day changes the contact section without a write.
  world.now = '2027-01-01T12:00:00.000Z';
  await run(world.now);
  expect(purges).toHaveLength(4);
});
