import { callbackify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOUR_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { MAIL_WRITERS } from '../../doors/ops/mail-writers.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Db } from '../store/schema.ts';
import { mailDoor, openSender, openTestClock, type TestClock } from '../../testing/mail/mail-round.ts';
import { openMailbox, smtpError, type Mailbox } from '../../testing/mail/mailbox.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestPostgres } from '../../testing/test-database.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'What can you do for us?' };

function die(): never {
  throw new Error('The server dies.');
}

/** Sends enquiries, each from another visitor. */
async function sendContacts(db: Db, count: number, clock: TestClock): Promise<string[]> {
  const references: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const call = callAsVisitor(db, { now: clock.now });
    references.push((await call.contacts.send({ ...CONTACT, firstName: `Ada ${index}` })).reference);
  }
  return references;
}

function referencesIn({ arrived }: Mailbox): string[] {
  return arrived.map(({ mail }) => /TL-\w{6}/.exec(mail.subject ?? '')?.[0] ?? '').toSorted();
}

describeOnEachDatabase('the outbox', (database) => {
  test('keeps every notice while the mail server is down, and sends each once when it is back', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const send = openSender(database(), mailbox, clock);
    await mailbox.stop();
    const references = await sendContacts(database(), 4, clock);
    for (let minute = 0; minute < 60; minute += 1) {
      await send();
      clock.pass(MINUTE_MS);
    }
    expect(await callAsStaff(database()).mail.status()).toMatchObject({
      counts: { waiting: 4, sent: 0, failed: 0 },
      lastError: { text: expect.stringContaining('ECONNREFUSED') },
    });

    await mailbox.start();
    for (let minute = 0; minute < 60; minute += 1) {
      await send();
      clock.pass(MINUTE_MS);
    }
    expect(referencesIn(mailbox)).toEqual(references.toSorted());
    expect(await callAsStaff(database()).mail.status()).toMatchObject({
      counts: { waiting: 0, sent: 4, failed: 0 },
      lastError: null,
    });
  });

  test('has no mail for an enquiry that was not stored, and one for an enquiry that was sent twice', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const visitor = callAsVisitor(database());
    for (let time = 1; time <= 3; time += 1)
      await visitor.contacts.send({ ...CONTACT, idempotencyKey: 'the same one' });
    for (let time = 2; time <= 5; time += 1) await visitor.contacts.send(CONTACT);
    await expect(visitor.contacts.send(CONTACT)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived).toHaveLength(5);
  });

  test('sends no notice of spam, nor of what staff marked as spam in time', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    await callAsVisitor(database()).contacts.send({ ...CONTACT, website: 'https://x.example' });
    await sendContacts(database(), 1, clock);
    const staff = callAsStaff(database());
    const { items } = await staff.contacts.list({ status: 'pending' });
    await staff.contacts.updateStatus({ id: items[0]?.id ?? '', status: 'spam' });
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived).toEqual([]);
    expect((await staff.mail.status()).counts).toEqual({ waiting: 0, sent: 0, failed: 0 });
  });

  test('retries a temporary rejection later, and fails at once on a permanent one, until staff retry', async () => {
    const clock = openTestClock();
    let answer: [number, string] | null = [451, 'Busy'];
    const mailbox = await openMailbox({
      judge: () => {
        if (answer) throw smtpError(...answer);
      },
    });
    const send = openSender(database(), mailbox, clock);
    const staff = callAsStaff(database(), { now: clock.now });
    await sendContacts(database(), 1, clock);
    await send();
    await send();
    expect(await staff.mail.status()).toMatchObject({ counts: { waiting: 1 }, lastError: { text: '451 Busy' } });

    answer = [554, 'No thanks'];
    clock.pass(2 * MINUTE_MS);
    await send();
    const { counts, failed } = await staff.mail.status();
    expect(counts).toEqual({ waiting: 0, sent: 0, failed: 1 });
    expect(failed).toMatchObject([
      { kind: 'enquiry', about: expect.stringMatching(/^TL-/), attempts: 2, error: '554 No thanks' },
    ]);

    answer = null;
    expect(await staff.mail.retry({ id: failed[0]?.id })).toEqual({ retried: 1 });
    await send();
    expect(mailbox.arrived).toHaveLength(1);
    expect((await staff.mail.status()).counts).toEqual({ waiting: 0, sent: 1, failed: 0 });
    await expect(staff.mail.retry({ id: failed[0]?.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('fails after about three days, reports it, and sends everything once staff retry', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    await mailbox.stop();
    const send = openSender(database(), mailbox, clock);
    const staff = callAsStaff(database(), { now: clock.now });
    await sendContacts(database(), 2, clock);
    let hours = 0;
    while ((await staff.mail.status()).counts.failed < 2) {
      for (let step = 0; step < 6; step += 1) {
        await send();
        clock.pass(10 * MINUTE_MS);
      }
      hours += 1;
    }
    expect(hours).toBeGreaterThan(2 * 24);
    expect(hours).toBeLessThan(5 * 24);
    await mailbox.start();
    expect(await staff.mail.retry({})).toEqual({ retried: 2 });
    clock.pass(10 * MINUTE_MS);
    await send();
    expect(mailbox.arrived).toHaveLength(2);
  });

  test('sends the mails behind one that cannot be written, which fails in the end', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const staff = callAsStaff(database(), { mail: mailDoor(mailbox), now: clock.now });
    await sendContacts(database(), 1, clock);
    clock.pass(1);
    await staff.mail.sendTest();
    const writers = { ...MAIL_WRITERS, enquiry: die, confirmation: die, 'address-change': die };
    const send = openSender(database(), mailbox, clock, { writers });
    await send();
    expect(mailbox.arrived.map(({ mail }) => mail.subject)).toEqual(['Test email from Tideline']);
    for (let attempt = 2; attempt <= 25; attempt += 1) {
      expect((await staff.mail.status()).counts).toMatchObject({ waiting: 1, failed: 0 });
      clock.pass(4 * HOUR_MS);
      await send();
    }
    expect((await staff.mail.status()).failed).toMatchObject([
      { kind: 'enquiry', attempts: 25, error: expect.stringContaining('could not be written') },
    ]);
  });

  test('sends enquiries before confirmation mails that have been due longer', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    for (const email of ['bob@example.com', 'eve@example.com']) {
      await callAsVisitor(database(), { mail: mailDoor(mailbox), now: clock.now }).subscribers.subscribe({ email });
    }
    clock.pass(MINUTE_MS);
    await sendContacts(database(), 1, clock);
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived.map(({ mail }) => mail.subject?.slice(0, 7))).toEqual(['New inq', 'Please ', 'Please ']);
  });

  test('takes over from a server that died while sending, with the same Message-ID', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    await sendContacts(database(), 1, clock);
    // The mail server accepts the mail; the server dies before it records that.
    const dying = openSender(database(), mailbox, clock, { log: { info: die, warn: die } });
    const deadline = database().updateTable('mails').set({ sent_at: null, claim: 'the dead one' });
    await dying().catch(() => undefined);
    await deadline.set({ next_attempt_at: later(clock.now(), 10 * MINUTE_MS) }).execute();

    const other = openSender(database(), mailbox, clock);
    await other();
    expect(mailbox.arrived).toHaveLength(1);
    clock.pass(10 * MINUTE_MS);
    await other();
    const [first, second] = mailbox.arrived.map(({ mail }) => mail.messageId);
    expect(mailbox.arrived).toHaveLength(2);
    expect(second).toBe(first);
    expect(first).toMatch(/^<[0-9a-f]{32}@www\.tideline\.example>$/);
  });

  test('sends a mail that takes long once: its server renews the claim', async () => {
    const clock = openTestClock();
    const [received, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const mailbox = await openMailbox({
      onRcptTo(_recipient, _session, done) {
        received.resolve();
        callbackify(() => answered.promise)((error) => done(error));
      },
    });
    await sendContacts(database(), 1, clock);
    const sending = openSender(database(), mailbox, clock)();
    await received.promise;
    const other = openSender(database(), mailbox, clock);
    const claimedUntil = async () =>
      (await database().selectFrom('mails').select('next_attempt_at').executeTakeFirstOrThrow()).next_attempt_at;
    for (let step = 0; step < 2; step += 1) {
      clock.pass(50_000); // less than a claim lasts
      await expect.poll(claimedUntil, { timeout: 20_000 }).toBe(later(clock.now(), MINUTE_MS));
      await other();
    }
    answered.resolve();
    await sending;
    clock.pass(HOUR_MS);
    await other();
    expect(mailbox.arrived).toHaveLength(1);
    expect((await callAsStaff(database()).mail.status()).counts).toEqual({ waiting: 0, sent: 1, failed: 0 });
  });

  test('does not send a mail that another server took over while this one stood still', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    await sendContacts(database(), 1, clock);
    const writers = {
      ...MAIL_WRITERS,
      enquiry: async (...given: Parameters<typeof MAIL_WRITERS.enquiry>) => {
        clock.pass(2 * MINUTE_MS);
        await openSender(database(), mailbox, clock)();
        return MAIL_WRITERS.enquiry(...given);
      },
    };
    await openSender(database(), mailbox, clock, { writers })();
    expect(mailbox.arrived).toHaveLength(1);
    expect((await callAsStaff(database()).mail.status()).counts).toEqual({ waiting: 0, sent: 1, failed: 0 });
  });

  test('records what was sent while the database was unreachable as soon as it is back, and sends it once', async () => {
    const [db, clock] = [database(), openTestClock()];
    const takeAway = async () => void (await sql`alter table mails rename to away`.execute(db));
    const mailbox = await openMailbox({
      onRcptTo: (_recipient, _session, done) => callbackify(takeAway)((error) => done(error)),
    });
    await sendContacts(db, 1, clock);
    const warned = vi.fn<(...line: unknown[]) => void>(() => void sql`alter table away rename to mails`.execute(db));
    const send = openSender(db, mailbox, clock, { log: { info: () => undefined, warn: warned } });
    await send();
    expect(warned).toHaveBeenCalledTimes(1);
    expect((await callAsStaff(db).mail.status()).counts).toEqual({ waiting: 0, sent: 1, failed: 0 });
    clock.pass(2 * HOUR_MS);
    await send();
    expect(mailbox.arrived).toHaveLength(1);
  });

  test('stops after the current mail', async () => {
    const clock = openTestClock();
    const stop = new AbortController();
    const mailbox = await openMailbox({ judge: () => stop.abort() });
    await sendContacts(database(), 3, clock);
    await openSender(database(), mailbox, clock, { stop: stop.signal })();
    expect(mailbox.arrived).toHaveLength(1);
    expect((await callAsStaff(database()).mail.status()).counts).toEqual({ waiting: 2, sent: 1, failed: 0 });
  });

  test('refuses an invalid certificate, and does not send the mail in any other way', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox({ disabledCommands: [] })];
    await sendContacts(database(), 1, clock);
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived).toEqual([]);
    expect((await callAsStaff(database()).mail.status()).lastError?.text).toMatch(/self.signed|certificate/i);
  });

  test('sends no password to a mail server without encryption', async () => {
    const given: unknown[] = [];
    const mailbox = await openMailbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        given.push(auth);
        done(null, { user: 'x' });
      },
    });
    const clock = openTestClock();
    const server = { ...mailbox.server, needsTls: true, user: 'agency', password: 'secret' };
    await sendContacts(database(), 1, clock);
    await openSender(database(), mailbox, clock, { server })();
    expect(given).toEqual([]);
    expect(mailbox.arrived).toEqual([]);
    const { lastError } = await callAsStaff(database()).mail.status();
    expect(lastError?.text).toMatch(/TLS/i);
    expect(lastError?.text).not.toContain('secret');
  });

  test('sends no mail about an enquiry that is gone, and deletes it', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    await sendContacts(database(), 1, clock);
    await database().deleteFrom('contacts').execute(); // by hand: no part of the program leaves its mails behind
    expect((await callAsStaff(database()).mail.status()).counts.waiting).toBe(1);
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived).toEqual([]);
    expect(await database().selectFrom('mails').select('id').execute()).toEqual([]);
  });
});

test('two servers on one PostgreSQL send each mail once', async () => {
  const [first, clock, mailbox] = [await openTestPostgres(), openTestClock(), await openMailbox()];
  onTestFinished(first.close);
  const second = openDatabase(first.url);
  onTestFinished(() => second.destroy());
  const references = await sendContacts(first.db, 20, clock);
  await Promise.all([first.db, second, first.db].map((db) => openSender(db, mailbox, clock)()));
  expect(referencesIn(mailbox)).toEqual(references.toSorted());
});
