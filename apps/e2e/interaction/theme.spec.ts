import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const DARK = /(^| )dark( |$)/;

test.describe('with a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the site is dark without a stored choice; a stored choice wins', async ({ page }) => {
    await page.goto('/cookie-policy');
    await expectTheme(page, 'dark');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expectTheme(page, 'light');
  });
});

test.describe('with a system that prefers light', () => {
  test.use({ colorScheme: 'light' });

  test('the site is light; the toggle switches at once, and the choice is applied before the first paint', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.body) return;
        watch.disconnect();
        document.documentElement.dataset['themeAtFirst'] = document.documentElement.className;
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/cookie-policy');
    await expectTheme(page, 'light');
    for (const theme of ['dark', 'light'] as const) {
      await page.getByRole('button', { name: `Switch to ${theme} theme` }).click();
      await expectTheme(page, theme);
      await page.reload();
      const atFirst = await page.locator('html').getAttribute('data-theme-at-first');
      expect(DARK.test(atFirst ?? ''), atFirst ?? 'nothing').toBe(theme === 'dark');
      await expectTheme(page, theme);
    }
  });
});

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html');
  await (theme === 'dark' ? expect(root).toHaveClass(DARK) : expect(root).not.toHaveClass(DARK));
  // The colours follow the theme: the background is lighter or darker than the text.
  await expect.poll(() => root.evaluate(isPaperLighterThanInk)).toBe(theme === 'light');
}

function isPaperLighterThanInk(html: HTMLElement): boolean {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return false;
  const { backgroundColor, color } = getComputedStyle(html);
  const [paper = 0, ink = 0] = [backgroundColor, color].map((value) => {
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue;
  });
  return paper > ink;
}
