/** @module-tag long */
import { expect, onTestFinished, test } from 'vitest';
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  MAILED_FILES_MAX_BYTES,
} from '@tideline/domain/conversation/attachment';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { insertAttachment } from '../../../sales/threads/attachments.repository.ts';
import { mailboxReader } from '../../../core/mailbox/read-mailbox.ts';
import { mailboxHandlers } from '../../ops/mailbox-handlers.ts';
import { openTestImap } from '../../../testing/mail/imap-mailbox.ts';
import { CONTACT, openReplySite } from '../../../testing/mail/reply-site.ts';
import { insertTestMessage } from '../../../testing/insert-message.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { buildRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

/** A file of a mail: `header` is the rest of its Content-Disposition. */
type SentFile = { header: string; type: string; text: string };

const MARKUP = '<script>alert(1)</script>';

/** Files as strangers send them, with the name under which staff save them and the type of the answer. */
const HOSTILE: [name: string, type: string, file: SentFile][] = [
  ['page.html', 'application/octet-stream', named('page.html', 'text/html')],
  ['logo.svg', 'application/octet-stream', named('logo.svg', 'image/svg+xml')],
  ['setup.exe', 'application/octet-stream', named('setup.exe', 'application/x-msdownload')],
  ['invoice.pdf.exe', 'application/octet-stream', named('invoice.pdf.exe', 'application/pdf')],
  ['photo.png', 'image/png', named('photo.png', 'text/html')],
  ['report.pdf', 'application/pdf', named('report.pdf', 'image/svg+xml')],
  ['passwd', 'application/octet-stream', named('../../etc/passwd', 'text/plain')],
  ['run.js', 'application/octet-stream', named(String.raw`C:\\Users\\run.js`, 'text/javascript')],
  ['htaccess', 'application/octet-stream', named('.htaccess', 'text/plain')],
  ['a"; filename="b.html', 'application/octet-stream', named('a\\"; filename=\\"b.html', 'text/html')],
  ['invoice fdp.exe', 'application/octet-stream', encoded('invoice%E2%80%AEfdp.exe')],
  ['a b.html', 'application/octet-stream', encoded('a%0D%0Ab.html')],
];

function named(name: string, type: string): SentFile {
  return { header: `filename="${name}"`, type, text: MARKUP };
}

function encoded(name: string): SentFile {
  return { header: `filename*=UTF-8''${name}`, type: 'application/octet-stream', text: MARKUP };
}

function buildMail(reference: string, files: readonly SentFile[]): string {
  const parts = files.map(
    ({ header, type, text }) =>
      `--B\nContent-Type: ${type}\nContent-Transfer-Encoding: 8bit\nContent-Disposition: attachment; ${header}\n\n${text}\n`,
  );
  return `From: ${CONTACT.email}
To: hello@tideline.example
Subject: Re: Your enquiry ${reference}
Message-ID: <files@example.com>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=B

--B
Content-Type: text/plain

See the files.
${parts.join('')}--B--
`.replaceAll('\n', '\r\n');
}

