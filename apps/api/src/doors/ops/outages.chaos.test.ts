/** @module-tag long */
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../core/store/open-database.ts';
import { openOutageSite, type OutageSite } from '../../testing/server/outage-site.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { sendContacts, startServerProcess } from '../../testing/server/server-process.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const CRASHES = soakSize(1, 20);
const AWAY = 'The site cannot do this at the moment. Please try again in a few seconds.';
const CANNOT_SAVE = 'The site cannot save anything at the moment. Please try again in a few minutes.';

async function openSqliteSite() {
  const file = `${await openTestFolder()}/tideline.db`;
  return { file, ...(await openOutageSite(`file:${file}`)) };
}

/** Expects the cached page and a healthy process. */
async function expectCachedPage({ get }: Pick<OutageSite, 'get'>) {
  const page = await get('/');
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('High tide')]);
  expect((await get('/healthz')).statusCode).toBe(200);
}

async function integrityOf({ db }: Pick<OutageSite, 'db'>) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check);
}

test('a full disk: writes are refused with a message, reads continue, and writes work again afterwards', async () => {
  const site = await openSqliteSite();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(site.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(site.db);
  const acknowledged: string[] = [];
  let refused;
  for (let index = 0; !refused; index += 1) {
    const answer = await site.enquire(`full-${index}@example.com`);
    if (answer.statusCode === 201) acknowledged.push(`full-${index}@example.com`);
    else refused = answer;
  }
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '60',
    { error: CANNOT_SAVE },
  ]);
  await expectCachedPage(site);
  expect((await site.get('/about')).statusCode).toBe(200);

  await sql`pragma max_page_count = 1000000`.execute(site.db);
  expect((await site.enquire('after@example.com')).statusCode).toBe(201);
  expect(await site.storedContacts()).toEqual(expect.arrayContaining([...acknowledged, 'after@example.com']));
  expect(await site.storedContacts()).toHaveLength(acknowledged.length + 1);
  expect(await integrityOf(site)).toEqual(['ok']);
});

test('a read-only database: reads continue, and every route refuses writes with a message', async () => {
  const site = await openSqliteSite();
  await sql`pragma query_only = 1`.execute(site.db);
  const rest = await site.enquire('ada@example.com');
  expect([rest.statusCode, rest.headers['retry-after'], rest.json()]).toEqual([503, '60', { error: CANNOT_SAVE }]);
  const trpc = await post(site, '/trpc/subscribers.subscribe', { json: { email: 'ada@example.com' } });
  expect([trpc.statusCode, trpc.headers['retry-after']]).toEqual([503, '60']);
  expect(trpc.json()).toMatchObject({ error: { json: { message: CANNOT_SAVE, data: { httpStatus: 503 } } } });
  const form = await site.app.inject({
    method: 'POST',
    url: '/forms/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=ada%40example.com',
  });
  expect([form.statusCode, form.headers['retry-after']]).toEqual([503, '60']);
  const ready = await site.get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { error: 'The database cannot be written.' }]);
  await expectCachedPage(site);
  expect((await site.get('/about')).statusCode).toBe(200);

  await sql`pragma query_only = 0`.execute(site.db);
  expect((await site.get('/readyz')).statusCode).toBe(200);
  expect((await site.enquire('ada@example.com')).statusCode).toBe(201);
});

test('while another program locks the database, writes time out with Retry-After and reads do not wait', async () => {
  const site = await openSqliteSite();
  const other = new SqliteDatabase(site.file);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const finished: string[] = [];
  const writers = [1, 2, 3].map(async (writer) => {
    const answer = await site.enquire(`locked-${writer}@example.com`);
    finished.push('writer');
    return answer;
  });
  for (let visit = 0; visit < 5; visit += 1) await expectCachedPage(site);
  finished.push('readers');
  for (const answer of await Promise.all(writers)) {
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', { error: AWAY }]);
  }
  expect(finished).toEqual(['readers', 'writer', 'writer', 'writer']);
  const ready = await site.get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { error: 'The database is locked by another program.' }]);

  other.exec('rollback');
  expect((await site.enquire('later@example.com')).statusCode).toBe(201);
  expect((await site.get('/readyz')).statusCode).toBe(200);
  expect(await site.storedContacts()).toEqual(['later@example.com']);
});

test('a write waits for a short lock of another program and succeeds', async () => {
  const site = await openSqliteSite();
  const other = new SqliteDatabase(site.file);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const answer = site.enquire('patient@example.com');
  await expectCachedPage(site);
  other.exec('commit');
  expect((await answer).statusCode).toBe(201);
});

test('without PostgreSQL, cached pages are served and the rest answers 503; afterwards everything works again', async () => {
  const { server, site } = await openPostgresSite();
  for (const how of ['shutdown', 'crash'] as const) {
    await server.halt(how);
    for (let visit = 0; visit < 3; visit += 1) await expectCachedPage(site);
    const page = await site.app.inject({ url: `/${how}`, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['retry-after'], page.body]).toEqual([
      503,
      '5',
      expect.stringContaining(AWAY),
    ]);
    const rest = await site.enquire('ada@example.com');
    expect([rest.statusCode, rest.headers['retry-after'], rest.json()]).toEqual([503, '5', { error: AWAY }]);
    // The session cannot be looked up: no reason to sign the user out.
    const staff = await site.app.inject({
      url: '/trpc/auth.me',
      headers: { authorization: `Bearer ${'a'.repeat(43)}` },
    });
    expect([staff.statusCode, staff.headers['retry-after']]).toEqual([503, '5']);
    // A successful check is cached for a second.
    await expect
      .poll(async () => (await site.get('/readyz')).json())
      .toEqual({ error: 'The database does not answer.' });

    await server.resume();
    expect((await site.enquire(`${how}@example.com`)).statusCode).toBe(201);
    await site.publish(`After the ${how}`);
    expect((await site.get('/')).body).toContain(`After the ${how}`);
    expect((await site.get('/readyz')).statusCode).toBe(200);
  }
  expect(await site.storedContacts()).toEqual(['shutdown@example.com', 'crash@example.com']);
});

test('a crash of PostgreSQL loses nothing acknowledged and needs no restart of the server', async () => {
  const { server, site } = await openPostgresSite();
  const child = await startServerProcess(server.url('site'), site.dataDir);
  const enough = new AbortController();
  const writers = [1, 2, 3].map((writer) => sendContacts(child, `writer-${writer}`, { stop: enough.signal }));
  await Promise.all(writers.map(({ reached }) => reached));
  for (let crash = 0; crash < CRASHES; crash += 1) {
    await server.halt('crash');
    await server.resume();
    const before = (await site.storedContacts()).length;
    await expect.poll(async () => (await site.storedContacts()).length).toBeGreaterThan(before + 10);
  }
  enough.abort();
  const acknowledged = (await Promise.all(writers.map((writer) => writer.acknowledged))).flat();
  const stored = new Set(await site.storedContacts());
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
});

async function openPostgresSite() {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const db = openDatabase(server.url('postgres'));
  await sql`create database site`.execute(db);
  await db.destroy();
  return { server, site: await openOutageSite(server.url('site')) };
}

function post(site: OutageSite, url: string, payload: object) {
  return site.app.inject({ method: 'POST', url, payload });
}
