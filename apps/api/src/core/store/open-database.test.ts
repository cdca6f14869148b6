/** @module-tag long */
import { createServer, connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { findOutage } from '../host/outage.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { openDatabase } from './open-database.ts';

const CONNECTIONS = 10;

test('a silent PostgreSQL times out, and is used again once it answers', async () => {
  const { url, close } = await openTestPostgres();
  onTestFinished(close);
  const proxy = await openProxy(url);
  const db = openDatabase(proxy.url, { statementMs: 0, silenceMs: 3000 });
  onTestFinished(() => db.destroy());
  const ask = () =>
    Promise.allSettled(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.1)`.execute(db)));
  expect((await ask()).filter(({ status }) => status === 'rejected')).toEqual([]);

  proxy.cut();
  const lost = await ask();
  const kinds = lost.map((result) => (result.status === 'rejected' ? findOutage(result.reason)?.kind : 'answered'));
  expect(new Set(kinds)).toEqual(new Set(['database unreachable']));

  proxy.mend();
  expect((await ask()).filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('the write-ahead log is truncated to 64 MB', async () => {
  const db = openDatabase(`file:${await openTestFolder()}/tideline.db`);
  onTestFinished(() => db.destroy());
  const { rows } = await sql<{ journal_size_limit: number }>`pragma journal_size_limit`.execute(db);
  expect(rows).toEqual([{ journal_size_limit: 64 * 1024 * 1024 }]);
});

/** A proxy to the server at `url` that can drop everything, as a network without power does. */
async function openProxy(url: string): Promise<{ url: string; cut: () => void; mend: () => void }> {
  const { hostname, port } = new URL(url);
  let isCut = false;
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.push(from);
      from.on('data', (bytes) => {
        if (!isCut) to.write(bytes);
      });
      from.on('error', () => undefined).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const address = server.address();
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = typeof address === 'object' && address ? String(address.port) : '';
  return { url: near.href, cut: () => (isCut = true), mend: () => (isCut = false) };
}
