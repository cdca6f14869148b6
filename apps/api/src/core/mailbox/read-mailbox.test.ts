import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { expect, onTestFinished, test } from 'vitest';
import { openTestClock } from '../../testing/mail/mail-round.ts';
import { openTestImap, type TestImap } from '../../testing/mail/imap-mailbox.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { mailboxKey } from './imap-address.ts';
import type { HandlerAnswer, MailboxHandler } from './mailbox-message.ts';
import { mailboxReader, type MailboxReaderOptions } from './read-mailbox.ts';

const note = (subject: string, more = '') => `From: ada@reader.example\r\nSubject: ${subject}\r\n${more}\r\nText\r\n`;

describeOnEachDatabase('the mailbox', (database) => {
  const clock = openTestClock();

  /** A reader whose handler writes the subjects into the database. */
  function openReader(
    imap: TestImap,
    changes: Partial<MailboxReaderOptions> & { on?: (subject: string) => unknown } = {},
  ) {
    const { on = () => 'handled', ...options } = changes;
    const handler: MailboxHandler = {
      name: 'test',
      async handle(trx, { mail }, now) {
        const subject = mail.subject ?? '';
        const row = { id: crypto.randomUUID(), received_at: now, kind: null, recipient: '', reason: subject };
        await trx.insertInto('bounce_reports').values(row).execute();
        return (await on(subject)) as HandlerAnswer;
      },
    };
    return mailboxReader({
      db: database(),
      mailbox: imap.mailbox,
      handlers: [handler],
      log: { info: () => undefined, warn: () => undefined },
      stop: new AbortController().signal,
      now: clock.now,
      ...options,
    });
  }

  const written = async () =>
    (await database().selectFrom('bounce_reports').select('reason').orderBy('reason').execute()).map(
      (row) => row.reason,
    );

  const status = ({ mailbox }: TestImap) =>
    callAsStaff(database(), {
      mail: { server: null, wake: () => undefined, mailbox: { name: 'box', key: mailboxKey(mailbox) }, dkim: null },
    }).mailbox.status();

  test('hands each new message to the handlers once, and marks handled ones as seen', async () => {
    const imap = await openTestImap();
    imap.deliver(note('one'));
    const read = openReader(imap);
    await read();
    imap.deliver(note('two'));
    imap.deliver(note('three'));
    await read();
    await read();
    expect(await written()).toEqual(['one', 'three', 'two']);
    expect(imap.seen()).toEqual(['one', 'two', 'three']);
    expect(await status(imap)).toEqual({
      name: 'box',
      state: { lastReadAt: clock.now(), lastError: null, skipped: null },
    });
  });

  test('asks the next handler about a message that is not of the first, and leaves others unseen', async () => {
    const imap = await openTestImap();
    const asked: string[] = [];
    const handlerOf = (name: string, takes: string, answer: HandlerAnswer): MailboxHandler => ({
      name,
      async handle(_trx, { mail }) {
        asked.push(`${name}: ${mail.subject}`);
        return mail.subject === takes ? answer : 'not-mine';
      },
    });
    for (const subject of ['a bounce', 'a reply', 'a note']) imap.deliver(note(subject));
    const handlers = [handlerOf('bounces', 'a bounce', 'noted'), handlerOf('replies', 'a reply', 'handled')];
    await openReader(imap, { handlers })();
    expect(asked).toEqual([
      'bounces: a bounce',
      'bounces: a reply',
      'replies: a reply',
      'bounces: a note',
      'replies: a note',
    ]);
    expect(imap.seen()).toEqual(['a reply']);
  });

  test('a connection that breaks after a message loses and repeats nothing', async () => {
    const imap = await openTestImap();
    for (const subject of ['a', 'b', 'c', 'd']) imap.deliver(note(subject));
    const broken = new Set(['b', 'c']);
    const read = openReader(imap, {
      on(subject) {
        if (broken.delete(subject)) imap.drop();
        return 'handled';
      },
    });
    await expect(read()).rejects.toBeInstanceOf(Error);
    expect((await status(imap)).state?.lastError?.text).not.toBe('');
    await expect(read()).rejects.toBeInstanceOf(Error);
    await read();
    expect(await written()).toEqual(['a', 'b', 'c', 'd']);
    expect((await status(imap)).state?.lastError).toBeNull();
  });

  test('a handler that fails is asked again about the same message; nothing of the first time stays', async () => {
    const imap = await openTestImap();
    for (const subject of ['a', 'b']) imap.deliver(note(subject));
    let isBroken = true;
    const read = openReader(imap, {
      on(subject) {
        if (subject === 'b' && isBroken) throw new Error('The disk is full.');
        return 'handled';
      },
    });
    await expect(read()).rejects.toThrow('The disk is full.');
    expect(await written()).toEqual(['a']);
    expect((await status(imap)).state?.lastError?.text).toBe('The disk is full.');
    isBroken = false;
    await read();
    expect(await written()).toEqual(['a', 'b']);
  });

  test('a message on which each server fails is skipped after the third time, and those after it are read', async () => {
    const imap = await openTestImap();
    for (const subject of ['a', 'b', 'c']) imap.deliver(note(subject));
    const logged: unknown[] = [];
    // Each time another server, as after a crash: nothing that is counted in memory stays.
    const readAnew = () =>
      openReader(imap, {
        log: { info: () => undefined, warn: (fields: unknown) => void logged.push(fields) },
        on(subject) {
          if (subject === 'b') throw new Error('A defect.');
          return 'handled';
        },
      })();
    await expect(readAnew()).rejects.toThrow('A defect.');
    await expect(readAnew()).rejects.toThrow('A defect.');
    expect(await written()).toEqual(['a']);
    await readAnew();
    expect(await written()).toEqual(['a', 'c']);
    expect(imap.seen()).toEqual(['a', 'c']);
    expect((await status(imap)).state).toMatchObject({
      lastError: null,
      skipped: { reason: 'This site failed to handle it; the log has the error.' },
    });
    expect(logged).toMatchObject([{ err: { message: 'A defect.' } }]);
  });

  test('a message that has ended the server three times is skipped before any work', async () => {
    const imap = await openTestImap();
    for (const subject of ['a', 'b']) imap.deliver(note(subject));
    const read = openReader(imap, {
      on(subject) {
        if (subject === 'a') throw new Error('The server is killed.');
        return 'handled';
      },
    });
    await expect(read()).rejects.toThrow('The server is killed.');
    // As a killed server leaves it: counted, and not answered.
    await database().updateTable('mailbox_reader').set({ tries: 3 }).execute();
    await read();
    expect(await written()).toEqual(['b']);
    expect((await status(imap)).state?.skipped?.reason).toBe('This site failed to handle it; the log has the error.');
  });

  test('survives a mail server that is down, and one that refuses the password', async () => {
    const imap = await openTestImap();
    imap.deliver(note('a'));
    await imap.stop();
    await expect(openReader(imap)()).rejects.toBeInstanceOf(Error);
    expect((await status(imap)).state).toMatchObject({
      lastReadAt: null,
      lastError: { text: expect.stringContaining('The mail server does not answer: ') },
    });
    await imap.start();
    const wrong = { ...imap.mailbox, password: 'wrong' };
    await expect(openReader(imap, { mailbox: wrong })()).rejects.toBeInstanceOf(Error);
    expect((await status(imap)).state?.lastError?.text).toMatch(/^Signing in failed: /);
    expect((await status(imap)).state?.lastError?.text).not.toContain('wrong');
    await openReader(imap)();
    expect(await written()).toEqual(['a']);
  });

  test('does not store a password that the mail server repeats', async () => {
    const server = createServer((socket) => {
      socket.write('* OK ready\r\n');
      socket.on('data', (line) => {
        const [tag = ''] = line.toString().split(' ', 1);
        socket.write(`${tag} BAD What is ${line.toString().trim()}?\r\n`);
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const imap = await openTestImap();
    imap.mailbox.port = (server.address() as AddressInfo).port;
    await expect(openReader(imap)()).rejects.toBeInstanceOf(Error);
    const text = (await status(imap)).state?.lastError?.text;
    expect(text).toContain('[password]');
    expect(text).not.toContain(imap.mailbox.password);
  });

  test('of two servers one reads; when it dies, the other continues after its claim', async () => {
    const imap = await openTestImap();
    imap.deliver(note('a'));
    await openReader(imap)();
    imap.deliver(note('b'));
    const claim = { holder: 'dead', held_until: later(clock.now(), 2 * MINUTE_MS) };
    await database().updateTable('mailbox_reader').set(claim).execute();
    const other = openReader(imap);
    await other();
    expect(await written()).toEqual(['a']);
    clock.pass(2 * MINUTE_MS);
    await other();
    expect(await written()).toEqual(['a', 'b']);
  });

  test('a server whose claim was taken over writes nothing more', async () => {
    const imap = await openTestImap();
    for (const subject of ['a', 'b']) imap.deliver(note(subject));
    const takeOver: MailboxHandler = {
      name: 'take over',
      async handle(trx, { mail }, now) {
        const row = {
          id: crypto.randomUUID(),
          received_at: now,
          kind: null,
          recipient: '',
          reason: mail.subject ?? '',
        };
        await trx.insertInto('bounce_reports').values(row).execute();
        await trx.updateTable('mailbox_reader').set({ holder: 'another server' }).execute();
        return 'handled';
      },
    };
    await openReader(imap, { handlers: [takeOver] })();
    expect(await written()).toEqual(['a']);
    expect(await database().selectFrom('mailbox_reader').select('holder').execute()).toEqual([
      { holder: 'another server' },
    ]);
  });

  test('messages that the mail server numbers again are not handled twice, and new ones among them are read', async () => {
    const imap = await openTestImap();
    for (const subject of ['a', 'b']) imap.deliver(note(subject));
    const read = openReader(imap);
    await read();
    imap.deliver(note('c'));
    imap.renumber();
    await read();
    expect(await written()).toEqual(['a', 'b', 'c']);
  });

  test('skips a message that is too large or too deeply nested, with a note, and reads on', async () => {
    const imap = await openTestImap();
    imap.deliver(note('large', `X-Fill: ${'x'.repeat(20_000)}\r\n`));
    imap.deliver(note('b'));
    await openReader(imap, { maxBytes: 10_000 })();
    expect(await written()).toEqual(['b']);
    expect((await status(imap)).state?.skipped).toEqual({ reason: 'It is 1 MB.', at: clock.now() });
    const nested = Array.from(
      { length: 300 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    imap.deliver(`Subject: nested\r\nMIME-Version: 1.0\r\n${nested.join('')}`);
    imap.deliver(note('c'));
    await openReader(imap)();
    expect(await written()).toEqual(['b', 'c']);
    expect((await status(imap)).state?.skipped?.reason).toBe('It is not a valid message.');
  });

  test('another mailbox is read from its own start', async () => {
    const [imap, other] = [await openTestImap(), await openTestImap()];
    imap.deliver(note('a'));
    await openReader(imap)();
    other.deliver(note('b'));
    await openReader(other)();
    expect(await written()).toEqual(['a', 'b']);
    expect((await status(imap)).state).toBeNull();
  });
});
