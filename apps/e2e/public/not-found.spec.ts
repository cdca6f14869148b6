import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectOutlineAsSent, outlineWhatIsSent } from '../support/outline.ts';

test.use({ expectedComplaints: /status of 404/ });

test('an unknown path shows 404 Page Not Found with a hint for developers and links @journey', async ({ page }) => {
  await outlineWhatIsSent(page);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expectOutlineAsSent(page);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address with a mistake leads to the page that was meant, and words to the search', async ({ page }) => {
  await page.goto('/cookies-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Perhaps you meant' })).toBeInViewport();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL('/cookie-policy');
  await page.goto('/blog/no-such-post');
  await main.getByLabel('Search articles').fill('clinics');
  await main.getByLabel('Search articles').press('Enter');
  await expect(page).toHaveURL('/blog?q=clinics');
});
