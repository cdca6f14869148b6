// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type Client, createClient } from '@tideline/api-client';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast, openAtLeisure } from '../support/page-steps.ts';
import { ownSession } from '../support/own-session.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { staffLogin } from '../support/staff-login.ts';

// One server that sends mail, with a password that must not be logged.
test.describe.configure({ mode: 'serial' });

const MAIL_PASSWORD = 'only-the-mail-server-knows';
const inbox: Email[] = [];
let smtp: SMTPServer;
let server: ServerProcess;
let origin = '';

test.use({
  session: ownSession,
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ password }, _session, done) =>
      password === MAIL_PASSWORD ? done(null, { user: 'agency' }) : done(new Error('Wrong password')),
    onData: (stream, _session, done) => {
      void text(stream).then(async (raw) => inbox.push(await PostalMime.parse(raw)));
      stream.once('end', () => done());
    },
  });
  const socket = smtp.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  const port = typeof address === 'object' ? address?.port : 0;
  server = startServer({
    PORT: '0',
    DATA_DIR: testInfo.outputPath('data'),
    SMTP_URL: `smtp://agency:${MAIL_PASSWORD}@127.0.0.1:${port}`,
    ADMIN_EMAIL: staffLogin.email,
    ADMIN_PASSWORD: staffLogin.password,
    LOG_LEVEL: 'debug',
  });
  origin = await server.opened;
});

test.afterAll(async () => {
  server.process.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve());
  });
});

test('a visitor signs up, opens the link in the mail, confirms and later unsubscribes', async ({ page, staff }) => {
  const email = 'reader@example.com';
  await openAtLeisure(page, '/blog');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectToast(
    page,
    'Successfully subscribed!',
    'One step is left: open the email that we sent you and press the button behind its link.',
  );
  const mail = await nextMail(email);
  expect(mail.subject).toBe('Please confirm: the Tideline newsletter');
  expect(await confirmationOf(staff, email)).toBe('waiting');

  const answer = await page.goto(linkIn(mail, 'confirm'));
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One press and you’re in');
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);
  expect(await confirmationOf(staff, email)).toBe('waiting'); // opening the link does not confirm
  await page.getByRole('button', { name: 'Confirm subscription' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
  expect(page.url()).toBe(`${origin}/newsletter/confirmed`);
  await expectAccessible(page);
  expect(await confirmationOf(staff, email)).toBe('confirmed');

  await page.goto(linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  await expectAccessible(page);

  await page.goto(linkIn(mail, 'unsubscribe'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  const { items } = await staff.subscribers.list.query({ q: email });
  expect(items).toMatchObject([{ email, status: 'unsubscribed' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same works', async ({ page, staff }) => {
    const email = 'quiet@example.com';
    await page.goto('/blog');
    await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully subscribed!');
    await expect(page.getByText('One step is left: open the email that we sent you')).toBeVisible();
    await page.goto('/blog');
    await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One step is left');
    await expect(page.getByText('We sent the email again.')).toBeVisible();
    const mail = await nextMail(email);
    await page.goto(linkIn(mail, 'confirm'));
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
    expect(await confirmationOf(staff, email)).toBe('confirmed');
    await page.goto(linkIn(mail, 'unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  });
});

test('an unknown step of a mail link answers 404', async ({ request }) => {
  const nowhere = await request.get('/newsletter/constructor');
  expect(nowhere.status()).toBe(404);
  expect(await nowhere.text()).toMatch(/<h1[^>]*>404 Page Not Found</);
});

test.describe('for staff', () => {
  test.use({ isSignedIn: true });

  test('the settings show that mail works and send a test mail', async ({ page, staff }) => {
    await staff.subscribers.add.mutate({ email: 'added@example.com' });
    await createClient({ url: origin }).contacts.send.mutate({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      message: 'What can you do for us?',
    });
    expect((await nextMail('hello@tideline.example')).replyTo).toEqual([
      { name: 'Ada Byron', address: 'ada@example.com' },
    ]);

    await page.goto('/admin?tab=settings');
    const card = page.getByRole('region', { name: /^Mail/ });
    await expect(card.getByText('Working')).toBeVisible();
    await card.getByRole('button', { name: 'Send a test mail to me' }).click();
    await expectToast(page, 'Test mail on its way', `It goes to ${staffLogin.email}.`);
    expect((await nextMail(staffLogin.email)).subject).toBe('Test mail from Tideline');
    await expect(card.getByRole('definition').nth(0)).toHaveText('0');
    await expectAccessible(page);
    expect(await page.content()).not.toContain(MAIL_PASSWORD);
  });
});

test('the log contains neither the links nor the password', () => {
  const links = inbox.flatMap((mail) => [...(mail.text ?? '').matchAll(/\?t=(\S+)/g)].map(([, key = '']) => key));
  expect(links.length).toBeGreaterThan(3);
  expect(server.output()).toContain('"path":"/newsletter/confirm"');
  for (const secret of [...links, MAIL_PASSWORD]) expect(server.output()).not.toContain(secret);
});

/** The mail received at an address. */
async function nextMail(to: string): Promise<Email> {
  const find = () => inbox.findLast((mail) => mail.to?.some(({ address }) => address === to));
  await expect.poll(find).toBeDefined();
  const mail = find();
  if (!mail) throw new Error(`No mail for ${to}.`);
  return mail;
}

function linkIn(mail: Email, page: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`^${origin}/newsletter/${page}\\?t=\\S+$`, 'm').exec(mail.text ?? '');
  return link?.[0] ?? '';
}

async function confirmationOf(staff: Client, email: string): Promise<string | undefined> {
  return (await staff.subscribers.list.query({ q: email })).items[0]?.confirmation;
}
