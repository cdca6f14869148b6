import { expect, onTestFinished, test } from 'vitest';
import type { MailStatus } from '@tideline/domain/mail/mail';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { oneLine } from './mail-message.ts';
import { updateSettings } from '../settings/settings.repository.ts';
import { mailDoor, openSender, openTestClock } from '../../testing/mail/mail-round.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { openRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { messageIdOf } from './mail-options.ts';
import { readSmtpUrl, serverName } from './smtp-address.ts';

/** Inputs that inject headers, recipients or messages into unescaped mail. */
const HEADER_BREAKERS = [
  'Ada\r\nBcc: victim@example.com',
  'Ada\nBcc: victim@example.com',
  'Ada\rBcc: victim@example.com',
  'Ada\r\n\r\n<script>alert(1)</script>',
  'Ada\r\n.\r\nMAIL FROM:<evil@example.com>',
  'Ada\u2028Bcc: victim@example.com',
  'Ada\u0085Bcc: victim@example.com',
  'Ada\u000BBcc: victim@example.com',
  'Ada" <victim@example.com>, "x',
  'Ada>, <victim@example.com',
  'Ada, victim@example.com; victim@example.com',
  '=?utf-8?q?Ada=0D=0ABcc:_victim@example.com?=',
  'Ada%0D%0ABcc: victim@example.com',
  `Ada ${'x'.repeat(2_000)}\r\nBcc: victim@example.com`,
  'Ádá 🌊 \u202Eevil',
];

/** The headers of a notice. */
const HEADERS = [
  'Auto-Submitted',
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
];

describeOnEachDatabase('a mail', (database) => {
  const [clock, open] = [openTestClock(), () => openMailbox()];

  async function insertContact(firstName: string, message: string): Promise<void> {
    await callAsVisitor(database()).contacts.send({ firstName: 'x', lastName: 'Byron', email: 'ada@example.com' });
    // The form would refuse most of these; mail must not depend on that.
    await database().updateTable('contacts').set({ first_name: firstName, company: firstName, message }).execute();
  }

  test.each(HEADER_BREAKERS)('has no injected header, recipient or message for the name %j', async (name) => {
    const mailbox = await open();
    await insertContact(name, `Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\n..\r\n${name}`);
    await updateSettings(database(), { ...DEFAULT_SETTINGS, siteTitle: name }, TEST_NOW);
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived).toHaveLength(1);
    const [arrived] = mailbox.arrived;
    expect(arrived?.from).toBe('hello@tideline.example');
    expect(arrived?.to).toEqual(['hello@tideline.example']);
    const head = arrived?.raw.split('\r\n\r\n', 1)[0] ?? '';
    const names = new Set([...head.matchAll(/^([\w-]+):/gm)].map(([, header]) => header));
    expect(names).toEqual(new Set(HEADERS));
    expect(head.match(/^[\w-]+:/gm)).toHaveLength(HEADERS.length);
    expect(arrived?.mail.replyTo).toEqual([{ name: expect.any(String), address: 'ada@example.com' }]);
    expect(arrived?.mail.to).toEqual([{ name: '', address: 'hello@tideline.example' }]);
    expect(arrived?.mail.subject).toMatch(/^New inquiry from .+ \(TL-\w{6}\)$/);
    expect(arrived?.mail.subject).not.toMatch(/[\r\n]/);
  });

  test('shows the input of a visitor as plain text', async () => {
    const mailbox = await open();
    const message = '<img src=x onerror=alert(1)> <b>bold</b>\n[link](javascript:alert(1))\n\n--\n漢字 🌊';
    await insertContact('<script>alert(1)</script>', message);
    await openSender(database(), mailbox, clock)();
    const mail = mailbox.arrived[0]?.mail;
    expect(mail?.html).toBeUndefined();
    expect(mail?.attachments).toEqual([]);
    expect(mailbox.arrived[0]?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain('Name:     <script>alert(1)</script> Byron');
  });

  test('about an enquiry has all of it, a link, and the visitor as the reply address', async () => {
    const mailbox = await open();
    const visitor = callAsVisitor(database());
    const enquiry = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      company: 'Engines',
      package: 'wave',
    };
    const { reference } = await visitor.contacts.send({
      ...enquiry,
      package: 'wave',
      topic: 'SEO',
      message: 'What can you do?',
    });
    await openSender(database(), mailbox, clock)();
    const { items } = await callAsStaff(database()).contacts.list();
    expect(mailbox.arrived[0]?.mail.text?.trim()).toBe(
      `
New inquiry ${reference}

Name:     Ada Byron
Email:    ada@example.com
Company:  Engines
Package:  WAVE
About:    SEO
Source:   website
Sent:     November 21, 2026 at 10:00:00 AM PST

What can you do?

-- 
Reply to this email to write to Ada Byron.
Open it in the staff area: https://www.tideline.example/admin?tab=contacts&row=${items[0]?.id}`.trim(),
    );
    expect(mailbox.arrived[0]?.mail.replyTo).toEqual([{ name: 'Ada Byron', address: 'ada@example.com' }]);
  });

  test('about an enquiry has the whole of the longest address', async () => {
    const mailbox = await open();
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;
    expect(email).toHaveLength(254);
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Byron', email });
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived[0]?.mail.text).toContain(`Email:    ${email}\n`);
  });

  test('as a test reaches its author, a few times in ten minutes, and is in the audit log', async () => {
    const mailbox = await open();
    const staff = callAsStaff(database(), { mail: mailDoor(mailbox) });
    for (let time = 1; time <= 5; time += 1) expect((await staff.mail.sendTest()).to).toBe(TEST_STAFF.email);
    await expect(staff.mail.sendTest()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => [TEST_STAFF.email]));
    expect(mailbox.arrived[0]?.mail.subject).toBe('Test email from Tideline');
    const acts = await database().selectFrom('audit').select('action').execute();
    expect(acts).toEqual(Array.from({ length: 5 }, () => ({ action: 'mail.test' })));
  });

  test('as a test is refused without a mail server; notices stay in the outbox', async () => {
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    const staff = callAsStaff(database());
    await expect(staff.mail.sendTest()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await staff.mail.status()).toEqual({
      server: null,
      sender: { name: 'Tideline', address: 'hello@tideline.example' },
      counts: { waiting: 1, sent: 0, failed: 0 },
      lastAcceptedAt: null,
      lastError: null,
      failed: [],
    });
  });
});

