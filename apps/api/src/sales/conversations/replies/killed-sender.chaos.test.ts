/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { UNDO_SECONDS } from '@tideline/domain/conversation/message';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SmtpServer } from '../../../core/mail/smtp-address.ts';
import { attach } from '../../../testing/mail/attach.ts';
import { openReplySite } from '../../../testing/mail/reply-site.ts';
import { openTestSqliteFile } from '../../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';

/** Where the server of the site is killed while it hands the reply over, and how many copies can arrive in all. */
const STEPS = [
  ['when it is claimed', 'connect', 1],
  ['before its text', 'recipient', 1],
  // A short text may come in one packet with its end.
  ['within its text', 'text', 2],
  ['when the mail server has accepted it, before its answer', 'accepted', 2],
  ['when the answer is on its way', 'answered', 2],
] as const;
/** Larger than one packet. */
const OFFER = 'An offer.\n'.repeat(20_000);
type Step = (typeof STEPS)[number][1];

/** A server of the site that sends mails. Its clock is ahead. */
const PROCESS = `
  const [openUrl, sendUrl, writersUrl, databaseUrl, server, startedAt] = process.argv.slice(1);
  const { openDatabase } = await import(openUrl);
  const { mailSender } = await import(sendUrl);
  const { MAIL_WRITERS: writers, MAIL_FOLLOW_UPS: followUps } = await import(writersUrl);
  const log = { info() {}, warn: console.error };
  const [startedMs, origin] = [Date.now(), () => 'https://www.tideline.example'];
  const now = () => new Date(Number(startedAt) + Date.now() - startedMs).toISOString();
  const stop = new AbortController().signal;
  const options = { server: JSON.parse(server), writers, followUps, hasMailbox: false, origin, log, stop, now };
  const send = mailSender({ db: openDatabase(databaseUrl), ...options });
  for (;;) {
    await send().catch((error) => console.error(error));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
`;

function startSender(databaseUrl: string, server: SmtpServer, now: string) {
  const modules = [
    '../../../core/store/open-database.ts',
    '../../../core/mail/send-due-mails.ts',
    '../../../doors/ops/mail-writers.ts',
  ];
  const urls = modules.map((file) => new URL(file, import.meta.url).href);
  const given = [...urls, databaseUrl, JSON.stringify(server), String(Date.parse(now))];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROCESS, ...given], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A mail server that calls `onStep` and waits for it, at each step of each message. @returns the copies it has accepted */
async function openSteppedServer(onStep: (step: Step) => Promise<void>) {
  const accepted: string[] = [];
  async function after(step: Step, done: () => void) {
    await onStep(step);
    done();
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => void after('connect', done),
    onRcptTo: (_address, _session, done) => void after('recipient', done),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        void onStep('text');
      });
      stream.once('end', () => {
        accepted.push(Buffer.concat(chunks).toString('latin1'));
        void after('accepted', () => {
          done();
          void onStep('answered');
        });
      });
    },
  });
  smtp.on('error', () => undefined); // a client that is killed
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)));
  const address = listener.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { accepted, server: { host: '127.0.0.1', port, isSecure: false, needsTls: false, user: null, password: '' } };
}

describe.each([
  ['SQLite', openTestSqliteFile],
  ['PostgreSQL', openTestPostgres],
] as const)('a reply on %s', (_name, open) => {
  test.each(STEPS)('survives a kill of its server %s', async (_when, step, copies) => {
    const { db, url, close } = await open();
    const site = await openReplySite(db);
    const id = await site.enquire();
    const file = await attach(site.staff, id, 'offer.txt', OFFER);
    const { id: messageId } = await site.reply(id, 'Yes, we can.', site.staff, [file.id]);
    site.clock.pass(UNDO_SECONDS * 1000);
    let kill: (() => Promise<void>) | null = null;
    const killed = Promise.withResolvers<void>();
    const { accepted, server } = await openSteppedServer(async (at) => {
      const act = kill;
      if (at !== step || !act) return;
      kill = null;
      await act();
      killed.resolve();
    });
    const first = startSender(url, server, site.clock.now());
    kill = async () => {
      const ended = once(first, 'exit');
      first.kill('SIGKILL');
      await ended;
    };
    await killed.promise;
    const read = async () => (await site.staff.conversations.read({ contactId: id })).messages;
    const state = async () => (await read()).find((message) => message.id === messageId)?.state;
    const before = await state();
    // Another server takes over when the claim has ended.
    site.clock.pass(MINUTE_MS);
    startSender(url, server, site.clock.now());
    await expect.poll(state, { timeout: 60_000 }).toBe('sent');

    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThanOrEqual(before === 'sent' ? 1 : copies);
    const { message_id: name } = await db
      .selectFrom('contact_messages')
      .select('message_id')
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    // Mail programs show copies of one name as one message.
    for (const raw of accepted) {
      expect(/^Message-ID: (\S+)/im.exec(raw)?.[1]).toBe(name);
      expect((await PostalMime.parse(raw)).attachments.map(({ filename }) => filename)).toEqual(['offer.txt']);
    }
    const stored = (await read()).find((message) => message.id === messageId)?.attachments;
    expect(stored).toEqual([file]);
    expect((await read()).filter(({ direction }) => direction === 'out')).toHaveLength(1);
    expect(await site.staff.contacts.byId({ id })).toMatchObject({ status: 'contacted' });
    const { items } = await site.staff.audit.list({ action: 'contact.status' });
    expect(items).toHaveLength(1);
    await close();
  });

  test('is sent once by a server that lives, however slow the mail server is', async () => {
    const { db, url, close } = await open();
    const site = await openReplySite(db);
    const id = await site.enquire();
    await site.reply(id, 'Yes, we can.');
    site.clock.pass(UNDO_SECONDS * 1000);
    const accepted = Promise.withResolvers<void>();
    const mailServer = await openSteppedServer(async (at) => {
      if (at !== 'accepted') return;
      accepted.resolve();
      await setTimeout(MINUTE_MS + 15_000);
    });
    startSender(url, mailServer.server, site.clock.now());
    await accepted.promise;
    startSender(url, mailServer.server, site.clock.now());
    const state = async () => (await site.staff.conversations.read({ contactId: id })).messages.at(-1)?.state;
    await expect.poll(state, { timeout: 110_000, interval: 1000 }).toBe('sent');
    expect(mailServer.accepted).toHaveLength(1);
    await close();
  });
});
