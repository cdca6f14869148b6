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
