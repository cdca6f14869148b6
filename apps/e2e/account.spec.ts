import type { Page } from '@playwright/test';
import { createClient } from '@tideline/api-client';
import {
  expect,
  expectAccessible,
  expectReadableColours,
  expectToast,
  signIn,
  switchToDark,
  test,
} from './fixtures.ts';
import { runStaffCommand } from './staff-command.ts';

const PASSWORD = 'herons over the mud flats';
const NEW_PASSWORD = 'cormorants dry their wings';

/** An account of this test's own, added from the command line: its sessions are nobody else's. */
async function addStaff(unique: (word: string) => string): Promise<string> {
  const email = `${unique('staff')}@tideline.example`;
  expect(await runStaffCommand(['add', email, 'Noor', 'Haddad'], PASSWORD)).toEqual({
    code: 0,
    output: `${email} can sign in now.\n`,
  });
  return email;
}

async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto('/about');
  await signIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL('/admin');
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/admin/account');
}

test('the account page lists the sessions of its owner, and ends one or all the others', async ({
  page,
  baseURL,
  unique,
}) => {
  const email = await addStaff(unique);
  const others = [];
  for (let count = 1; count <= 3; count += 1) {
    const { token } = await createClient({ url: baseURL ?? '' }).auth.login.mutate({ email, password: PASSWORD });
    others.push(createClient({ url: baseURL ?? '', token }));
  }
  await openAccount(page, email);
  await expect(page.getByText(`Noor Haddad · ${email}`)).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: 'This one' })).toHaveText(/^Chrome on Linux/);
  await expect(sessions.filter({ hasText: 'This one' })).toContainText(/From 10\.\d+\.\d+\.x/);
  await expect(sessions.filter({ hasText: 'This one' }).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);

  await sessions.filter({ hasText: 'node' }).first().getByRole('button', { name: 'Sign out node' }).click();
  await expect(sessions).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectToast(page, 'Signed out everywhere else', '2 sessions have ended.');
  await expect(sessions).toHaveCount(1);
  for (const other of others) await expect(other.auth.me.query()).rejects.toThrow('Your session has ended.');
});

test.describe('a change of password', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('asks for the current one, refuses an easy one, and ends the other sessions', async ({
    page,
    baseURL,
    unique,
  }) => {
    const email = await addStaff(unique);
    const url = baseURL ?? '';
    const { token } = await createClient({ url }).auth.login.mutate({ email, password: PASSWORD });
    await openAccount(page, email);
    const current = page.getByLabel('Current password');
    const next = page.getByLabel('New password');
    async function change(from: string, to: string) {
      await current.fill(from);
      await next.fill(to);
      await page.getByRole('button', { name: 'Change password' }).click();
    }
    await change('not the password', NEW_PASSWORD);
    await expect(current).toHaveAccessibleDescription('The current password is not right.');
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(next).not.toHaveAttribute('aria-invalid');
    await change(PASSWORD, 'Tideline2026!');
    await expect(next).toHaveAccessibleDescription(/Password is built from a word that anybody would try here\./);
    await expect(current).not.toHaveAttribute('aria-invalid');
    await change(PASSWORD, NEW_PASSWORD);
    await expectToast(page, 'Password changed', '1 other session has ended.');
    await expect(current).toHaveValue('');
    await expect(createClient({ url, token }).auth.me.query()).rejects.toThrow('Your session has ended.');
    expect(await createClient({ url }).auth.login.mutate({ email, password: NEW_PASSWORD })).toHaveProperty('token');
  });
});

test.describe('a session that ends in the middle of work', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('opens the login over the dashboard, and the failed call goes on with what was typed', async ({
    page,
    baseURL,
    staff,
    unique,
  }) => {
    const email = await addStaff(unique);
    await page.goto('/about');
    await signIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL('/admin');
    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await page.getByRole('button', { name: 'Add Subscriber' }).click();
    const address = `${unique('expiry')}@example.com`;
    await page.getByRole('dialog', { name: 'Add Subscriber' }).getByRole('textbox', { name: 'Email' }).fill(address);
    const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
    await createClient({ url: baseURL ?? '', token }).auth.logout.mutate();
    await page.getByRole('button', { name: 'Save' }).click();

    const login = page.getByRole('dialog', { name: 'Admin Login' });
    await login.getByRole('textbox', { name: 'Email' }).fill(email);
    await login.getByLabel('Password').fill(PASSWORD);
    await login.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Subscriber added', address);
    await expect(page).toHaveURL('/admin?tab=newsletter');
    expect((await staff.subscribers.list.query({ q: address })).total).toBe(1);
  });

  test('keeps the page when nobody signs in again, and says why the call failed', async ({ page, baseURL, unique }) => {
    const email = await addStaff(unique);
    await page.goto('/about');
    await signIn(page, { email, password: PASSWORD });
    // Work begins with the first answer: a token that was never good for anything leads home instead.
    await expect(page.getByText('joined recently').first()).toBeVisible();
    await expect(page).toHaveURL('/admin');
    const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
    await createClient({ url: baseURL ?? '', token }).auth.logout.mutate();
    await page.getByRole('tab', { name: 'Contacts' }).click();
    await page.getByRole('dialog', { name: 'Admin Login' }).getByRole('button', { name: 'Close' }).click();
    await expectToast(page, 'Failed to fetch contacts', 'Your session has ended. Please sign in again.');
    await expect(page).toHaveURL('/admin?tab=contacts');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog', { name: 'Admin Login' })).toBeVisible();
  });
});

test('a reset from the command line ends the sessions; the command refuses an easy password', async ({
  baseURL,
  unique,
}) => {
  const email = await addStaff(unique);
  const { token } = await createClient({ url: baseURL ?? '' }).auth.login.mutate({ email, password: PASSWORD });
  const refused = await runStaffCommand(['reset', email], 'passwordpassword');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('easy to guess') });
  expect(await createClient({ url: baseURL ?? '', token }).auth.me.query()).toMatchObject({ email });

  expect(await runStaffCommand(['reset', email], NEW_PASSWORD)).toMatchObject({ code: 0 });
  await expect(createClient({ url: baseURL ?? '', token }).auth.me.query()).rejects.toThrow();
  expect((await runStaffCommand(['list'])).output).toContain(`${email}  Noor Haddad  (admin)`);
  expect(await runStaffCommand(['remove', email])).toMatchObject({ code: 0 });
  expect((await runStaffCommand(['remove', email])).output).toContain('There is no account with the address');
});
