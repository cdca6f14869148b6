import { createClient } from '@tideline/api-client';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';
import { signIn } from '../support/sign-in.ts';
import { addOwnAccount } from '../support/own-account.ts';
import { ownSession } from '../support/own-session.ts';
import { runStaffCommand } from '../support/staff-command.ts';
import { staffLogin } from '../support/staff-login.ts';

const NEW_PASSWORD = 'cormorants dry their wings';

test.describe('the account page', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('lists the sessions of its owner; ends one, all others, and the others on a password change', async ({
    page,
    baseURL,
    unique,
  }) => {
    const url = baseURL ?? '';
    const account = addOwnAccount(unique('staff'));
    async function signInElsewhere() {
      const { token } = await createClient({ url }).auth.login.mutate(account);
      return createClient({ url, token });
    }
    const others = [await signInElsewhere(), await signInElsewhere(), await signInElsewhere()];
    const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

    await test.step('it is reached from the Admin menu', async () => {
      await page.goto('/cookie-policy');
      await signIn(page, account);
      await expect(page).toHaveURL('/admin');
      await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
      await page.getByRole('menuitem', { name: 'Account' }).click();
      await expect(page).toHaveURL('/admin/account');
    });

    await test.step('lists the sessions', async () => {
      await expect(page.getByText(`Noor Haddad · ${account.email}`)).toBeVisible();
      await expect(sessions).toHaveCount(4);
      await expect(sessions.filter({ hasText: 'This one' })).toHaveText(/^Chrome on Linux/);
      await expect(sessions.filter({ hasText: 'This one' })).toContainText(/From 10\.\d+\.\d+\.x/);
      await expect(sessions.filter({ hasText: 'This one' }).getByRole('button')).toHaveCount(0);
      await expectAccessible(page);
      await switchToDark(page);
      await expectReadableColours(page);
    });

    await test.step('ends one, then all others', async () => {
      await sessions.filter({ hasText: 'node' }).first().getByRole('button', { name: 'Sign out node' }).click();
      await expect(sessions).toHaveCount(3);
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expectToast(page, 'Signed out everywhere else', '2 sessions have ended.');
      await expect(sessions).toHaveCount(1);
      for (const other of others) await expect(other.auth.me.query()).rejects.toThrow('Your session has ended.');
    });

    await test.step('a password change asks for the current one, refuses a weak one and ends the other sessions', async () => {
      const another = await signInElsewhere();
      const current = page.getByLabel('Current password');
      const next = page.getByLabel('New password');
      async function change(from: string, to: string) {
        await current.fill(from);
        await next.fill(to);
        await page.getByRole('button', { name: 'Change password' }).click();
      }
      await change('not the password', NEW_PASSWORD);
      await expect(current).toHaveAccessibleDescription('The current password is wrong.');
      await expect(current).toHaveAttribute('aria-invalid', 'true');
      await expect(next).not.toHaveAttribute('aria-invalid');
      await change(account.password, 'Tideline2026!');
      await expect(next).toHaveAccessibleDescription(/Password contains a word that anyone would try here\./);
      await expect(current).not.toHaveAttribute('aria-invalid');
      await change(account.password, NEW_PASSWORD);
      await expectToast(page, 'Password changed', '1 other session has ended.');
      await expect(current).toHaveValue('');
      await expect(another.auth.me.query()).rejects.toThrow('Your session has ended.');
      const withNewPassword = { ...account, password: NEW_PASSWORD };
      expect(await createClient({ url }).auth.login.mutate(withNewPassword)).toHaveProperty('token');
    });
  });
});

