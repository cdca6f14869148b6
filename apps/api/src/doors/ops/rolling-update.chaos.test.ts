import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { MIGRATIONS } from '../../core/store/migration-order.ts';
import type { Db } from '../../core/store/schema.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { openReleasedServer } from '../../testing/server/released-program.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server/server-process.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

/** Writes on each server before the next step. */
const ENOUGH = 30;
/** The packages of the release are installed first. */
const PATIENCE_MS = 600_000;

test(
  'two servers are updated one after the other: both versions write, nothing is refused, and each shows all',
  async () => {
    const { db, start, released } = await openEmptySite();
    // Together, on an empty database.
    const [first, second] = await Promise.all([start(released), start(released)]);
    const [onFirst, onSecond] = [keepWriting(first, 'first'), keepWriting(second, 'second')];
    await Promise.all([onFirst.more(), onSecond.more()]);

    const written = [...(await onSecond.end())];
    expect(await second.kill('SIGTERM')).toBe(0);
    const newSecond = await start(); // migrates, while the first one writes
    const onNewSecond = keepWriting(newSecond, 'new-second');
    await Promise.all([onFirst.more(), onNewSecond.more()]);
    written.push(...(await onFirst.end()));
    const headers = await openAccount(db);
    await expectAll(headers, [first, newSecond], written);

    expect(await first.kill('SIGTERM')).toBe(0);
    const newFirst = await start();
    const onNewFirst = keepWriting(newFirst, 'new-first');
    await Promise.all([onNewFirst.more(), onNewSecond.more()]);
    written.push(...(await onNewFirst.end()), ...(await onNewSecond.end()));
    expect(written.length).toBeGreaterThanOrEqual(6 * ENOUGH);
    await expectAll(headers, [newFirst, newSecond], written);
  },
  PATIENCE_MS,
);

test(
  'servers of the last release write on while a migration expands the tables that they write to',
  async () => {
    const { db, start, released } = await openEmptySite();
    const servers = await Promise.all([start(released), start(released)]);
    const writers = servers.map((server, index) => keepWriting(server, `server-${index}`));
    await Promise.all(writers.map((writer) => writer.more()));
    await migrateToLatest(db, { ...MIGRATIONS, '29990101_0000_expand': { up: expand } });
    await Promise.all(writers.map((writer) => writer.more()));
    const written = (await Promise.all(writers.map((writer) => writer.end()))).flat();
    expect(written.length).toBeGreaterThanOrEqual(4 * ENOUGH);
    await expectAll(await openAccount(db), servers, written);
  },
  PATIENCE_MS,
);

/** Changes tables in another order than an enquiry writes to them. */
async function expand(db: Kysely<unknown>): Promise<void> {
  for (const table of ['content_version', 'rate_limits', 'mails', 'subscribers', 'contacts']) {
    await sql`alter table ${sql.table(table)} add column later text not null default ''`.execute(db);
  }
  await sql`create index contacts_later_idx on contacts (later)`.execute(db);
}

async function openEmptySite() {
  const { db, url, close } = await openTestPostgres();
  onTestFinished(close);
  await sql`drop schema public cascade`.execute(db); // the tests' databases are migrated
  await sql`create schema public`.execute(db);
  const [folder, released] = [await openTestFolder(), await openReleasedServer()];
  return { db, released, start: (program?: string) => startServerProcess(url, folder, [], program) };
}

/** Sends enquiries and sign-ups in turn until `end`. */
function keepWriting({ origin }: ServerProcess, name: string) {
  const written: string[] = [];
  const over = new AbortController();
  let wanted = { count: 0, reached: Promise.withResolvers<void>() };
  const work = write();
  work.catch((error: unknown) => wanted.reached.reject(error));
  return {
    /** Resolves when `ENOUGH` more are acknowledged. @throws when one was not */
    more: () => {
      wanted = { count: written.length + ENOUGH, reached: Promise.withResolvers<void>() };
      return wanted.reached.promise;
    },
    /** @returns the addresses of all */
    end: async () => {
      over.abort();
      await work;
      return written;
    },
  };

  async function write(): Promise<void> {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const email = `${name}-${index}@example.com`;
      await post('/api/contact', { firstName: 'Ada', lastName: 'Byron', email, message: 'What can you do for us?' });
      await post('/api/subscribers', { email });
      written.push(email);
      if (written.length === wanted.count) wanted.reached.resolve();
    }
  }
  async function post(path: string, body: object): Promise<void> {
    // Each from a new network because of the rate limits.
    const network = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `11.${network}` };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  }
}

async function openAccount(db: Db): Promise<{ authorization: string }> {
  const now = new Date().toISOString();
  await insertStaff(db, { id: 'admin-1', email: 'maya@tideline.example', name: 'Maya', passwordHash: '' }, now);
  return openSession(db, now);
}

/** Every server lists all that was written on any. */
async function expectAll(
  headers: { authorization: string },
  servers: readonly ServerProcess[],
  written: readonly string[],
) {
  for (const { origin } of servers) {
    for (const path of ['/api/contacts', '/api/subscribers']) {
      const answer = await fetch(origin + path, { headers });
      const rows = (await answer.json()) as { email: string }[];
      const listed = new Set(rows.map(({ email }) => email));
      expect(written.filter((email) => !listed.has(email))).toEqual([]);
    }
  }
}
