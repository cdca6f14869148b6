import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import {
  expect,
  expectAccessible,
  expectReadableColours,
  expectToast,
  holdCalls,
  openSignIn,
  signIn,
  switchToDark,
  test,
} from './fixtures.ts';
import { Authenticator } from './authenticator.ts';
import { runStaffCommand } from './staff-command.ts';

const PASSWORD = 'sanderlings run with the wave';

test.use({ expectedComplaints: /status of 40[01]/ });

/** An account of this test's own. */
async function addStaff(unique: (word: string) => string): Promise<string> {
  const email = `${unique('staff')}@tideline.example`;
  expect(await runStaffCommand(['add', email, 'Noor', 'Haddad'], PASSWORD)).toMatchObject({ code: 0 });
  return email;
}

/** The same with two-step sign-in on. */
async function addCarefulStaff(unique: (word: string) => string, url = '') {
  const email = await addStaff(unique);
  const { token } = await createClient({ url }).auth.login.mutate({ email, password: PASSWORD });
  const client: Client = createClient({ url, token });
  const { secret } = await client.auth.secondFactor.begin.mutate({ password: PASSWORD });
  const app = new Authenticator(secret);
  const { recoveryCodes } = await client.auth.secondFactor.confirm.mutate({ code: await app.nextCode() });
  return { email, client, app, recoveryCodes };
}

async function openAccount(page: Page): Promise<void> {
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account');
}

/** A browser lets a page refuse the first, but not the second. */
async function pressEscapeTwice(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

test('somebody turns two-step sign-in on, and signs in with a code from then on', async ({ page, baseURL, unique }) => {
  const email = await addStaff(unique);
  const { token } = await createClient({ url: baseURL ?? '' }).auth.login.mutate({ email, password: PASSWORD });
  await page.goto('/about');
  await signIn(page, { email, password: PASSWORD });
  await openAccount(page);
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section.getByText('Off', { exact: true })).toBeVisible();

  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeFocused();
  await section.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('The current password is not right.');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const app = new Authenticator((await dialog.locator('code').innerText()).replaceAll(' ', ''));
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(app.wrongCode());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/^That code is not right\./);
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await app.nextCode());
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('recovery-codes-127.0.0.1.txt');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`Recovery codes for ${email}`);
  for (const code of codes) expect(file).toContain(`${code}\n`);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  for (const left of [dialog.getByRole('button', { name: 'Print' }), section, page.getByRole('banner')]) {
    await expect(left).toBeHidden();
  }
  await page.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('On', { exact: true })).toBeVisible();
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(section).toContainText('10 of 10 recovery codes left.');
  await expect(createClient({ url: baseURL ?? '', token }).auth.me.query()).rejects.toThrow('Your session has ended.');

  await signOut(page);
  await signIn(page, { email, password: PASSWORD });
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  await code.fill(app.wrongCode());
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(code).toHaveAccessibleDescription(/That code is not right, or it was used already\.$/);
  await expect(code).toBeFocused();
  const right = await app.nextCode();
  await code.fill(` ${right.slice(0, 3)} ${right.slice(3)}`);
  await code.press('Enter');
  await expect(page).toHaveURL('/admin');
});

test('a recovery code signs in once; new codes are made and the second step is turned off in the account', async ({
  page,
  baseURL,
  unique,
}) => {
  const { email, app, recoveryCodes } = await addCarefulStaff(unique, baseURL);
  const [first = '', second = ''] = recoveryCodes;
  await page.goto('/about');
  await signIn(page, { email, password: PASSWORD });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  const recoveryCode = dialog.getByRole('textbox', { name: 'Recovery code' });
  await expect(recoveryCode).toBeFocused();
  await expectAccessible(page);
  await recoveryCode.fill(first.toUpperCase());
  await dialog.getByRole('button', { name: 'Sign In' }).click();

  await openAccount(page);
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section).toContainText('9 of 10 recovery codes left.');
  await section.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(first);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/it was used already\.$/);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(second);
  const release = await holdCalls(page, 'auth.secondFactor.renewRecoveryCodes');
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  // The old codes are gone with the call: nothing closes the dialog before the new ones have been seen.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await pressEscapeTwice(page);
  await expect(dialog.getByRole('button', { name: 'Making...' })).toBeVisible();
  release();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await pressEscapeTwice(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [newCode = ''] = await dialog.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).not.toContain(newCode);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section).toContainText('10 of 10 recovery codes left.');
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);

  await section.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await app.nextCode());
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Two-step sign-in is off', 'Your password alone signs you in.');
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(await createClient({ url: baseURL ?? '' }).auth.login.mutate({ email, password: PASSWORD })).toHaveProperty(
    'token',
  );
});

test('the login over a page of the staff area asks for the code too, and the work goes on', async ({
  page,
  baseURL,
  unique,
}) => {
  const { email, app, recoveryCodes } = await addCarefulStaff(unique, baseURL);
  await page.goto('/about');
  await signIn(page, { email, password: PASSWORD });
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await app.nextCode());
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('joined recently').first()).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
  await createClient({ url: baseURL ?? '', token }).auth.logout.mutate();

  await page.getByRole('tab', { name: 'Contacts' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
});

test('the command line turns it off for a lost phone, and ends the sessions', async ({ page, baseURL, unique }) => {
  const { email, client } = await addCarefulStaff(unique, baseURL);
  expect((await runStaffCommand(['list'])).output).toContain(`${email}  Noor Haddad  (admin, two-step sign-in)`);
  expect(await runStaffCommand(['second-factor-off', email])).toEqual({
    code: 0,
    output: `${email} signs in with the password alone now; all its sessions have ended.\n`,
  });
  await expect(client.auth.me.query()).rejects.toThrow('Your session has ended.');
  await page.goto('/about');
  await openSignIn(page);
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
});
