import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { expectAlive } from '../support/page-steps.ts';

/** The highest that a long page may be on a phone. That of calls has its own in `call-page.spec.ts`. */
const MOST_PX = 9000;
const PATHS = ['/', '/services', '/about'];

test.use({ viewport: { width: 360, height: 740 }, expectedComplaints: /status of 404/ });

test('the long pages are less than 9,000 px high on a phone, and do not scroll sideways', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await expectAlive(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(MOST_PX);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test('what a phone folds opens, is open on wider screens and on paper, and what scrolls sideways fits', async ({
  page,
}) => {
  await page.goto('/services');
  await expectAlive(page);
  const description = page.locator('#seo .fold > p');
  const points = page.getByRole('article').first().getByRole('listitem');
  await expect(description).toBeHidden();
  await expect(points).toHaveCount(4);
  await page.locator('#seo summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(description).toBeVisible();
  await page.getByText('3 more', { exact: true }).click();
  await expect(points).toHaveCount(7);
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);

  const other = page.locator('#podcast .fold > p');
  await expect(other).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(other).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1000 });
  await expect(other).toBeVisible();
  await expect(page.locator('#podcast summary').first()).toBeHidden();
});

test('a link to a folded service opens it, within the site and from outside', async ({ page }) => {
  await page.goto('/services#podcast');
  await expectAlive(page);
  await expect(page.locator('#podcast .fold > p')).toBeInViewport();
  await page.goto('/about');
  await expectAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search Engine Optimization (SEO)' }).click();
  await expect(page).toHaveURL('/services#seo');
  await expect(page.locator('#seo .fold > p')).toBeInViewport();
});
