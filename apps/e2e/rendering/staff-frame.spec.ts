import { expect, test } from '../support/fixtures.ts';

const SCRIPTS = /\/assets\/.*\.js$/;

test.describe('while the scripts of the staff area are on their way', () => {
  test.use({ isSignedIn: true });

  test('staff see its outlines, and after a while a sentence; then the page takes their place', async ({ page }) => {
    await page.clock.install({ time: '2026-11-27T12:00:00Z' });
    await page.clock.pauseAt('2026-11-27T12:00:01Z');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(SCRIPTS, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/admin', { waitUntil: 'commit' });
    await expect(page.getByText('Blog Posts', { exact: true })).toBeInViewport();
    await expect(page.getByText('Still loading.')).toBeHidden();
    await page.clock.runFor(6_000);
    await expect(page.getByText('Still loading. The connection is slow.')).toBeInViewport();
    await page.clock.resume();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.locator('#staff-frame')).toBeHidden();
  });
});

test('a stranger sees none of it', async ({ page }) => {
  await page.route(SCRIPTS, () => undefined); // never answered
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.locator('#staff-frame')).toBeAttached();
  await expect(page.locator('#staff-frame')).toBeHidden();
});
