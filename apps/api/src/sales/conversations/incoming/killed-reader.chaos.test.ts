/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../../core/store/schema.ts';
import { openTestImap, type TestImap } from '../../../testing/mail/imap-mailbox.ts';
import { callAsVisitor } from '../../../testing/test-caller.ts';
import { openTestSqliteFile } from '../../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { readMailedFile } from '../../threads/mailed-file-folder.ts';

const MESSAGES = 60;
const KILLS = 6;

/** A server that reads the mailbox all the time. Its clock is ahead by the time after which a dead one loses its claim. */
const PROCESS = `
  const [openUrl, readUrl, handlersUrl, databaseUrl, mailbox, aheadMs, mediaDir] = process.argv.slice(1);
  const { openDatabase } = await import(openUrl);
  const { mailboxReader } = await import(readUrl);
  const { mailboxHandlers } = await import(handlersUrl);
  const log = { info() {}, warn() {} };
  const now = () => new Date(Date.now() + Number(aheadMs)).toISOString();
  const options = { handlers: mailboxHandlers(mediaDir), mailbox: JSON.parse(mailbox), stop: new AbortController().signal, log, now };
  const read = mailboxReader({ db: openDatabase(databaseUrl), ...options });
  for (;;) {
    await read().catch((error) => console.error(error));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
`;

function startReader(databaseUrl: string, mediaDir: string, { mailbox }: TestImap, round: number) {
  const modules = [
    '../../../core/store/open-database.ts',
    '../../../core/mailbox/read-mailbox.ts',
    '../../../doors/ops/mailbox-handlers.ts',
  ];
  const urls = modules.map((file) => new URL(file, import.meta.url).href);
  const given = [...urls, databaseUrl, JSON.stringify(mailbox), String(round * 3 * 60_000), mediaDir];
  const server = spawn(process.execPath, ['--input-type=module', '--eval', PROCESS, ...given], { stdio: 'inherit' });
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

/** Each message with its whole file, as the number in both. */
async function readStored(db: Db, mediaDir: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .innerJoin('contact_attachments', 'contact_attachments.message_id', 'contact_messages.id')
    .select(['body', 'contact_attachments.id'])
    .execute();
  const files = rows.map(async ({ body, id }) => `${body} ${String(await readMailedFile(mediaDir, id)).trim()}`);
  return (await Promise.all(files)).toSorted();
}

test.each([
  ['SQLite', openTestSqliteFile],
  ['PostgreSQL', openTestPostgres],
] as const)(
  'a server on %s that is killed loses no answer, and stores none twice or without its file',
  async (_name, open) => {
    const [{ db, url, close }, imap, mediaDir] = [await open(), await openTestImap(), await openTestFolder()];
    const stored = () => readStored(db, mediaDir);
    await callAsVisitor(db).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const { reference } = await db.selectFrom('contacts').select('reference').executeTakeFirstOrThrow();
    const numbers = Array.from({ length: MESSAGES }, (_, at) => String(at).padStart(3, '0'));
    for (const number of numbers) imap.deliver(answer(reference, number));
    const progress = new Set<number>();
    for (let round = 0; round < KILLS; round += 1) {
      const server = startReader(url, mediaDir, imap, round);
      const before = (await stored()).length;
      await expect.poll(async () => (await stored()).length, { interval: 2, timeout: 60_000 }).toBeGreaterThan(before);
      await setTimeout(round * 3);
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      progress.add((await stored()).length);
      if (progress.has(MESSAGES)) break;
    }
    expect(progress.size).toBeGreaterThan(2); // the kills came in between
    const last = startReader(url, mediaDir, imap, KILLS);
    await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(MESSAGES);
    last.kill('SIGKILL');
    await once(last, 'exit');
    expect(await stored()).toEqual(numbers.map((number) => `Answer ${number} File ${number}`));
    const notices = await db.selectFrom('mails').select('id').where('kind', '=', 'answer').execute();
    expect(notices).toHaveLength(MESSAGES);
    await close();
  },
);

function answer(reference: string, number: string): string {
  return `From: ada@example.com
To: hello@tideline.example
Subject: Re: Your enquiry ${reference}
Message-ID: <${number}@example.com>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=B

--B
Content-Type: text/plain

Answer ${number}
--B
Content-Type: text/plain
Content-Disposition: attachment; filename="${number}.txt"

File ${number}
--B--
`.replaceAll('\n', '\r\n');
}
