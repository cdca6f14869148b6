/** @module-tag long */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompiledQuery, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { MINUTE_MS, later } from '@tideline/domain/time/instant';
import type { Database } from '../../../core/store/schema.ts';
import { buildRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const ROWS = 12_000;
const MAX = 10_000;

describeOnEachDatabase('a list without limit and cursor (issue 29)', (database) => {
  async function open() {
    const app = await buildRestServer(database());
    const headers = await openSession(database());
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => app.close());
    expect((app.server.address() as AddressInfo).port).toBeGreaterThan(0);
    return { app, headers, origin };
  }

  test('is whole, up to 10,000 rows, and is paged with either', async () => {
    await fill(database());
    const { app, headers } = await open();
    const read = (url: string) => app.inject({ url, headers });
    for (const path of ['/api/contacts', '/api/subscribers']) {
      const whole = await read(path);
      expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      const ids = whole.json<{ id: string }[]>().map(({ id }) => id);
      expect([ids.length, whole.headers['x-total-count']]).toEqual([MAX, String(ROWS)]);
      const next = /^<(.+)>; rel="next"$/.exec(String(whole.headers.link))?.[1] ?? '';
      for (let url = next; url !== '';) {
        const page = await read(url);
        const items = page.json<{ id: string }[]>();
        expect(items.length).toBe(100);
        ids.push(...items.map(({ id }) => id));
        url = /^<(.+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1] ?? '';
      }
      expect([ids.length, new Set(ids).size]).toEqual([ROWS, ROWS]);
      expect((await read(`${path}?limit=7`)).json()).toHaveLength(7);
    }
    const some = await read('/api/contacts?status=won');
    expect([some.body, some.headers.link]).toEqual(['[]', undefined]);
    const emails = Array.from({ length: 250 }, (_row, at) => `c${at + 100}@example.com`);
    await database().updateTable('contacts').set({ status: 'won' }).where('email', 'in', emails).execute();
    const won = await read('/api/contacts?status=won');
    expect([won.json(), won.headers.link]).toEqual([expect.objectContaining({ length: 250 }), undefined]);
    // A search is counted no further than a thousand.
    const found = await read('/api/contacts?q=example.com');
    expect([found.json(), found.headers.link]).toEqual([
      expect.objectContaining({ length: MAX }),
      expect.stringContaining('rel="next"'),
    ]);
  }, 120_000);

  test('is read no faster than the client takes it, and has each row once whatever is written meanwhile', async () => {
    await fill(database());
    const { headers, origin } = await open();
    const answer = await ask(`${origin}/api/contacts`, headers);
    // What the client has not asked for is not read: the last page may be changed after the headers arrived.
    const oldest = await database()
      .selectFrom('contacts')
      .select('id')
      .where('email', '=', 'c2500@example.com')
      .executeTakeFirstOrThrow();
    await database().updateTable('contacts').set({ message: 'Late' }).where('id', '=', oldest.id).execute();
    await database().deleteFrom('contacts').where('email', 'in', ['c2600@example.com', 'c2601@example.com']).execute();
    await callAsVisitor(database()).contacts.send({ firstName: 'New', lastName: 'One', email: 'new@example.com' });
    const items = JSON.parse(await textOf(answer)) as { id: string; email: string; message: string }[];
    expect(items).toHaveLength(MAX - 2);
    expect(new Set(items.map(({ id }) => id)).size).toBe(MAX - 2);
    expect(items.find(({ id }) => id === oldest.id)?.message).toBe('Late');
    expect(items.map(({ email }) => email)).not.toContain('new@example.com');
  }, 120_000);

  test('ends without being complete when the client leaves or the database fails', async () => {
    await fill(database());
    const { headers, origin } = await open();
    (await ask(`${origin}/api/contacts`, headers)).destroy();
    expect(await (await fetch(`${origin}/api/subscribers?limit=1`, { headers })).json()).toHaveLength(1);
    const answer = await ask(`${origin}/api/contacts`, headers);
    await database().executeQuery(CompiledQuery.raw('alter table contacts rename to lost_contacts'));
    const failure = await textOf(answer).then(
      () => 'complete',
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect(failure).toBe('ECONNRESET');
    await database().executeQuery(CompiledQuery.raw('alter table lost_contacts rename to contacts'));
  }, 120_000);
});

/** A response whose body is not read yet. */
async function ask(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return answer.pause();
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Copies of an enquiry and a subscriber that were stored as usual, the newest first. */
async function fill(db: Kysely<Database>): Promise<void> {
  const visitor = callAsVisitor(db);
  await visitor.contacts.send({
    firstName: 'Ada',
    lastName: 'Marsh',
    email: 'a@example.com',
    message: 'x'.repeat(2_000),
  });
  await visitor.subscribers.subscribe({ email: 'a@example.com' });
  const contact = await db.selectFrom('contacts').selectAll().executeTakeFirstOrThrow();
  const subscriber = await db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom('subscribers').execute();
  await db.updateTable('contacts').set({ email: 'c0@example.com' }).execute();
  for (let start = 0; start < ROWS; start += 200) {
    const numbers = Array.from({ length: 200 }, (_, at) => start + at);
    const contacts = numbers
      .filter((number) => number > 0)
      .map((number) =>
        Object.assign(withoutSearch(contact), {
          id: `c-${number}`,
          reference: `R-${number}`,
          idempotency_key: null,
          email: `c${number}@example.com`,
          submitted_at: minuteOf(number),
        }),
      );
    await db.insertInto('contacts').values(contacts).execute();
    const subscribers = numbers.map((number) =>
      Object.assign(withoutSearch(subscriber), {
        id: `s-${number}`,
        email: `s${number}@example.com`,
        email_key: `s${number}@example.com`,
        created_at: minuteOf(number),
      }),
    );
    await db.insertInto('subscribers').values(subscribers).execute();
  }
}

/** Three rows have the same one. */
function minuteOf(number: number): string {
  return later(TEST_NOW, -Math.floor(number / 3) * MINUTE_MS);
}

/** Columns that a database fills itself. */
function withoutSearch<Row extends object>(row: Row): Row {
  const own = Object.entries(row).filter(([name]) => !['search_no', 'search_vector', 'title_vector'].includes(name));
  return Object.fromEntries(own) as Row;
}
