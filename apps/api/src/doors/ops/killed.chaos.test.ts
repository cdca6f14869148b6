/** @module-tag long */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../core/store/open-database.ts';
import { killWhileStarting, sendContacts, startServerProcess } from '../../testing/server/server-process.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const ROUNDS = soakSize(20, 100);
const STARTS = soakSize(8, 20);
const WRITERS = 16;
/** Acknowledged enquiries over all rounds; none may be lost. */
const WRITES = 30_000;
/** Twenty starts are slow on a busy machine. */
const PATIENCE_MS = soakSize(600_000, 3_600_000);

test(
  'each of 30,000 acknowledged enquiries survives twenty and more kills of the server',
  async () => {
    const folder = await openTestFolder();
    const url = `file:${folder}/tideline.db`;
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = await startServerProcess(url, folder);
      const mark = Math.ceil(WRITES / ROUNDS / WRITERS);
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        sendContacts(server, `${round}-${index}`, { mark }),
      );
      await Promise.all(writers.map((writer) => writer.reached));
      await sleep(Math.random() * 100);
      await server.kill('SIGKILL');
      for (const writer of writers) acknowledged.push(...(await writer.acknowledged));

      const db = openDatabase(url);
      const stored = await db.selectFrom('contacts').select('email').execute();
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      await db.destroy();
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
      const found = new Set(stored.map(({ email }) => email));
      expect(acknowledged.filter((email) => !found.has(email))).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
  },
  PATIENCE_MS,
);

test(
  'a server killed during its first start leaves a database that the next one opens',
  async () => {
    for (let round = 0; round < STARTS; round += 1) {
      const folder = await openTestFolder();
      const url = `file:${folder}/tideline.db`;
      // Kill times range from before the first file to after the last migration.
      await killWhileStarting(url, folder, 400 + Math.random() * 1600);
      const server = await startServerProcess(url, folder);
      await sendContacts(server, `round-${round}`).reached;
      await server.kill('SIGKILL');
      const db = openDatabase(url);
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      await db.destroy();
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
    }
  },
  PATIENCE_MS,
);

test('with two servers on one PostgreSQL, a kill of one loses nothing and the other continues', async () => {
  const [database, folder] = [await openTestPostgres(), await openTestFolder()];
  onTestFinished(database.close);
  const servers = [
    await startServerProcess(database.url, folder),
    await startServerProcess(database.url, folder),
  ] as const;
  const enough = new AbortController();
  const writers = servers.map((server, index) => sendContacts(server, `server-${index}`, { stop: enough.signal }));
  await Promise.all(writers.map((writer) => writer.reached));
  await servers[0].kill('SIGKILL');
  const beforeTheEnd = (await database.db.selectFrom('contacts').select('id').execute()).length;
  await untilMoreThan(beforeTheEnd);
  enough.abort();

  const acknowledged = (await Promise.all(writers.map((writer) => writer.acknowledged))).flat();
  const stored = await database.db.selectFrom('contacts').select('email').execute();
  const found = new Set(stored.map(({ email }) => email));
  expect(acknowledged.filter((email) => !found.has(email))).toEqual([]);
  expect(acknowledged.some((email) => email.startsWith('server-0'))).toBe(true);

  async function untilMoreThan(count: number): Promise<void> {
    for (;;) {
      const rows = await database.db.selectFrom('contacts').select('id').execute();
      if (rows.length > count) return;
      await sleep(20);
    }
  }
});

test('two servers publish a due post once', async () => {
  const [database, folder] = [await openTestPostgres(), await openTestFolder()];
  onTestFinished(database.close);
  const now = new Date().toISOString();
  await database.db
    .insertInto('posts')
    .values({ ...DUE_POST, publish_date: now, sort_date: now, created_at: now, updated_at: now })
    .execute();
  await Promise.all([startServerProcess(database.url, folder), startServerProcess(database.url, folder)]);
  const published = await untilPublished();
  await sleep(200);
  expect(await findState()).toEqual(published);
  expect(published.version).toBe(2);

  function findState() {
    return database.db.selectFrom('posts').select(['status', 'version']).executeTakeFirstOrThrow();
  }
  async function untilPublished() {
    for (;;) {
      const state = await findState();
      if (state.status === 'published') return state;
      await sleep(20);
    }
  }
});

const DUE_POST = {
  id: 'due',
  key: 'due',
  is_address_automatic: 1,
  first_published_at: null,
  meta_title: '',
  meta_description: '',
  social_image_url: '',
  is_noindex: 0,
  canonical_url: '',
  series: '',
  title: 'Due',
  excerpt: '',
  author: '',
  category: '',
  status: 'scheduled',
  featured_image_url: '',
  views: 0,
  reading_time_minutes: 1,
  version: 1,
  is_sample: 0,
  deleted_at: null,
  is_featured: 0,
  title_key: 'due',
  search_title: 'due',
  search_body: '',
  content: '',
} as const;
