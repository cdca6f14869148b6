import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

test('the lists with the sample data fit every width, and the board keeps its columns beside an open enquiry', async ({
  page,
}) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const tab of ['contacts', 'newsletter', 'posts']) {
    await page.goto(`/admin?tab=${tab}`);
    for (const width of [1280, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(await overflow(), `${tab} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }

  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/admin?tab=contacts&view=board');
  const column = page.getByRole('region', { name: /^pending, / });
  await column.getByRole('listitem').first().locator('[data-name]').click();
  await expect(page.getByRole('dialog', { name: /^Enquiry of / })).toBeVisible();
  expect((await column.boundingBox())?.width).toBeGreaterThan(220);
});
