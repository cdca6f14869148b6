import { expectAccessible, switchToDark } from '../support/accessibility.ts';
import { callsOf, cutOff, holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';
import { openSignIn, signIn } from '../support/sign-in.ts';
import { storedInBrowser } from '../support/stored-in-browser.ts';
import { ownSession } from '../support/own-session.ts';
import { staffLogin } from '../support/staff-login.ts';

test('five clicks on the copyright line open the login when each is within three seconds of the last @journey', async ({
  page,
}) => {
  let now = Date.parse('2026-06-01T12:00:00Z');
  // Set before the page loads, since the clock must not change during hydration.
  await page.clock.setFixedTime(now);
  await page.goto('/cookie-policy');
  const copyright = page.getByRole('contentinfo').getByText(/^© 2024/);
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  async function clickAfter(pauseMs: number) {
    now += pauseMs;
    await page.clock.setFixedTime(now);
    await copyright.click();
  }
  for (const pauseMs of [0, 3000, 3000, 3000]) await clickAfter(pauseMs);
  // The click after 3001 ms is too late and counts as the first one.
  for (const pauseMs of [3001, 3000, 3000, 3000]) await clickAfter(pauseMs);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await clickAfter(3000);
  await expect(dialog).toBeVisible();
});

test('the login opens by Enter and Space too, traps focus, is accessible, masks a password that may be pasted, and is cleared on close', async ({
  page,
}) => {
  await page.goto('/cookie-policy');
  const copyright = page.getByRole('contentinfo').getByText(/^© 2024/);
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  for (const key of ['Enter', 'Space', 'Enter', 'Space', 'Enter']) await copyright.press(key);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const password = dialog.getByLabel('Password');
  await expect(email).toBeFocused();
  await expect(password).toHaveAttribute('type', 'password');
  await email.fill('somebody@example.com');
  for (const keys of ['Control+A', 'Control+C']) await email.press(keys);
  await password.press('Control+V');
  await expect(password).toHaveValue('somebody@example.com');
  for (let step = 1; step <= 6; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate((element) => {
      const { activeElement, body } = document;
      return activeElement === body || element.contains(activeElement);
    });
    expect(isInside).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await openSignIn(page);
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
});

test.describe('a refused sign-in', () => {
  test.use({ expectedComplaints: /status of (401|502)|net::ERR_CONNECTION_FAILED/ });

  test('says why, and closing clears it; the right password leads to the dashboard, and the browser stores token and user @journey', async ({
    page,
  }) => {
    await page.goto('/cookie-policy');
    await signIn(page, { ...staffLogin, password: 'not-the-password' });
    const dialog = page.getByRole('dialog', { name: 'Admin Login' });
    const button = dialog.getByRole('button', { name: 'Sign In' });
    await expect(dialog.getByText('Invalid email or password', { exact: true })).toBeVisible();
    await expect(button).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await cutOff(page, 'auth.login');
    await openSignIn(page);
    await expect(dialog.getByText('Invalid email or password')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
    await dialog.getByLabel('Password').fill(staffLogin.password);
    await button.click();
    await expect(dialog.getByText('Network error. Please try again.', { exact: true })).toBeVisible();
    await page.unroute(callsOf('auth.login'));
    await page.route(callsOf('auth.login'), (route) => route.fulfill({ status: 502, body: '' }));
    await button.click();
    await expect(dialog.getByText('Login failed', { exact: true })).toBeVisible();
    await page.unroute(callsOf('auth.login'));

    const release = await holdCalls(page, 'auth.login');
    await button.click();
    await expect(dialog.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    const stored = await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')]);
    expect(stored[0]).toMatch(/^[\w-]{43}$/);
    expect(JSON.parse(stored[1] ?? '')).toMatchObject({ email: staffLogin.email, role: 'admin' });
  });
});

test.describe('signed-in staff', () => {
  test.use({
    isSignedIn: true,
    session: ownSession,
  });

  test('the Admin menu links the staff pages and signs out: it confirms before unsaved text is deleted, and keeps only the theme', async ({
    page,
    staff,
  }) => {
    await page.goto('/admin/account');
    await switchToDark(page);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Admin' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Blog CMS' }).click();
    await expect(page).toHaveURL('/admin/blog');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
    await expect(page).toHaveURL('/admin');
    await page.goBack();
    await page.getByRole('link', { name: 'New Post' }).click();
    const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
    await excerpt.fill('Only here.');

    await menu.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out without saving?' });
    await expect(dialog.getByRole('listitem')).toHaveText(/^Untitled/);
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(excerpt).toHaveValue('Only here.');
    expect((await storedInBrowser(page)).texts).toHaveLength(1);

    // Simulates plain HTTP in a local network, where the browser ignores Clear-Site-Data.
    await page.route(callsOf('auth.logout'), async (route) => {
      const response = await route.fetch();
      const { 'clear-site-data': _told, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await dialog.getByRole('button', { name: 'Sign out and delete it' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => storedInBrowser(page)).toEqual({ entries: { theme: 'dark' }, texts: [] });
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(staff.auth.me.query()).rejects.toThrow();
  });
});

test('the staff area redirects visitors without a token to the home page', async ({ page }) => {
  for (const path of ['/admin', '/admin/blog?edit=any-post']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('an expired session', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('leads from the dashboard and the CMS to the home page, with a message', async ({ page }) => {
    await page.goto('/robots.txt');
    for (const path of ['/admin', '/admin/blog']) {
      await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expectToast(page, 'Your session has ended', 'Please sign in again.');
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    }
  });
});

test('a double click on Sign In sends one sign-in (issue 29) @journey', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (callsOf('auth.login').test(request.url())) sent.push(request.url());
  });
  await page.goto('/cookie-policy');
  const dialog = await openSignIn(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
  await dialog.getByLabel('Password').fill(staffLogin.password);
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    // Both submits happen before React renders again, as on a busy machine.
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page).toHaveURL(/\/admin/);
  expect(sent).toHaveLength(1);
});
