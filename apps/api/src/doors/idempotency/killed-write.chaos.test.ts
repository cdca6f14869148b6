import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { startServerProcess } from '../../testing/server/server-process.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { callAsStaff, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const ROUNDS = soakSize(3, 40);
const WRITERS = 8;
/** New ones in each round; those of earlier rounds are repeated. */
const POSTS = 80;

const DATABASES = [
  { kind: 'SQLite', open: openTestSqliteFile, stall: stallSqlite },
  { kind: 'PostgreSQL', open: openTestPostgres, stall: stallPostgres },
];

async function openSite(open: (typeof DATABASES)[number]['open']) {
  const [database, folder] = [await open(), await openTestFolder()];
  onTestFinished(database.close);
  const { db, url } = database;
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, new Date().toISOString());
  const fields = { name: 'Program', scopes: ['posts.edit' as const], networks: [], expiresInDays: null };
  const { key } = await callAsStaff(db).auth.apiKeys.create(fields);
  /** @returns null when the connection broke */
  const create = async (origin: string, title: string) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': title };
    const body = JSON.stringify({ title, status: 'draft' });
    const answer = await fetch(`${origin}/api/posts`, { method: 'POST', headers, body }).catch(() => null);
    return answer && { status: answer.status, text: await answer.text().catch(() => '') };
  };
  const titles = async () => (await db.selectFrom('posts').select('title').execute()).map(({ title }) => title);
  return { db, create, titles, start: () => startServerProcess(url, folder) };
}

test.each(DATABASES)(
  'a server killed between a write and its stored answer does not write again on $kind',
  async ({ open, stall }) => {
    const { db, create, titles, start } = await openSite(open);
    await stall(db);
    const first = await start();
    const lost = create(first.origin, 'Tides');
    while ((await titles()).length === 0) await sleep(5);
    await first.kill('SIGKILL');
    expect(await lost).toBeNull();

    const { origin } = await start();
    expect(await create(origin, 'Tides')).toMatchObject({
      status: 409,
      text: expect.stringContaining('still running'),
    });
    const started = earlier(new Date().toISOString(), 5 * MINUTE_MS);
    await db.updateTable('idempotency_keys').set({ started_at: started }).execute();
    expect(await create(origin, 'Tides')).toMatchObject({ status: 409, text: expect.stringContaining('outcome') });
    expect(await titles()).toEqual(['Tides']);
  },
);

test(
  'a client that repeats its writes over kills of the server writes each once or learns that it may have',
  async () => {
    const { create, titles, start } = await openSite(openTestSqliteFile);
    const acknowledged = new Set<string>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = await start();
      const mark = acknowledged.size + POSTS / 2;
      const sent = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let post = 0; post < (POSTS / WRITERS) * round; post += 1) {
          const title = `Post-${writer}-${post}`;
          const answer = await create(server.origin, title);
          if (answer?.status === 201) acknowledged.add(title);
        }
      });
      while (acknowledged.size < mark) await sleep(5);
      await sleep(Math.random() * 30);
      await server.kill('SIGKILL');
      await Promise.all(sent);
    }
    const stored = await titles();
    expect(stored.length).toBe(new Set(stored).size);
    expect([...acknowledged].filter((title) => !stored.includes(title))).toEqual([]);
  },
  soakSize(300_000, 3_600_000),
);

/** Makes the storing of an answer take longer than the test. */
async function stallSqlite(db: Db): Promise<void> {
  await sql`create trigger stall before update of answer on idempotency_keys begin
    select count(*) from (with recursive number(value) as (select 1 union all select value + 1 from number
      where value < 1000000000000) select value from number); end`.execute(db);
}

async function stallPostgres(db: Db): Promise<void> {
  await sql`create function stall() returns trigger language plpgsql as
    $$ begin perform pg_sleep(600); return new; end $$`.execute(db);
  await sql`create trigger stall before update of answer on idempotency_keys
    for each row execute function stall()`.execute(db);
}