test('REST clients of staff read the outbox and retry failed mails', async () => {
  const { app, db, close } = await openRestServer();
  onTestFinished(close);
  const headers = await openSession(db);
  await callAsVisitor(db).contacts.send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
  await db.updateTable('mails').set({ failed_at: TEST_NOW, next_attempt_at: null, last_error: '550 No' }).execute();
  const status = await app.inject({ url: '/api/admin/mail', headers });
  expect(status.json()).toMatchObject({ counts: { failed: 1 }, failed: [{ kind: 'enquiry', error: '550 No' }] });
  const { failed } = status.json<MailStatus>();
  const retry = (id = '') => app.inject({ method: 'POST', url: `/api/admin/mail/${id}/retry`, headers });
  expect([(await retry(failed[0]?.id)).statusCode, (await retry(failed[0]?.id)).statusCode]).toEqual([202, 404]);
  expect((await app.inject({ method: 'POST', url: '/api/admin/mail/test', headers })).statusCode).toBe(409);
});

test('the Message-ID is the same for the same mail, and differs between mails', () => {
  const origin = 'https://www.tideline.example:8443';
  expect(messageIdOf('enquiry-1', origin)).toBe(messageIdOf('enquiry-1', origin));
  expect(messageIdOf('enquiry-2', origin)).not.toBe(messageIdOf('enquiry-1', origin));
  expect(messageIdOf('enquiry-1', origin)).toMatch(/^<[0-9a-f]{32}@www\.tideline\.example>$/);
});

test('header text is one line of limited length', () => {
  expect(oneLine(' a\r\n b\tc\u0000 ')).toBe('a b c');
  expect(oneLine('🌊'.repeat(500))).toBe('🌊'.repeat(200));
});

test.each([
  ['smtp://mail.example.com', 'mail.example.com:587', { isSecure: false, needsTls: false, user: null }],
  ['smtps://a%40b:p%2Fw@mail.example.com', 'mail.example.com:465', { isSecure: true, user: 'a@b', password: 'p/w' }],
  ['smtp://agency:secret@mail.example.com:2525', 'mail.example.com:2525', { needsTls: true, user: 'agency' }],
  ['smtp://agency:secret@localhost:1025', 'localhost:1025', { needsTls: false }],
  ['smtp://[::1]:25', '[::1]:25', { host: '::1', needsTls: false }],
])('%s is read as %s', (url, name, server) => {
  expect(readSmtpUrl(url)).toMatchObject(server);
  expect(serverName(readSmtpUrl(url))).toBe(name);
});
