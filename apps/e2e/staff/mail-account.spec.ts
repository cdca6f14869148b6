// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { dismissToast, expectToast } from '../support/page-steps.ts';
import { staffLogin } from '../support/staff-login.ts';
import { MAIL_PASSWORD, type MailSite, openMailSite } from '../forms/mail-site.ts';

let site: MailSite;
let origin = '';

test.use({
  isSignedIn: true,
  expectedComplaints: /status of 400/, // a wrong password
  session: ownSession,
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  site = await openMailSite(testInfo.outputPath('data'), {});
  ({ origin } = site);
});

test.afterAll(() => site.close());

test('staff set the mail server on screen: a wrong password is refused, the right one is tested, mail arrives @journey', async ({
  page,
}) => {
  await page.goto('/admin?tab=settings&section=mail');
  const card = page.getByRole('region', { name: /^Mail/ });
  await expect(card.getByText('No mail server is set up, so email waits in the outbox.')).toBeVisible();
  await card.getByRole('button', { name: 'Set up a mail server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a mail server' });
  await dialog.getByLabel('Host').fill('127.0.0.1');
  await dialog.getByLabel('Port').fill(String(site.smtpPort));
  await dialog.getByLabel('Encryption').selectOption('none');
  await dialog.getByLabel('User name').fill('agency');
  await dialog.getByLabel('Password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const refusal = dialog.getByText('127.0.0.1 refused the user name or the password. Check both;').first();
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(card.getByText('No mail server is set up, so email waits in the outbox.')).toBeVisible();

  await card.getByRole('button', { name: 'Set up a mail server' }).click();
  await dialog.getByLabel('Host').fill('127.0.0.1');
  await dialog.getByLabel('Port').fill(String(site.smtpPort));
  await dialog.getByLabel('Encryption').selectOption('none');
  await dialog.getByLabel('User name').fill('agency');
  await dialog.getByLabel('Password').fill(MAIL_PASSWORD);
  await dialog.getByRole('button', { name: 'Test' }).click();
  await expect(dialog.getByText('It works: 127.0.0.1 can be used.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The mail server is set', 'It is used from now on.');
  await expect(card.getByText(/^Set here by .+, just now\.$/)).toBeVisible();

  await card.getByRole('button', { name: 'Send me a test email' }).click();
  expect((await site.nextMail(staffLogin.email)).subject).toBe('Test email from Tideline');
  await expect(card.getByText(/^Mail works; the last message was accepted /)).toBeVisible();
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await dismissToast(page); // on a phone it lies over the panel's foot
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await layoutFaults(page)).toEqual([]);
  expect(await page.content()).not.toContain(MAIL_PASSWORD);
  for (const secret of [MAIL_PASSWORD, 'not-the-password']) expect(site.server.output()).not.toContain(secret);
});
