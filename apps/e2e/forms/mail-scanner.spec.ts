// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type Client, createClient } from '@tideline/api-client';
import type { Email } from 'postal-mime';
import { expect, test } from '../support/fixtures.ts';
import { addOwnAccount } from '../support/own-account.ts';
import { ownSession } from '../support/own-session.ts';
import { staffLogin } from '../support/staff-login.ts';
import { changeOneRow } from '../support/site-database.ts';
import { type MailSite, openMailSite } from './mail-site.ts';

const AGENCY = 'agency@tideline.example';

type MailKind = Awaited<ReturnType<Client['mail']['status']['query']>>['failed'][number]['kind'] | 'issue';

let site: MailSite;
let origin = '';
let dataDir = '';

test.use({
  session: ownSession,
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  dataDir = testInfo.outputPath('data');
  site = await openMailSite(dataDir);
  ({ origin } = site);
});

test.afterAll(() => site.close());

/** Recognizes a mail of each kind. */
const KINDS: Record<MailKind, (mail: Email) => boolean> = {
  enquiry: (mail) =>
    isTo(mail, AGENCY) && mail.text?.includes('What can you do for us?') === true && !KINDS.answer(mail),
  'enquiry-digest': ({ subject = '' }) => /^\d+ inquir(?:y|ies) since /.test(subject),
  confirmation: (mail) => isTo(mail, 'new@example.com'),
  test: ({ subject = '' }) => subject.startsWith('Test email from'),
  'issue-test': (mail) => isTo(mail, 'tester@example.com'),
  'address-change': ({ text = '' }) => text.startsWith('The contact email for'),
  'mail-account-change': ({ subject = '' }) => subject.startsWith('The mail server or mailbox of'),
  'reply-address-change': ({ subject = '' }) => subject.startsWith('The reply address for'),
  reply: (mail) => isTo(mail, 'ada@example.com') && !isAcknowledgement(mail),
  acknowledgement: (mail) => isTo(mail, 'ada@example.com') && isAcknowledgement(mail),
  answer: ({ subject = '' }) => subject.startsWith('Ada Byron replied'),
  escalation: ({ subject = '' }) => subject.startsWith('No reply yet: Ada Byron'),
  call: ({ subject = '' }) => subject.startsWith('Booked: your call'),
  'call-staff': ({ subject = '' }) => subject.startsWith('Call booked: Bea Caller'),
  'call-reminder': ({ subject = '' }) => subject.startsWith('Reminder: your call'),
  'call-confirmation': ({ subject = '' }) => subject.startsWith('Please confirm your call'),
  'call-digest': ({ subject = '' }) => subject === '1 call booked or changed',
  week: ({ subject = '' }) => subject.includes(': the week of '),
  'password-reset': ({ subject = '' }) => subject.startsWith('Set a new password for'),
  'password-changed': ({ subject = '' }) => subject.startsWith('Your password for'),
  'passkey-added': ({ subject = '' }) => subject.startsWith('A passkey was added to'),
  'passkey-removed': ({ subject = '' }) => subject.startsWith('A passkey was removed from'),
  'second-factor-on': ({ subject = '' }) => subject.startsWith('Two-step sign-in was turned on'),
  'second-factor-off': ({ subject = '' }) => subject.startsWith('Two-step sign-in was turned off'),
  invitation: ({ subject = '' }) => subject.startsWith("You're invited to join the"),
  webhook: ({ subject = '' }) => subject === 'Webhook disabled: Board',
  'own-data-download': ({ subject = '' }) => subject.startsWith('Your data at'),
  'own-data-erase': ({ subject = '' }) => subject.startsWith('Erase your data at'),
  issue: (mail) => isTo(mail, 'reader@example.com') && !/^(?:Your|Erase your) data at/.test(mail.subject ?? ''),
};

/** Kinds that are sent last, because causing them changes the rows that other mails are about. */
const LATER: ReadonlySet<MailKind> = new Set([
  'address-change',
  'call-confirmation',
  'own-data-download',
  'own-data-erase',
]);