test.describe('a session that ends during work', () => {
  test.use({
    expectedComplaints: /status of 401/,
    isSignedIn: true,
    session: ownSession,
  });

  test('clears the token, hides the data and opens the login over the dashboard: after Close the home page opens, after sign-in the call continues with what was typed', async ({
    page,
    baseURL,
    staff,
    unique,
  }) => {
    const url = baseURL ?? '';
    const address = `${unique('expiry')}@example.com`;
    const login = page.getByRole('dialog', { name: 'Admin Login' });
    async function signInAgain() {
      await login.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
      await login.getByLabel('Password').fill(staffLogin.password);
      await login.getByRole('button', { name: 'Sign In' }).click();
      await expect(login).toBeHidden();
    }
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    const tokenInBrowser = async () => (await stored('authToken')) ?? '';
    const enquiry = page.locator('[role=tabpanel] th[scope=row]').first(); // `getByRole` ignores hidden elements
    const heading = page.locator('h1');

    await test.step('the dialog gives the reason; token and user are removed, and data is hidden', async () => {
      // Wait for the first response: a token that was never valid would lead to the home page instead.
      await page.goto('/admin?tab=contacts');
      await expect(enquiry).toBeVisible();
      const refresh = page.getByRole('button', { name: 'Refresh' });
      await expect(refresh).toBeEnabled(); // no call is pending: its late response would open the login before the click
      await staff.auth.logout.mutate();
      await refresh.click();
      await expect(login.getByText('Your session has ended. Please sign in again.')).toBeVisible();
      expect([await stored('authToken'), await stored('user')]).toEqual([null, null]);
      await expect(heading).toBeHidden();
      await expect(enquiry).toBeAttached();
      await expect(enquiry).toBeHidden();
    });

    await test.step('after sign-in: the inquiries are visible again', async () => {
      await signInAgain();
      await expect(enquiry).toBeVisible();
    });

    await test.step('another tab of the browser continues with the same sign-in', async () => {
      const other = await page.context().newPage();
      await other.goto('/admin?tab=posts');
      await expect(other.getByRole('tabpanel').getByRole('rowheader').first()).toBeVisible();
      // Enabled when no call is pending: a late response would open the login in both tabs.
      for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Refresh' })).toBeEnabled();
      await createClient({ url, token: await tokenInBrowser() }).auth.logout.mutate();
      const otherLogin = other.getByRole('dialog', { name: 'Admin Login' });
      for (const [tab, dialog] of [
        [page, login],
        [other, otherLogin],
      ] as const) {
        await tab.getByRole('button', { name: 'Refresh' }).click();
        await expect(dialog).toBeVisible();
      }
      await signInAgain();
      await expect(otherLogin).toBeHidden();
      await expect(other.getByRole('tabpanel').getByRole('rowheader').first()).toBeVisible();
      await other.close();
    });

    await test.step('a submitted form is saved after signing in again', async () => {
      await page.getByRole('tab', { name: 'Newsletter' }).click();
      await page.getByRole('button', { name: 'Add Subscriber' }).click();
      await page.getByRole('dialog', { name: 'Add Subscriber' }).getByRole('textbox', { name: 'Email' }).fill(address);
      await createClient({ url, token: await tokenInBrowser() }).auth.logout.mutate();
      await page.getByRole('button', { name: 'Save' }).click();
      await signInAgain();
      await expectToast(page, 'Subscriber added', address);
      await expect(page).toHaveURL('/admin?tab=newsletter');
      const again = createClient({ url, token: await tokenInBrowser() });
      expect((await again.subscribers.list.query({ q: address })).total).toBe(1);
    });

    await test.step('after Close: the home page opens', async () => {
      await createClient({ url, token: await tokenInBrowser() }).auth.logout.mutate();
      await page.getByRole('tab', { name: 'Contacts' }).click();
      await login.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

// The output of each command is tested in `staff-commands.test.ts`.
test('the command line adds an account to the running site; a reset ends its sessions, and a weak password is refused', async ({
  baseURL,
  unique,
}) => {
  const url = baseURL ?? '';
  const account = { email: `${unique('staff')}@tideline.example`, password: 'herons over the mud flats' };
  expect(await runStaffCommand(['add', account.email, 'Noor', 'Haddad'], account.password)).toEqual({
    code: 0,
    output: `${account.email} can sign in now.\n`,
  });
  const { token } = await createClient({ url }).auth.login.mutate(account);
  const refused = await runStaffCommand(['reset', account.email], 'passwordpassword');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('easy to guess') });
  expect(await createClient({ url, token }).auth.me.query()).toMatchObject({ email: account.email });

  expect(await runStaffCommand(['reset', account.email], NEW_PASSWORD)).toMatchObject({ code: 0 });
  await expect(createClient({ url, token }).auth.me.query()).rejects.toThrow();
});

test.describe('another person who signs in over the account page', () => {
  test.use({ expectedComplaints: /status of 401/, isSignedIn: true, session: ownSession });

  test('sees their own name, sessions and password form at once', async ({ page, baseURL, staff, unique }) => {
    await createClient({ url: baseURL ?? '' }).auth.login.mutate(staffLogin); // another session to end
    const account = addOwnAccount(unique('staff'));
    await page.goto('/admin/account');
    const main = page.getByRole('main');
    const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect(main.getByText(staffLogin.email)).toBeVisible();
    await expect(sessions.first()).toBeVisible();
    await page.getByLabel('Current password').fill('typed by the first person');

    await staff.auth.logout.mutate();
    await page
      .getByRole('button', { name: /^(Sign out everywhere else|Set up|Turn on)/ })
      .first()
      .click();
    const login = page.getByRole('dialog', { name: 'Admin Login' });
    await login.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await login.getByLabel('Password').fill(account.password);
    await login.getByRole('button', { name: 'Sign In' }).click();
    await expect(login).toBeHidden();

    await expect(main.getByText(`Noor Haddad · ${account.email}`)).toBeVisible();
    await expect(main.getByText(staffLogin.email)).toHaveCount(0);
    await expect(sessions).toHaveCount(1); // the account is new
    await expect(page.getByLabel('Current password')).toHaveValue('');
    await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toContainText(account.email);
  });
});
