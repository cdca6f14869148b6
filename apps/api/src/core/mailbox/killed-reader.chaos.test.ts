/** @module-tag long */
import { randomUUIDv7 } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../store/schema.ts';
import { openTestImap, type TestImap } from '../../testing/mail/imap-mailbox.ts';
import { buildBounce } from '../../testing/mail/sent-issue.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../testing/test-database.ts';

const MESSAGES = 150;
const KILLS = 8;

/** A server that reads the mailbox all the time. Its clock is ahead by the time after which a dead one loses its claim. */
const PROCESS = `
  const [openUrl, readUrl, handlersUrl, databaseUrl, mailbox, aheadMs] = process.argv.slice(1);
  const { openDatabase } = await import(openUrl);
  const { mailboxReader } = await import(readUrl);
  const { mailboxHandlers } = await import(handlersUrl);
  const log = { info() {}, warn() {} };
  const now = () => new Date(Date.now() + Number(aheadMs)).toISOString();
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // Most kills fall into the time in which a message is handled.
  const slow = { name: 'slow', handle: () => wait(15).then(() => 'not-mine') };
  const options = { handlers: [slow, ...mailboxHandlers('')], mailbox: JSON.parse(mailbox), stop: new AbortController().signal, log, now };
  const read = mailboxReader({ db: openDatabase(databaseUrl), ...options });
  for (;;) {
    await read().catch((error) => console.error(error));
    await wait(20);
  }
`;

function startReader(databaseUrl: string, { mailbox }: TestImap, round: number) {
  const modules = ['../store/open-database.ts', 'read-mailbox.ts', '../../doors/ops/mailbox-handlers.ts'];
  const urls = modules.map((file) => new URL(file, import.meta.url).href);
  const given = [...urls, databaseUrl, JSON.stringify(mailbox), String(round * 3 * 60_000)];
  const server = spawn(process.execPath, ['--input-type=module', '--eval', PROCESS, ...given], { stdio: 'inherit' });
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

/** The recipients of the reports that were written, which name each message. */
async function written(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('bounce_reports').select('recipient').execute();
  return rows.map(({ recipient }) => recipient).toSorted();
}

test.each([
  ['SQLite', openTestSqliteFile],
  ['PostgreSQL', openTestPostgres],
] as const)('two servers on %s that are killed lose no message and handle none twice', async (_name, open) => {
  const [{ db, url, close }, imap] = [await open(), await openTestImap()];
  const recipients = Array.from(
    { length: MESSAGES },
    (_, at) => `reader-${String(at).padStart(3, '0')}@reader.example`,
  );
  for (const recipient of recipients) imap.deliver(buildBounce(randomUUIDv7(), recipient));
  const progress: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const servers = [startReader(url, imap, round), startReader(url, imap, round)];
    const before = (await written(db)).length;
    // In the middle of the work: once it has begun, after a time that differs.
    await expect.poll(async () => (await written(db)).length, { interval: 2 }).toBeGreaterThan(before);
    await setTimeout(round * 3);
    await Promise.all(
      servers.map(async (server) => {
        const ended = once(server, 'exit');
        server.kill('SIGKILL');
        await ended;
      }),
    );
    progress.push((await written(db)).length);
    if (progress.at(-1) === MESSAGES) break;
  }
  expect(progress.length).toBeGreaterThan(2); // the kills came in between
  const last = startReader(url, imap, KILLS);
  await expect.poll(async () => (await written(db)).length).toBe(MESSAGES);
  await setTimeout(200);
  last.kill('SIGKILL');
  await once(last, 'exit');
  expect(await written(db)).toEqual(recipients);
  await close();
});