test('programs that open each link of each mail change nothing', async ({ staff }) => {
  test.setTimeout(180_000);
  await sendEveryMail(staff);
  const mails = Object.entries(KINDS).map(([kind, isKind]) => ({ kind, mail: site.inbox.find(isKind) }));
  const links = [...new Set(mails.flatMap(({ mail }) => (mail ? linksOf(mail) : [])))];
  const paths = new Set(links.map((link) => new URL(link).pathname));
  for (const path of ['confirm', 'unsubscribe', 'preferences', 'download', 'erase', 'issues/scanned']) {
    expect(paths).toContain(`/newsletter/${path}`);
  }
  expect(paths).toContain('/discovery-call/booked');
  expect(paths).toContain('/discovery-call/confirm');
  expect(paths).toContain('/reset-password');
  expect(paths).toContain('/admin');
  expect(paths).toContain('/services');
  // The pages that the linked pages lead to, with the token of the mail.
  const { search: token, searchParams } =
    links
      .map((link) => new URL(link))
      .find((link) => link.pathname === '/newsletter/preferences' && link.searchParams.has('m')) ?? new URL(origin);
  const call = links.find((link) => link.includes('/discovery-call/booked?t=')) ?? '';
  const further = [
    ...['leave', 'data', 'erase', 'download', 'confirmed'].map((page) => `${origin}/newsletter/${page}${token}`),
    ...['move', 'cancel'].map((step) => call.replace('booked', step)),
  ];

  const before = await readTables();
  for (const link of [...links, ...further]) {
    for (const method of ['HEAD', 'GET', 'GET']) {
      const { status } = await fetch(link, { method, headers: { 'user-agent': 'Link scanner' } });
      expect([200, 404], `${method} ${link}`).toContain(status);
      if (links.includes(link)) expect(status, `${method} ${link}`).toBe(200);
    }
  }
  expect(await readTables()).toEqual(before);

  // A press of the button does change data.
  await fetch(`${origin}/newsletter/leave`, { method: 'POST', body: searchParams });
  const after = await readTables();
  const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
  expect(changed.toSorted()).toEqual(['issue_messages', 'subscribers', 'suppressions']);
});

