// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import type { Page } from '@playwright/test';
import { createClient } from '@tideline/api-client';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectReadableColours,
  switchToDark,
} from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { ownSession } from '../support/own-session.ts';
import { expectToast } from '../support/page-steps.ts';
import { openSignIn, signIn } from '../support/sign-in.ts';
import { staffLogin } from '../support/staff-login.ts';
import { Authenticator } from './authenticator.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

// Each test starts a server, and one waits for a new code of the authenticator.
test.describe.configure({ timeout: 180_000 });

let site: OwnServer;

test.use({
  isSignedIn: true,
  session: ownSession,
  expectedComplaints: /status of 40[01]/,
  // A passkey is bound to a domain name; the other tests use an IP address.
  baseURL: async ({}, provide, testInfo) => {
    site = await startOwnServer(testInfo.outputPath('data'), {}, 'localhost');
    await provide(site.url);
    await site.stop();
  },
});

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const dialogOf = (page: Page) => page.getByRole('dialog');

async function addPasskey(page: Page, name: string, code?: string): Promise<void> {
  await page.goto('/admin/account');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Name of the passkey' }).fill(name);
  await dialog.getByLabel('Password').fill(staffLogin.password);
  if (code) await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

async function signInWithPasskey(page: Page) {
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  return dialog;
}

test('a passkey is added with the password, signs in alone, is renamed, and removed with the password', async ({
  page,
}) => {
  const authenticator = await VirtualAuthenticator.add(page);
  await page.goto('/admin/account');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('The current password is wrong.');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop');
  await dialog.getByLabel('Password').fill(staffLogin.password);
  await authenticator.setUserVerified(false);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await authenticator.setUserVerified(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Passkey added', 'Laptop');
  await expect(section(page).getByRole('listitem')).toContainText('Not used yet');
  await expect(section(page)).toContainText('Your password alone still signs you in.');

  await addPasskey(page, 'Again');
  await expect(dialog.getByRole('alert').filter({ hasText: 'This device has a passkey' })).toBeVisible();

  await page.goto('/admin');
  await signOut(page);
  await page.goto('/cookie-policy');
  await signInWithPasskey(page);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.goto('/admin/account');
  await expect(section(page).getByRole('listitem')).toContainText('Used');
  await section(page).getByRole('button', { name: 'Rename: Laptop' }).click();
  const newName = dialog.getByRole('textbox', { name: 'Name of the passkey' });
  await newName.fill(' ');
  await dialog.getByRole('button', { name: 'Rename' }).press('Enter');
  await expect(newName).toBeFocused();
  await newName.fill('W'.repeat(60));
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('listitem')).toContainText('W'.repeat(60));
  await expectAccessibleEverywhere(page);
  await section(page)
    .getByRole('button', { name: /^Rename: W/ })
    .press('Enter');
  await newName.fill('مفتاح 🔑');
  await expect(newName).toHaveCSS('direction', 'rtl');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('listitem')).toContainText('مفتاح 🔑');
  await expect(section(page).getByRole('button', { name: 'Rename: مفتاح 🔑' })).toBeFocused();
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);

  await section(page).getByRole('button', { name: 'Remove: مفتاح 🔑' }).click();
  await dialog.getByLabel('Password').fill(staffLogin.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Passkey removed', 'مفتاح 🔑');
  await expect(section(page).getByRole('heading')).toBeFocused();
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await page.goto('/cookie-policy');
  const refused = await signInWithPasskey(page);
  await expect(refused.getByText('This passkey was not accepted.')).toBeVisible();
});

test('a copied passkey is refused and shown as suspicious; the password still signs in', async ({ page }) => {
  const authenticator = await VirtualAuthenticator.add(page);
  await addPasskey(page, 'Laptop');
  await expectToast(page, 'Passkey added', 'Laptop');
  await signOut(page);
  await page.goto('/cookie-policy');
  await signInWithPasskey(page);
  await expect(page).toHaveURL('/admin');
  await signOut(page);
  await authenticator.setCounter(0);
  await page.goto('/cookie-policy');
  const dialog = await signInWithPasskey(page);
  await expect(dialog.getByText('This passkey was refused: a copy of it may be in use.')).toBeVisible();
  await expectAccessible(page);
  await authenticator.setCounter(900);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByText('This passkey was refused: a copy of it may be in use.')).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
  await dialog.getByLabel('Password').fill(staffLogin.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account');
  await expect(section(page).getByRole('listitem')).toContainText('Suspicious');
  await expectAccessible(page);
});

test('with two-step sign-in, adding a passkey takes a code; password and recovery code replace a lost passkey', async ({
  page,
  session,
}) => {
  const { secondFactor } = createClient({ url: site.url, token: session.token }).auth;
  const app = new Authenticator((await secondFactor.begin.mutate(staffLogin)).secret);
  const { recoveryCodes } = await secondFactor.confirm.mutate({ code: await app.nextCode() });
  const authenticator = await VirtualAuthenticator.add(page);
  await addPasskey(page, 'Phone', await app.nextCode());
  await expectToast(page, 'Passkey added', 'Phone');
  await expect(section(page)).not.toContainText('Your password alone');
  await signOut(page);
  await authenticator.clear();
  await page.goto('/cookie-policy');
  const dialog = await signInWithPasskey(page);
  await expect(dialog.getByText('No passkey was used')).toBeVisible();
  await page.keyboard.press('Escape');
  await signIn(page);
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account');
  await expect(section(page).getByRole('listitem')).toContainText('Phone');
});

test.describe('at another address of the same server', () => {
  test.use({ isSignedIn: false, expectedComplaints: /./ });

  test('the browser asks for no passkey, and the dialog says where they work', async ({ page }) => {
    await VirtualAuthenticator.add(page);
    await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/cookie-policy`);
    const dialog = await signInWithPasskey(page);
    await expect(dialog.getByText('Passkeys of this site work only at localhost.')).toBeVisible();
  });
});

test.describe('a browser without passkeys', () => {
  test.use({ isSignedIn: false });

  test('has the documented sign-in without a button for passkeys', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await page.goto('/cookie-policy');
    const dialog = await openSignIn(page);
    await expect(dialog.getByRole('button')).toHaveText(['', 'Sign In', 'Forgot password?']);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog).toContainText('This site sends no email.');
    await expectAccessible(page);
  });
});
