import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createClient } from '@tideline/api-client';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { callsOf, holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';
import { signIn } from '../support/sign-in.ts';
import { Authenticator } from './authenticator.ts';
import { storedInBrowser } from '../support/stored-in-browser.ts';
import { addOwnAccount } from '../support/own-account.ts';
import { sessionOfOwnAccount } from '../support/own-session.ts';
import { staffLogin } from '../support/staff-login.ts';

test.use({ expectedComplaints: /status of 40[01]/ });

/** A page can prevent closing on the first press, not on the second. */
async function pressEscapeTwice(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  const [answer] = await Promise.all([page.waitForResponse(callsOf('auth.logout')), chooseToSignOut(page)]);
  expect(await answer.allHeaders()).toMatchObject({ 'clear-site-data': '"storage"' });
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedInBrowser(page)).toEqual({ entries: { theme: 'light' }, texts: [] });
}

async function chooseToSignOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test.describe('a separate account', () => {
  test.use({
    isSignedIn: true,
    session: sessionOfOwnAccount,
  });

  test('turns two-step sign-in on, signs in with a code and once with a recovery code, makes new codes, and turns it off', async ({
    page,
    baseURL,
    session,
  }) => {
    test.slow(); // one long journey
    const url = baseURL ?? '';
    const account = { ...staffLogin, email: session.user.email };
    const { token } = await createClient({ url }).auth.login.mutate(account);
    const section = page.getByRole('region', { name: 'Two-step sign-in' });
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Password');
    const code = dialog.getByRole('textbox', { name: 'Code' });
    let app: Authenticator;
    let codes: string[] = [];

    await test.step('turned on with the password and the first code of the app', async () => {
      await page.goto('/admin/account');
      await expect(section.getByText('Off', { exact: true })).toBeVisible();
      await section.getByRole('button', { name: 'Turn on' }).click();
      await page.keyboard.press('Escape');
      await expect(section.getByRole('button', { name: 'Turn on' })).toBeFocused();
      await section.getByRole('button', { name: 'Turn on' }).click();
      await password.fill('not the password');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(password).toHaveAccessibleDescription('The current password is wrong.');
      await password.fill(account.password);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Continue' }).click();

      await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      app = new Authenticator((await dialog.locator('code').innerText()).replaceAll(' ', ''));
      await expectAccessible(page);
      await code.fill(app.wrongCode());
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await expect(code).toHaveAccessibleDescription(/^That code is wrong\./);
      await expect(code).toBeFocused();
      await code.fill(await app.nextCode());
      await dialog.getByRole('button', { name: 'Turn on' }).click();
    });

    await test.step('the recovery codes are saved and printed', async () => {
      await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
      codes = await dialog.getByRole('listitem').allInnerTexts();
      expect(new Set(codes).size).toBe(10);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('recovery-codes-127.0.0.1.txt');
      const file = await readFile(await download.path(), 'utf8');
      expect(file).toContain(`Recovery codes for ${account.email}`);
      for (const each of codes) expect(file).toContain(`${each}\n`);
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
      await expect(createClient({ url, token }).auth.me.query()).rejects.toThrow('Your session has ended.');
    });

    await test.step('the login asks for the code, refuses a wrong one and leads back to the password', async () => {
      await signOut(page);
      await signIn(page, account);
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await expectAccessible(page);
      await code.fill(app.wrongCode());
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await expect(code).toHaveAccessibleDescription(/That code is wrong, or it was already used\.$/);
      await expect(code).toBeFocused();
      await dialog.getByRole('button', { name: 'Back' }).click();
      await expect(password).toBeFocused();
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
    });

    const [first = '', second = ''] = codes;
    await test.step('a recovery code signs in', async () => {
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
      const recoveryCode = dialog.getByRole('textbox', { name: 'Recovery code' });
      await expect(recoveryCode).toBeFocused();
      await expectAccessible(page);
      await recoveryCode.fill(first.toUpperCase());
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/admin');
    });

    await test.step('but once; new codes are made, and their dialog cannot be closed before they are shown', async () => {
      await page.goto('/admin/account');
      await expect(section).toContainText('9 of 10 recovery codes left.');
      await section.getByRole('button', { name: 'New recovery codes' }).click();
      await password.fill(account.password);
      await code.fill(first);
      await dialog.getByRole('button', { name: 'Make new codes' }).click();
      await expect(code).toHaveAccessibleDescription(/it was already used\.$/);
      await code.fill(second);
      const release = await holdCalls(page, 'auth.secondFactor.renewRecoveryCodes');
      await dialog.getByRole('button', { name: 'Make new codes' }).click();
      // The call revokes the old codes, so the dialog cannot be closed before the new ones are shown.
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await pressEscapeTwice(page);
      await expect(dialog.getByRole('button', { name: 'Making...' })).toBeVisible();
      release();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await pressEscapeTwice(page);
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      const [newCode = ''] = await dialog.getByRole('listitem').allInnerTexts();
      expect(codes).not.toContain(newCode);
      await dialog.getByRole('button', { name: 'I have saved them' }).click();
      await expect(section).toContainText('10 of 10 recovery codes left.');
      await expectAccessible(page);
      await switchToDark(page);
      await expectReadableColours(page);
    });

    await test.step('turned off; the password alone signs in', async () => {
      await section.getByRole('button', { name: 'Turn off' }).click();
      await password.fill(account.password);
      await code.fill(await app.nextCode());
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await expectToast(page, 'Two-step sign-in is off', 'Your password alone signs you in.');
      await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
      expect(await createClient({ url }).auth.login.mutate(account)).toHaveProperty('token');
    });
  });
});

test('the login over a page of the staff area asks for the code too, and the work continues @journey', async ({
  page,
  baseURL,
  unique,
}) => {
  const url = baseURL ?? '';
  const account = addOwnAccount(unique('staff'));
  const { token: first } = await createClient({ url }).auth.login.mutate(account);
  const { secondFactor } = createClient({ url, token: first }).auth;
  const app = new Authenticator((await secondFactor.begin.mutate(account)).secret);
  const { recoveryCodes } = await secondFactor.confirm.mutate({ code: await app.nextCode() });
  await page.goto('/cookie-policy');
  await signIn(page, account);
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  const right = await app.nextCode();
  await code.fill(` ${right.slice(0, 3)} ${right.slice(3)}`);
  await code.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('joined recently').first()).toBeVisible();
  // Enabled when no call is pending: a late response would open the login before the click.
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
  await createClient({ url, token }).auth.logout.mutate();

  await page.getByRole('tab', { name: 'Contacts' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
});
