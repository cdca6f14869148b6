import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DARK = /(^| )dark( |$)/;

for (const theme of ['light', 'dark'] as const) {
  test.describe(`with a system that prefers ${theme}`, () => {
    test.use({ colorScheme: theme });

    test(`the site is ${theme} for who has chosen nothing, but a stored choice is stronger`, async ({ page }) => {
      await page.goto('/about');
      await expectTheme(page, theme);
      const other = theme === 'dark' ? 'light' : 'dark';
      await page.evaluate((choice) => localStorage.setItem('theme', choice), other);
      await page.reload();
      await expectTheme(page, other);
    });
  });
}

test('the toggle flips the theme at once, and the choice outlives a reload', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');

  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expectTheme(page, 'light');
  await page.reload();
  await expectTheme(page, 'light');
});

test('the theme is right before the first thing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      document.documentElement.dataset['themeAtFirst'] = document.documentElement.className;
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-first', DARK);
});

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html');
  await (theme === 'dark' ? expect(root).toHaveClass(DARK) : expect(root).not.toHaveClass(DARK));
  // The colours follow: the paper is lighter than the ink, or darker.
  const [paper, ink] = await root.evaluate((html) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const { backgroundColor, color } = getComputedStyle(html);
    return [backgroundColor, color].map((value) => {
      if (!canvas) return 0;
      canvas.fillStyle = value;
      canvas.fillRect(0, 0, 1, 1);
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    });
  });
  expect(Number(paper) > Number(ink)).toBe(theme === 'light');
}