describeOnEachDatabase('the files of an answer', (database) => {
  /** Reads a mail with these files from the mailbox: what the dashboard lists, and a way to download. */
  async function receive(files: readonly SentFile[], prepare = async (_contactId: string): Promise<void> => undefined) {
    const [site, imap] = [await openReplySite(database()), await openTestImap()];
    const mediaDir = await openTestFolder();
    const id = await site.enquire();
    const { reference } = await site.staff.contacts.byId({ id });
    await prepare(id);
    imap.deliver(buildMail(reference, files));
    await mailboxReader({
      db: database(),
      mailbox: imap.mailbox,
      handlers: mailboxHandlers(mediaDir),
      log: { info: () => undefined, warn: () => undefined },
      stop: new AbortController().signal,
      now: site.clock.now,
    })();
    const app = await buildRestServer(database(), mediaDir);
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    const messages = (await app.inject({ url: `/api/contacts/${id}/messages`, headers })).json();
    const listed: { id: string; name: string; bytes: number; isStored: boolean; mimeType: string }[] =
      messages.at(-1).attachments;
    return { listed, download: (file: string) => app.inject({ url: `/api/attachments/${file}`, headers }) };
  }

  test('are downloads that nothing shows or runs, whatever their names and types say', async () => {
    const { listed, download } = await receive(HOSTILE.map(([, , file]) => file));
    expect(listed.map(({ name, mimeType }) => [name, mimeType])).toEqual(HOSTILE.map(([name, type]) => [name, type]));
    for (const { id, name, mimeType } of listed) {
      const answer = await download(id);
      expect([answer.statusCode, answer.body.trim()]).toEqual([200, MARKUP]);
      expect(answer.headers['content-type']).toBe(mimeType);
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="attachment"; filename\*=UTF-8''[\w%.-]+$/,
      );
      expect(decodeURIComponent(String(answer.headers['content-disposition']).split("''")[1] ?? '')).toBe(name);
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test.each([
    ['above 10 MB', [ATTACHMENT_MAX_BYTES + 1_000, 10], [false, true]],
    ['above 20 MB of one mail', [9_900_000, 9_900_000, 300_000, 10], [true, true, false, true]],
  ])('are named but not stored %s', async (_limit, sizes, stored) => {
    const files = sizes.map((bytes, at) => ({ ...named(`${at}.txt`, 'text/plain'), text: 'x'.repeat(bytes) }));
    const { listed, download } = await receive(files);
    expect(listed.map(({ name, isStored }) => [name, isStored])).toEqual(stored.map((is, at) => [`${at}.txt`, is]));
    for (const { id, bytes, isStored } of listed) {
      const answer = await download(id);
      expect([answer.statusCode, isStored ? answer.rawPayload.length : bytes]).toEqual([isStored ? 200 : 404, bytes]);
    }
  });

  test.each([
    ['of one sender and day', MAILED_FILES_MAX_BYTES.senderAndDay, CONTACT.email.toUpperCase(), 0, [true, false, true]],
    ['of one day', MAILED_FILES_MAX_BYTES.day, 'bob@example.com', 0, [true, false, true]],
    ['at all', MAILED_FILES_MAX_BYTES.total, 'bob@example.com', 9, [true, false, true]],
    ['of one sender, a day later', MAILED_FILES_MAX_BYTES.senderAndDay, CONTACT.email, 2, [true, true, true]],
  ])('are named but not stored beyond the limit %s', async (_limit, maxBytes, sender, daysAgo, stored) => {
    const sizes = [100, 400, 200];
    const files = sizes.map((bytes, at) => ({ ...named(`${at}.txt`, 'text/plain'), text: 'x'.repeat(bytes) }));
    const { listed } = await receive(files, async (contactId) => {
      const createdAt = earlier(TEST_NOW, daysAgo * DAY_MS);
      const messageId = await insertTestMessage(database(), contactId, { createdAt });
      await database()
        .updateTable('contact_messages')
        .set({ from_address: sender })
        .where('id', '=', messageId)
        .execute();
      const before = { id: 'before', messageId, position: 0, name: 'before.txt', bytes: maxBytes - 350 };
      await database()
        .transaction()
        .execute((trx) => insertAttachment(trx, { ...before, content: Buffer.from('x') }));
    });
    expect(listed.map(({ isStored }) => isStored)).toEqual(stored);
    expect(listed.map(({ name, bytes }) => [name, bytes >= 100])).toEqual(sizes.map((_, at) => [`${at}.txt`, true]));
  });

  test('keep their ending, and so their type, when a long name is cut', async () => {
    const { listed } = await receive([named(`${'plan '.repeat(40)}.pdf`, 'application/pdf')]);
    expect(listed).toMatchObject([
      { mimeType: 'application/pdf', name: expect.stringMatching(/^plan [plan ]+\.pdf$/) },
    ]);
    expect(listed[0]?.name.length).toBeLessThanOrEqual(150);
  });

  test('beyond twenty are counted in one line', async () => {
    const files = Array.from({ length: ATTACHMENTS_MAX + 3 }, (_, at) => named(`${at}.txt`, 'text/plain'));
    const { listed, download } = await receive(files);
    expect(listed.map(({ name }) => name)).toEqual([
      ...files.slice(0, ATTACHMENTS_MAX).map((_, at) => `${at}.txt`),
      '3 more files',
    ]);
    expect(listed.at(-1)?.isStored).toBe(false);
    expect((await download(listed.at(-1)?.id ?? '')).statusCode).toBe(404);
  });
});
