import { expect, test } from './fixtures.ts';

for (const [path, title, terms] of [
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
] as const) {
  test(`${path} states its documented terms, and its contents lead to each section`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const term of terms) await expect(page.getByRole('main')).toContainText(term);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts());
    await contents.last().click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  });
}

for (const path of ['/terms-of-service', '/privacy-policy', '/cookie-policy', '/blog/local-seo-for-clinics']) {
  test(`${path} is printed as text: black on white, without the site around it`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.emulateMedia({ media: 'print' });
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
    for (const link of await page.getByRole('button').all()) await expect(link).toBeHidden();
    await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const [paper, ink] = await page.locator('html').evaluate((html) => {
      const { backgroundColor, color } = getComputedStyle(html);
      return [backgroundColor, color];
    });
    expect([paper, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const foreign = page.locator('.prose a[href^="http"]').first();
    if (path.startsWith('/blog')) {
      const printed = await foreign.evaluate((link) => getComputedStyle(link, '::after').content);
      expect(printed).toContain(await foreign.getAttribute('href'));
    }
  });
}
