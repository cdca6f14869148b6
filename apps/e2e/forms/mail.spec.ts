// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { type Client, createClient } from '@tideline/api-client';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { MAIL_PASSWORD, type MailSite, openMailSite } from './mail-site.ts';
import { expectToast, openAtLeisure } from '../support/page-steps.ts';
import { ownSession } from '../support/own-session.ts';
import { staffLogin } from '../support/staff-login.ts';

// The tests share one server that sends mail, with a password that must not be logged.
test.describe.configure({ mode: 'serial' });

let site: MailSite;
let origin = '';

test.use({
  session: ownSession,
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  site = await openMailSite(testInfo.outputPath('data'));
  ({ origin } = site);
});

test.afterAll(() => site.close());

test('a visitor signs up, opens the link in the email, confirms and later unsubscribes @journey', async ({
  page,
  staff,
}) => {
  const email = 'reader@example.com';
  await openAtLeisure(page, '/blog');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectToast(
    page,
    'Successfully subscribed!',
    'One step is left: open the email that we sent you and press the button behind its link.',
  );
  const mail = await site.nextMail(email);
  expect(mail.subject).toBe('Please confirm your Tideline newsletter subscription');
  expect(await confirmationOf(staff, email)).toBe('waiting');

  const answer = await page.goto(site.linkIn(mail, 'confirm'));
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

  await page.goto(site.linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  await expectAccessible(page);

  await page.goto(site.linkIn(mail, 'unsubscribe'));
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
    const mail = await site.nextMail(email);
    await page.goto(site.linkIn(mail, 'confirm'));
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
    expect(await confirmationOf(staff, email)).toBe('confirmed');
    await page.goto(site.linkIn(mail, 'unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  });
});

test('an unknown step of an email link answers 404', async ({ request }) => {
  const nowhere = await request.get('/newsletter/constructor');
  expect(nowhere.status()).toBe(404);
  expect(await nowhere.text()).toMatch(/<h1[^>]*>404 Page Not Found</);
});

test.describe('for staff', () => {
  test.use({ isSignedIn: true });

  test('the settings show that mail works and send a test email', async ({ page, staff }) => {
    await staff.subscribers.add.mutate({ email: 'added@example.com' });
    await createClient({ url: origin }).contacts.send.mutate({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      message: 'What can you do for us?',
    });
    expect((await site.nextMail('hello@tideline.example')).replyTo).toEqual([
      { name: 'Ada Byron', address: 'ada@example.com' },
    ]);

    await page.goto('/admin?tab=settings&section=mail');
    const card = page.getByRole('region', { name: /^Mail/ });
    await expect(card.getByText('Working')).toBeVisible();
    await card.getByRole('button', { name: 'Send me a test email' }).click();
    await expectToast(page, 'Test email on its way', `It goes to ${staffLogin.email}.`);
    expect((await site.nextMail(staffLogin.email)).subject).toBe('Test email from Tideline');
    const waiting = card.locator('dt', { hasText: 'Waiting' }).locator('xpath=..').getByRole('definition');
    await expect(waiting).toHaveText('0');
    await expect(card.getByText(/^Mail works; the last message was accepted /)).toBeVisible();
    await expectAccessible(page);
    expect(await page.content()).not.toContain(MAIL_PASSWORD);
    await expect(card.getByText('Set by SMTP_URL on the server; change it there.')).toBeVisible();
    await expect(card.getByRole('button', { name: /the mail server$/ })).toHaveCount(0);
  });
});

test('the log contains neither the links nor the password', () => {
  const links = site.inbox.flatMap((mail) => [...(mail.text ?? '').matchAll(/\?t=(\S+)/g)].map(([, key = '']) => key));
  expect(links.length).toBeGreaterThan(3);
  expect(site.server.output()).toContain('"path":"/newsletter/confirm"');
  for (const secret of [...links, MAIL_PASSWORD]) expect(site.server.output()).not.toContain(secret);
});

async function confirmationOf(staff: Client, email: string): Promise<string | undefined> {
  return (await staff.subscribers.list.query({ q: email })).items[0]?.confirmation;
}
