/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SENDING_LIMITS } from '@tideline/domain/newsletter/sending';
import type { Db } from '../../../core/store/schema.ts';
import { isRefused, openHostileMailServer, type HostileMailServer } from '../../../testing/mail/hostile-mail-server.ts';
import { addReaders, openIssueSite } from '../../../testing/mail/issue-site.ts';
import { soakSize } from '../../../testing/server/soak-size.ts';
import { openTestSqliteFile } from '../../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';

const READERS = soakSize(800, 10_000);
const KILLS = 5;
/** A minute of waiting takes six seconds. */
const CLOCK_RATE = 10;
const DOMAINS = ['example.com', 'reader.example', 'mail.example'];
const PATIENCE_MS = soakSize(300_000, 1_200_000);

/** A server that sends issues, with a fast clock. */
const PROCESS = `
  const [openUrl, sendUrl, databaseUrl, server, started, rate, startedAt] = process.argv.slice(1);
  const { openDatabase } = await import(openUrl);
  const { issueSender } = await import(sendUrl);
  const log = { info() {}, warn() {}, error: console.error };
  const now = () => new Date(Number(startedAt) + (Date.now() - Number(started)) * Number(rate)).toISOString();
  const db = openDatabase(databaseUrl);
  const origin = () => 'https://www.tideline.example';
  const send = issueSender({ db, server: JSON.parse(server), origin, log, now, stop: new AbortController().signal });
  for (;;) {
    await send().catch((error) => console.error(error));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
`;

function startServers(databaseUrl: string, { server }: HostileMailServer, issueNow: string) {
  const urls = ['../../../core/store/open-database.ts', 'handover/send-issues.ts'].map(
    (file) => new URL(file, import.meta.url).href,
  );
  const given = [databaseUrl, JSON.stringify(server), Date.now(), CLOCK_RATE, Date.parse(issueNow)].map(String);
  return function start() {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROCESS, ...urls, ...given], {
      stdio: 'inherit',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    };
  };
}

async function stateOf(db: Db, id: string) {
  return (await db.selectFrom('issues').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
}

test.each([
  ['SQLite', 1, openTestSqliteFile],
  ['PostgreSQL', 1, openTestPostgres],
  ['PostgreSQL', 2, openTestPostgres],
] as const)(
  'servers on %s, %i at a time, killed five times: no reader is lost, and for each kill a message of each connection arrives twice at most',
  async (_name, servers, open) => {
    const [{ db, url, close }, mailServer] = [await open(), await openHostileMailServer()];
    await addReaders(db, READERS, DOMAINS);
    const site = openIssueSite(db, mailServer);
    const id = await site.startNow();
    const startedMs = Date.now();
    const start = startServers(url, mailServer, site.clock.now());
    const running = Array.from({ length: servers }, start);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const mark = (READERS * kill) / (KILLS + 2);
      await expect.poll(mailServer.count, { interval: 3, timeout: PATIENCE_MS }).toBeGreaterThan(mark);
      await running.shift()?.();
      running.push(start());
    }
    expect(await stateOf(db, id)).toBe('sending'); // the kills came in between
    await expect.poll(() => stateOf(db, id), { interval: 500, timeout: PATIENCE_MS }).not.toBe('sending');
    await Promise.all(running.map((kill) => kill()));

    expect(await stateOf(db, id)).toBe('sent');
    const canaries = mailServer.accepted.get('hello@tideline.example') ?? [];
    mailServer.accepted.delete('hello@tideline.example');
    const copies = [...mailServer.accepted.values()];
    const expected = Array.from({ length: READERS }, (_, at) => at).filter((at) => !isRefused(at));
    expect(new Set([...mailServer.accepted.keys()].map((email) => Number(/\d+/.exec(email)?.[0])))).toEqual(
      new Set(expected),
    );
    const duplicates = copies.reduce((sum, ids) => sum + ids.length - 1, 0);
    expect(duplicates).toBeLessThanOrEqual(KILLS * DEFAULT_SENDING_LIMITS.connections);
    expect(copies.filter((ids) => new Set(ids).size > 1)).toEqual([]);
    expect(canaries).toHaveLength(1);
    expect(await site.progress(id)).toMatchObject({
      accepted: expected.length,
      refused: READERS - expected.length,
      waiting: 0,
    });
    if (process.env.SOAK === '1')
      console.log(`${READERS} readers, ${duplicates} duplicates, ${(Date.now() - startedMs) / 1000} s`);
    await close();
  },
  PATIENCE_MS,
);
