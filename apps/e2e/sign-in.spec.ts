import { createClient } from '@tideline/api-client';
import {
  callsOf,
  cutOff,
  expect,
  expectAccessible,
  expectToast,
  holdCalls,
  openSignIn,
  signIn,
  test,
} from './fixtures.ts';
import { staffLogin } from './staff-login.ts';

test('five clicks on the copyright line open the login when each is within three seconds of the last', async ({
  page,
}) => {
  let now = Date.parse('2026-06-01T12:00:00Z');
  // Before the page: it must not come alive while the clock changes.
  await page.clock.setFixedTime(now);
  await page.goto('/about');
  const copyright = page.getByRole('contentinfo').getByText(/^© 2024/);
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  async function clickAfter(pauseMs: number) {
    now += pauseMs;
    await page.clock.setFixedTime(now);
    await copyright.click();
  }
  for (const pauseMs of [0, 3000, 3000, 3000]) await clickAfter(pauseMs);
  // Too late: this one counts as the first again.
  for (const pauseMs of [3001, 3000, 3000, 3000]) await clickAfter(pauseMs);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await clickAfter(3000);
  await expect(dialog).toBeVisible();
});

test('pressing Enter or Space on the copyright line counts as a click', async ({ page }) => {
  await page.goto('/about');
  const copyright = page.getByRole('contentinfo').getByText(/^© 2024/);
  for (const key of ['Enter', 'Space', 'Enter', 'Space', 'Enter']) await copyright.press(key);
  await expect(page.getByRole('dialog', { name: 'Admin Login' })).toBeVisible();
});

test('the login keeps the focus inside, is accessible, and closing it clears what was typed', async ({ page }) => {
  await page.goto('/about');
  const dialog = await openSignIn(page);
  await expectAccessible(page);
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await email.fill('somebody@example.com');
  await dialog.getByLabel('Password').fill('something');
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
  await expect(dialog.getByLabel('Password')).toHaveValue('');
});

test('the right password leads to the dashboard, and the browser keeps token and user', async ({ page }) => {
  await page.goto('/about');
  const release = await holdCalls(page, 'auth.login');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const stored = await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')]);
  expect(stored[0]).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(stored[1] ?? '')).toMatchObject({ email: staffLogin.email, role: 'admin' });
});

test('the Admin menu leads to the dashboard and the CMS, and signs out for good', async ({ page, baseURL }) => {
  await page.goto('/about');
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
  const menu = page.getByRole('banner').getByRole('button', { name: 'Admin' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Blog CMS' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL('/admin');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => ['authToken', 'user'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
  await expect(createClient({ url: baseURL ?? '', token }).auth.me.query()).rejects.toThrow();
});

test.describe('a refused sign-in', () => {
  test.use({ expectedComplaints: /status of (401|502)|net::ERR_CONNECTION_FAILED/ });

  test('says Invalid email or password, and closing clears it', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, { ...staffLogin, password: 'not-the-password' });
    const dialog = page.getByRole('dialog', { name: 'Admin Login' });
    await expect(dialog.getByText('Invalid email or password', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openSignIn(page);
    await expect(dialog.getByText('Invalid email or password')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  test('says Network error without an answer, and Login failed without a reason', async ({ page }) => {
    await page.goto('/about');
    await cutOff(page, 'auth.login');
    await signIn(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Network error. Please try again.', { exact: true })).toBeVisible();
    await page.unroute(callsOf('auth.login'));
    await page.route(callsOf('auth.login'), (route) => route.fulfill({ status: 502, body: '' }));
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog.getByText('Login failed', { exact: true })).toBeVisible();
  });
});

test('the staff area sends somebody without a token to the home page', async ({ page }) => {
  for (const path of ['/admin', '/admin/blog', '/admin/blog?edit=any-post']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('a session that has ended', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('leads from the dashboard and the CMS to the home page, with a word about it', async ({ page }) => {
    await page.goto('/about');
    for (const path of ['/admin', '/admin/blog']) {
      await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expectToast(page, 'Your session has ended', 'Please sign in again.');
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    }
  });

  test('opens the login over the editor, and the save goes on with every word', async ({
    page,
    staff,
    baseURL,
    unique,
  }) => {
    const url = baseURL ?? '';
    const { token, user } = await createClient({ url }).auth.login.mutate(staffLogin);
    const { id } = await staff.posts.create.mutate({ title: unique('Expiry') });
    await page.goto('/about');
    await page.evaluate(
      (session) => {
        localStorage.setItem('authToken', session.token);
        localStorage.setItem('user', JSON.stringify(session.user));
      },
      { token, user },
    );
    await page.goto(`/admin/blog?edit=${id}`);
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('Typed before the end.');
    await createClient({ url, token }).auth.logout.mutate();
    await page.getByRole('button', { name: 'Update Post' }).click();

    const dialog = page.getByRole('dialog', { name: 'Admin Login' });
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('Excerpt')).toHaveValue('Typed before the end.');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
    await dialog.getByLabel('Password').fill(staffLogin.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/admin/blog');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ excerpt: 'Typed before the end.' });
  });
});
