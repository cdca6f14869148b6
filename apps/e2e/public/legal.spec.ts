import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Print must not use this theme.
test.use({ colorScheme: 'dark' });

const TEXTS = [
  [
    '/terms-of-service',
    'Terms of Service',
    [
      'Invoices are due within 30 days',
      '30 days’ written notice',
      'Refunds are decided case by case',
      'US dollars (USD)',
      'governed by the laws of the State of California',
      'binding arbitration in Los Angeles, California',
    ],
  ],
  ['/privacy-policy', 'Privacy Policy', ['privacy requests within 30 days']],
  [
    '/cookie-policy',
    'Cookie Policy',
    ['questions about cookies within 48 hours', 'Persistent cookies last 30 days to 2 years'],
  ],
] as const;

test('legal pages state their terms, and their table of contents leads to each section; they and posts print as plain text', async ({
  page,
}) => {
  for (const [path, title, terms] of TEXTS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const term of terms) await expect(page.getByRole('main')).toContainText(term);
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents).toHaveText(
        await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts(),
      );
      await contents.last().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeInViewport();
      await expectPrintedAsText(page);
    });
  }

  await test.step('a printed post', async () => {
    await page.goto('/blog/local-seo-for-clinics');
    await expectPrintedAsText(page, async () => {
      const foreign = page.locator('.prose a[href^="http"]').first();
      const printed = await foreign.evaluate((link) => getComputedStyle(link, '::after').content);
      expect(printed).toContain(await foreign.getAttribute('href'));
    });
  });
});

/** Expects black on white in print, despite the dark theme, without header and footer, and what `look` checks. */
async function expectPrintedAsText(page: Page, look?: () => Promise<void>): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveClass(/(^| )dark( |$)/);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(html).toHaveCSS('color', 'rgb(0, 0, 0)');
  await look?.();
  await page.emulateMedia({ media: null });
}
