// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { createClient } from '@tideline/api-client';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectReadableColours,
  switchToDark,
} from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openSignIn } from '../support/sign-in.ts';
import { staffLogin } from '../support/staff-login.ts';
import { type MailSite, openMailSite } from '../forms/mail-site.ts';
import { Authenticator } from './authenticator.ts';

const NEW_PASSWORD = 'eighteen otters swim';

let site: MailSite;

test.use({
  expectedComplaints: /status of 40[0145]/,
  baseURL: async ({}, provide, testInfo) => {
    site = await openMailSite(testInfo.outputPath('data'));
    await provide(site.origin);
    await site.close();
  },
});

test('a mailed link sets a new password once, with the code of two-step sign-in', async ({ page }) => {
  test.setTimeout(180_000); // waits for new codes of the authenticator
  const { token } = await createClient({ url: site.origin }).auth.login.mutate(staffLogin);
  const { secondFactor, me } = createClient({ url: site.origin, token }).auth;
  const app = new Authenticator((await secondFactor.begin.mutate(staffLogin)).secret);
  await secondFactor.confirm.mutate({ code: await app.nextCode() });

  await page.goto('/cookie-policy');
  const dialog = await openSignIn(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody@tideline.example');
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('nobody@tideline.example');
  await expectAccessible(page);
  const answer = 'If an account has this address, an email with a link is on its way.';
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toContainText(answer);
  await dialog.getByRole('button', { name: 'Back to sign-in' }).click();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await email.fill(staffLogin.email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toContainText(answer);

  // The mail about two-step sign-in can arrive first.
  await expect.poll(async () => (await site.nextMail(staffLogin.email)).subject).toMatch(/^Set a new password for /);
  const mail = await site.nextMail(staffLogin.email);
  const link = /http\S+\/reset-password#\S+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(site.inbox.filter(({ to }) => to?.some(({ address }) => address?.startsWith('nobody')))).toEqual([]);

  // Requests of a mail scanner change nothing.
  for (const method of ['HEAD', 'GET', 'GET', 'POST']) {
    const response = await fetch(link, { method });
    if (method === 'POST') continue;
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  }
  expect(await me.query()).toMatchObject({ email: staffLogin.email });

  await page.goto('about:blank');
  await page.goto(link);
  const password = page.getByLabel('New password');
  const set = page.getByRole('button', { name: 'Set password' });
  await password.fill('passwordpassword');
  await set.click();
  await expect(password).toHaveAccessibleDescription(/Password is easy to guess/);
  await expectAccessible(page);
  await password.fill(NEW_PASSWORD);
  await set.click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await code.fill(app.wrongCode());
  await set.click();
  await expect(code).toHaveAccessibleDescription(/That code is wrong, or it was used already\.$/);
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);
  await code.fill(await app.nextCode());
  await set.click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(me.query()).rejects.toThrow('Your session has ended.');
  await expect
    .poll(async () => (await site.nextMail(staffLogin.email)).subject)
    .toMatch(/^Your password for .* was changed$/);

  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  const again = page.getByRole('dialog', { name: 'Admin Login' });
  await again.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
  await again.getByLabel('Password').fill(NEW_PASSWORD);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await again.getByRole('textbox', { name: 'Code' }).fill(await app.nextCode());
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');

  await page.goto('about:blank');
  await page.goto(link);
  await password.fill('ninety pelicans dive');
  await set.click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
