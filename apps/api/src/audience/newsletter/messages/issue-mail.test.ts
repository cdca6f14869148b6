import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import type { MailMessage } from '../../../core/mail/mail-message.ts';
import { openComposer, sendOnce } from '../../../core/mail/smtp-session.ts';
import { TEST_ORIGIN } from '../../../testing/mail/mail-round.ts';
import { openMailbox, type Arrived } from '../../../testing/mail/mailbox.ts';
import { openTestSqlite } from '../../../testing/test-database.ts';
import { prepareIssueMail } from './issue-mail.ts';
import type { IssueToSend } from './written-issue.repository.ts';

const ISSUE: IssueToSend = {
  id: '019ab1c2-0000-7000-8000-000000000001',
  slug: 'what-changed-in-search',
  subject: 'What changed in search',
  previewText: 'Three things to do this week',
  content: 'Hello **reader**',
  senderName: 'Maya at Tideline',
  replyTo: 'maya@tideline.example',
  layout: 'letter',
};
const READER = { id: 'reader-1', email: 'ada@example.com' };
const MESSAGE_ID = '019ab1c2-0000-7000-8000-0000000000aa';

async function write(changes: Partial<IssueToSend> = {}): Promise<MailMessage> {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const options = { db, issue: { ...ISSUE, ...changes }, settings: DEFAULT_SETTINGS, origin: TEST_ORIGIN };
  return (await prepareIssueMail(options))(READER, MESSAGE_ID);
}

async function deliver(message: MailMessage): Promise<Arrived | undefined> {
  const mailbox = await openMailbox();
  const compose = await openComposer(mailbox.server);
  const sender = { name: 'Tideline', address: 'hello@tideline.example' };
  await sendOnce(mailbox.server, await compose(message, { messageId: '<1@www.tideline.example>', sender }));
  return mailbox.arrived[0];
}

function headerNames(arrived: Arrived | undefined): string[] | undefined {
  return arrived?.mail.headers.map(({ key }) => key);
}

test('an issue arrives with its sender, its reply address and the headers of a list', async () => {
  const arrived = await deliver(await write());
  expect(arrived).toMatchObject({ from: 'hello@tideline.example', to: [READER.email] });
  expect(arrived?.mail).toMatchObject({
    from: { name: 'Maya at Tideline', address: 'hello@tideline.example' },
    replyTo: [{ name: 'Maya at Tideline', address: 'maya@tideline.example' }],
    subject: 'What changed in search',
  });
  const headers = new Map(arrived?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toMatch(
    new RegExp(`^<${TEST_ORIGIN}/newsletter/unsubscribe\\?t=[\\w-]+&m=${MESSAGE_ID}>$`),
  );
  const preferences = new RegExp(`^${TEST_ORIGIN}/newsletter/preferences\\?t=[\\w-]+&m=${MESSAGE_ID}$`, 'm');
  expect(arrived?.mail.text).toMatch(preferences);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.get('list-id')).toBe('<newsletter.tideline.example>');
  expect(headers.get('feedback-id')).toBe(`${ISSUE.id}:newsletter:site-tidelineex`);
});

test.each([
  'Ada\r\nBcc: all@elsewhere.example',
  'Ada\nX-Injected: yes\n\n<b>body</b>',
  'Ada\u2028Bcc: all@elsewhere.example\u0085Cc: all@elsewhere.example',
  '=?utf-8?q?Ada=0D=0ABcc=3A_all=40elsewhere.example?=',
  '"Ada" <ada@elsewhere.example>, <all@elsewhere.example>',
  'Ada (comment) ; group: all@elsewhere.example;',
  '\u202Eelpmaxe\u202C \u0000\u0007',
  '</title><script>alert(1)</script>',
  'W'.repeat(200),
  '🌊'.repeat(100),
])('the subject and the sender %j start no header and add no address', async (text) => {
  const [plain, hostile] = [
    await deliver(await write()),
    await deliver(await write({ subject: text, senderName: text })),
  ];
  expect(headerNames(hostile)).toEqual(headerNames(plain));
  expect(hostile).toMatchObject({ from: 'hello@tideline.example', to: [READER.email] });
  expect(hostile?.mail.from?.address).toBe('hello@tideline.example');
  expect(hostile?.mail.to).toHaveLength(1);
  expect(hostile?.mail.replyTo?.map(({ address }) => address)).toEqual(['maya@tideline.example']);
  expect(hostile?.mail.html).not.toContain('<script');
});

test('an issue without a sender name or reply address comes from the site', async () => {
  const arrived = await deliver(await write({ senderName: '', replyTo: '' }));
  expect(arrived?.mail.from).toEqual({ name: 'Tideline', address: 'hello@tideline.example' });
  expect(arrived?.mail.replyTo).toBeUndefined();
});

test('a mail with HTML has both parts as alternatives', async () => {
  const arrived = await deliver({ ...(await write()), text: 'Hello Ada', html: '<p>Hello <b>Ada</b></p>' });
  expect(arrived?.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(arrived?.mail.text?.trim()).toBe('Hello Ada');
  expect(arrived?.mail.html?.trim()).toBe('<p>Hello <b>Ada</b></p>');
  expect(arrived?.mail.attachments).toEqual([]);
});
