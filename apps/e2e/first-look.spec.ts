import type { Page } from '@playwright/test';
import { expect, expectAlive, test } from './fixtures.ts';

test('a page names no script to fetch while it is read: they start after the first paint', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toMatch(/modulepreload"|<script[^>]*\ssrc=/);
  expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(1);
  await page.goto('/');
  await expectAlive(page);
});

test('a font that never comes does not keep a page from coming alive', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expectAlive(page);
});

test('what lies below is laid out once the page has come alive', async ({ page }) => {
  const release = await holdScripts(page);
  const arriving = page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('html.first-look')).toBeAttached();
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  release();
  await arriving;
  await expect(page.locator('html.first-look')).toHaveCount(0);
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(footer).not.toHaveAttribute('style', /./);
});

test('all of a page is laid out at once when it is opened at a certain place', async ({ page }) => {
  const release = await holdScripts(page);
  const arriving = page.goto('/privacy-policy#your-rights');
  await expect(page.locator('html.js')).toBeAttached();
  await expect(page.locator('html.first-look')).toHaveCount(0);
  await expect(page.locator('#your-rights')).toBeInViewport();
  release();
  await arriving;
  await expect(page.locator('#your-rights')).toBeInViewport();
});

test('who has scrolled before the scripts came stays there', async ({ page }) => {
  const release = await holdScripts(page);
  const arriving = page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(/^© 2024/).scrollIntoViewIfNeeded();
  release();
  await arriving;
  await expectAlive(page);
  await expect(footer).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

/** Keeps every script of the page back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