async function sendEveryMail(staff: Client): Promise<void> {
  const visitor = createClient({ url: origin });
  const settings = await staff.settings.read.query();
  await staff.settings.update.mutate({ ...settings, contactEmail: AGENCY });
  await staff.subscribers.add.mutate({ email: 'reader@example.com' });
  await visitor.subscribers.subscribe.mutate({ email: 'new@example.com' });
  const enquiry = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'What can you do for us?' };
  await visitor.contacts.send.mutate(enquiry);
  await staff.mail.sendTest.mutate();
  await staff.team.invite.mutate({ email: 'invited@example.com', name: '', role: 'author' });
  await visitor.auth.passwordReset.request.mutate({ email: staffLogin.email });
  const account = addOwnAccount('scanned-staff', dataDir);
  const own = createClient({ url: origin, token: (await visitor.auth.login.mutate(account)).token });
  const newPassword = 'eighteen otters swim';
  await own.auth.changePassword.mutate({ currentPassword: account.password, newPassword });
  const { id, version } = await staff.issues.create.mutate({
    subject: 'Scanned',
    previewText: 'Preview',
    content: '[Services](/services) ![A](/media/0123456789abcdef01234567-1600x900.jpg)\n\nhttps://vimeo.com/76979871',
  });
  await staff.issues.messages.sendTest.mutate({ id, to: 'tester@example.com' });
  await staff.issues.schedule.mutate({ id, version, at: new Date(Date.now() + 6000).toISOString() });
  await expectMail('enquiry');
  await expectMail('acknowledgement');
  const contactId = (await staff.contacts.list.query()).items[0]?.id ?? '';
  const { messages } = await staff.conversations.read.query({ contactId });
  const reply = { contactId, text: 'Gladly.', key: randomUUID(), lastSeenId: messages.at(-1)?.id ?? null };
  await staff.conversations.send.mutate(reply);
  await staff.stats.sendWeekToContact.mutate({ isReader: true });
  const [person] = await staff.bookings.hours.query();
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await staff.bookings.updateHours.mutate({ staffId: person?.staffId ?? '', weekly, daysOff: [], place: '' });
  const { days } = await visitor.bookings.times.query({ days: 1 });
  const caller = { firstName: 'Bea', lastName: 'Caller', email: 'caller@example.com' };
  await visitor.bookings.book.mutate({ ...caller, startsAt: days[0]?.times[0] ?? '' });
  await expectMail('call-staff');
  // Queues the mails that a full hour, an answer by mail, an enquiry without an answer and a Monday would cause.
  const due = "'', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 0, ''";
  const columns = 'recipient, created_at, next_attempt_at, attempts, last_error';
  for (const statement of [
    `insert into mails (id, kind, ${columns}) values ('enquiry-digest-1', 'enquiry-digest', ${due})`,
    "update mails set digest_id = 'enquiry-digest-1' where kind = 'enquiry'",
    `insert into mails (id, kind, ${columns}) values ('call-digest-1', 'call-digest', ${due})`,
    "update mails set digest_id = 'call-digest-1' where kind = 'call-staff'",
    `insert into mails (id, kind, ${columns}) values ('week-1', 'week', ${due.replace("''", `'${AGENCY}'`)})`,
    `insert into mails (id, kind, about_kind, about_id, ${columns})
     select 'escalation-1', 'escalation', 'enquiry', contact_id, ${due} from contact_messages
     where id = (select about_id from mails where kind = 'reply')`,
    `insert into mails (id, kind, about_kind, about_id, ${columns})
     select 'call-reminder-1', 'call-reminder', about_kind, about_id, ${due} from mails where kind = 'call'`,
    `insert into webhooks (id, name, url, events, state, secret, created_at)
     values ('board', 'Board', 'https://hooks.example', 'post.created', 'disabled', 'whsec_', '2026-01-01T00:00:00.000Z')`,
    `insert into mails (id, kind, ${columns}) values ('webhook-1', 'webhook', ${due.replace("''", `'${AGENCY}'`)})`,
    `insert into mails (id, kind, ${columns})
     values ('reply-address-1', 'reply-address-change', ${due.replace("''", "'former@tideline.example'")})`,
    ...['mail-account-change', 'passkey-added', 'passkey-removed', 'second-factor-on', 'second-factor-off'].map(
      (kind) =>
        `insert into mails (id, kind, ${columns})
         values ('${kind}', '${kind}', ${due.replace("''", `'${account.email}'`)})`,
    ),
    `insert into mails (id, kind, about_kind, about_id, ${columns})
     select 'answer-1', 'answer', about_kind, about_id, ${due} from mails where kind = 'reply'`,
  ]) {
    changeOneRow(statement, [], 'The email is not there.', dataDir);
  }
  for (const kind of Object.keys(KINDS)) {
    if (!LATER.has(kind as MailKind)) await expectMail(kind as MailKind);
  }
  // A confirmation mail needs a held call, and a held call gets no reminder; so the call becomes held only now.
  for (const statement of [
    "update bookings set status = 'held', held_until = '2099-01-01T00:00:00.000Z'",
    `insert into mails (id, kind, about_kind, about_id, ${columns})
     select 'call-confirmation-1', 'call-confirmation', about_kind, about_id, ${due} from mails where kind = 'call'`,
  ]) {
    changeOneRow(statement, [], 'The call is not there.', dataDir);
  }
  await expectMail('call-confirmation');
  await staff.settings.update.mutate({ ...settings, contactEmail: 'new-agency@tideline.example' });
  await expectMail('address-change');
  await expectMail('issue');
  const preferences =
    site.inbox
      .filter(KINDS.issue)
      .flatMap(linksOf)
      .find((link) => link.includes('/preferences?')) ?? '';
  const token = new URL(preferences).searchParams.get('t') ?? '';
  for (const act of ['download', 'erase'] as const) {
    await visitor.preferences.mailDataLink.mutate({ token, act });
    await expectMail(`own-data-${act}`);
  }
  await expect.poll(async () => (await staff.issues.byId.query({ id })).state).toBe('sent');
  await expect.poll(async () => (await staff.mail.status.query()).counts.waiting).toBe(0);
}

async function expectMail(kind: MailKind): Promise<void> {
  await expect.poll(() => site.inbox.some(KINDS[kind]), { message: kind, timeout: 60_000 }).toBe(true);
}

function isAcknowledgement({ text = '' }: Email): boolean {
  return text.includes('this address was entered in the contact form');
}

function isTo(mail: Email, address: string): boolean {
  return mail.to?.some((recipient) => recipient.address === address) ?? false;
}

/** The URLs of this site in the text, the HTML and the headers. */
function linksOf({ text = '', html = '', headers }: Email): string[] {
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll(/&amp;|&#38;/g, '&'));
  const typed = [text, ...headers.map(({ value }) => value)].flatMap(
    (part) => part.match(/https?:\/\/[^\s<>]+/g) ?? [],
  );
  return [...hrefs, ...typed].filter((link) => link === origin || link.startsWith(`${origin}/`));
}

/** All rows of each table as text, by table name. */
async function readTables(): Promise<Map<string, string>> {
  const database = new DatabaseSync(`${dataDir}/tideline.db`, { readOnly: true, timeout: 5000 });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like '%fts%'")
    .all();
  const rows = new Map(
    tables.map(({ name }) => [String(name), JSON.stringify(database.prepare(`select * from "${String(name)}"`).all())]),
  );
  database.close();
  return rows;
}
