/** @module-tag long */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordEvents } from '../events/record-event.ts';
import type { Db } from '../store/schema.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { jobThread } from './job-thread.ts';

async function record(db: Db, objectIds: readonly string[]): Promise<void> {
  const events = objectIds.map((objectId) => ({ type: 'enquiry.updated', objectId }) as const);
  await db.transaction().execute((trx) => recordEvents(trx, events, new Date().toISOString()));
}

function statesOf(db: Db) {
  return db.selectFrom('webhook_deliveries').select(['state', 'attempts', 'claim']).orderBy('sequence').execute();
}

/** The job that delivers events, in a thread. */
function openJob(databaseUrl: string, stop = new AbortController()) {
  onTestFinished(() => stop.abort());
  const log = { info: () => undefined, warn: vi.fn<(...line: unknown[]) => void>(), error: () => undefined };
  const program = 'testing/webhooks/local-delivery-thread';
  const run = jobThread({ program, data: () => ({ databaseUrl }), log, stop: stop.signal });
  return { deliver: () => run('deliverEvents'), log };
}

test.each([
  ['SQLite', () => openTestSqliteFile()],
  ['PostgreSQL', openTestPostgres],
] as const)('a thread delivers the events of a database on %s, and logs in the server', async (_name, open) => {
  const { db, url: databaseUrl, close } = await open();
  const { url, received } = await openReceiver(({ event }, response) => {
    response.writeHead(event.data.id === 'refused' ? 500 : 204).end();
  });
  await insertTestWebhook(db, { url });
  const stop = new AbortController();
  const { deliver, log } = openJob(databaseUrl, stop);
  await record(db, ['one', 'two']);
  await deliver();
  await record(db, ['refused']);
  await deliver(); // by the same thread
  expect(received.map(({ event }) => event.data.id).toSorted()).toEqual(['one', 'refused', 'two']);
  expect(log.warn.mock.calls).toEqual([[expect.objectContaining({ status: 500, attempts: 1 }), 'event not delivered']]);
  stop.abort();
  await close();
});

test('a server that stops gives back what its receiver has not answered', async () => {
  const { db, url: databaseUrl, close } = await openTestSqliteFile();
  const stop = new AbortController();
  const { url } = await openReceiver(() => stop.abort()); // and never answers
  await insertTestWebhook(db, { url });
  await record(db, ['one']);
  await openJob(databaseUrl, stop).deliver();
  expect(await statesOf(db)).toEqual([{ state: 'waiting', attempts: 0, claim: null }]);
  await close();
});

test('a thread that cannot open its database fails the job, and the next run starts another one', async () => {
  const folder = await openTestFolder();
  const [data, away] = [join(folder, 'data'), join(folder, 'away')];
  const { db, url: databaseUrl, close } = await openTestSqliteFile(data);
  const { url, received } = await openReceiver();
  await insertTestWebhook(db, { url });
  await record(db, ['one']);
  const { deliver } = openJob(databaseUrl);
  await rename(data, away);
  await writeFile(data, '');
  await expect(deliver()).rejects.toThrow(/EEXIST/);
  await rm(data);
  await rename(away, data);
  await deliver();
  expect(received).toHaveLength(1);
  await close();
});
