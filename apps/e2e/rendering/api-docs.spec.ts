import { expect, test } from '../support/fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme at 360 px`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('the API documentation shows how to begin and every call, without sideways scrolling', async ({
      page,
      baseURL,
    }) => {
      await page.goto('/api/docs');
      await expect(page.getByText(`curl '${baseURL}/api/posts?category=SEO&limit=5'`)).toBeVisible();
      await expect(page.getByText('List posts, newest first')).toBeVisible();
      await page
        .getByRole('button', { name: /Send an inquiry/ })
        .first()
        .click();
      await expect(page.getByText('It has arrived; quote the reference')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const background = colorScheme === 'dark' ? 'rgb(6, 28, 37)' : 'rgb(246, 247, 243)';
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      await expect(page.locator('#swagger-ui .swagger-ui').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  });
}
