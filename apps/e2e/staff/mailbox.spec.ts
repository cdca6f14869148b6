// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { createHmac, randomUUID } from 'node:crypto';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { changeOneRow } from '../support/site-database.ts';
import { staffLogin } from '../support/staff-login.ts';

// The tests share one site, whose mailbox does not answer: nothing listens on port 9.
test.describe.configure({ mode: 'serial' });

const PASSWORD = 'only-the-mailbox-knows';
const MAILBOX = 'bounces@tideline.example at 127.0.0.1:9, INBOX';
let server: ServerProcess | undefined;
let dataDir = '';

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    if (server === undefined) {
      dataDir = testInfo.outputPath('data');
      server = startServer({
        PORT: '0',
        DATA_DIR: dataDir,
        SAMPLE_DATA: '0',
        IMAP_URL: `imap://bounces%40tideline.example:${PASSWORD}@127.0.0.1:9/INBOX`,
        ADMIN_EMAIL: staffLogin.email,
        ADMIN_PASSWORD: staffLogin.password,
        LOG_LEVEL: 'debug',
      });
    }
    await provide(await server.opened);
  },
});

test.afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.exited;
});

function insertReport(recipient: string, reason: string): void {
  const statement = 'insert into bounce_reports (id, received_at, kind, recipient, reason) values (?, ?, ?, ?, ?)';
  const values = [randomUUID(), new Date().toISOString(), 'hard', recipient, reason];
  changeOneRow(statement, values, 'The report was not added.', dataDir);
}

test('Overview warns of a mailbox that cannot be read, the settings say why, and its password is nowhere', async ({
  page,
  staff,
}) => {
  await expect.poll(async () => (await staff.mailbox.status.query()).state?.lastError ?? null).not.toBeNull();
  await page.goto('/admin');
  const warning = page.getByRole('region', { name: 'The mailbox cannot be read' });
  await expect(warning).toContainText('The mail server does not answer: ');
  await expect(warning).toContainText('It has not worked yet.');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await warning.getByRole('link', { name: 'Mail in Settings' }).click();
  const card = page.getByRole('region', { name: /^Mail/ });
  await expect(card.getByText(MAILBOX)).toBeVisible();
  await expect(card.getByText(/^Last error, .*: The mail server does not answer: /)).toBeVisible();
  expect(await page.content()).not.toContain(PASSWORD);
  expect(server?.output()).toContain('read the mailbox');
  expect(server?.output()).not.toContain(PASSWORD);
});

test('staff decide what could not be assigned; an address that is stopped is not imported again @journey', async ({
  page,
  staff,
}) => {
  const [reader, stranger] = ['ada@reader.example', `${'w'.repeat(60)}@${'long.'.repeat(12)}example`];
  await staff.subscribers.add.mutate({ email: reader });
  insertReport(reader, 'It quotes no message of ours. 5.1.1: user unknown');
  insertReport(stranger, `It quotes several messages of ours. ${'x'.repeat(120)} שלום 📮`);
  await page.goto('/admin?tab=settings&section=mail');
  const card = page.getByRole('region', { name: /^Mail/ });
  await expect(card.getByRole('heading', { name: 'For you to decide' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await card.getByRole('button', { name: `Stop mail to ${reader}` }).click();
  await card.getByRole('button', { name: `Dismiss the report about ${stranger}` }).click();
  await expect(card.getByRole('heading', { name: 'For you to decide' })).toBeHidden();

  const file = new TextEncoder().encode(`email\n${reader}\nnew@reader.example\n`);
  const { digest } = await staff.subscribers.checkImport.mutate({ file });
  await staff.subscribers.import.mutate({ file, digest });
  const { items } = await staff.subscribers.list.query({ sort: 'email' });
  expect(items.map(({ email, status, delivery }) => [email, status, delivery])).toEqual([
    [reader, 'unsubscribed', 'bounced'],
    ['new@reader.example', 'active', 'ok'],
  ]);
});

test('a sending service reports a complaint with the secret that staff have made', async ({ page, staff, request }) => {
  await staff.subscribers.add.mutate({ email: 'cy@reader.example' });
  await page.goto('/admin?tab=settings&section=mail');
  const card = page.getByRole('region', { name: /^Mail/ });
  await card.getByRole('button', { name: 'Create a secret' }).click();
  const secret = (await card.getByText(/^whsec_/).textContent()) ?? '';
  await expectAccessible(page);
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))];
  const body = JSON.stringify({ recipient: 'cy@reader.example', kind: 'complaint' });
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const send = () =>
    request.post('/api/hooks/bounces', {
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      data: body,
    });
  expect((await send()).status()).toBe(204);
  expect((await send()).status()).toBe(401);
  const { items } = await staff.subscribers.list.query({ q: 'cy@' });
  expect(items.map(({ status, delivery }) => [status, delivery])).toEqual([['unsubscribed', 'complained']]);
  await page.reload();
  await expect(card.getByText('A secret is set.')).toBeVisible();
  await expect(card.getByText(secret)).toBeHidden();
});

test('the sending domain is looked up, and each record is explained', async ({ page }) => {
  await page.goto('/admin?tab=settings&section=mail');
  const card = page.getByRole('region', { name: /^Mail/ });
  await card.getByRole('button', { name: 'Check the domain' }).click();
  // Without internet access, the page says that the name server did not answer.
  await expect(card.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 30_000 });
  for (const about of ['SPF', 'DKIM', 'DMARC', 'MX']) {
    await expect(card.getByRole('listitem').filter({ hasText: new RegExp(`^${about}`) })).toContainText(/\w \w.*\./);
  }
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});
