import type { Page } from '@playwright/test';
import { expectAccessible, switchToDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectOutlineAsSent, outlineWhatIsSent } from '../support/outline.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

for (const path of [
  ...PUBLIC_PATHS,
  '/about?case=medical-spa',
  '/case-studies/medical-spa',
  '/blog/local-seo-for-clinics',
  '/blog/author/maya-alvarez',
  '/blog/category/seo',
]) {
  test(`${path} is unchanged by hydration, accessible in both themes, on phone and desktop, and fits at any zoom`, async ({
    page,
  }) => {
    await outlineWhatIsSent(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expectOutlineAsSent(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    // Colours do not depend on the width, so each theme is checked at one width.
    await page.setViewportSize({ width: 360, height: 800 });
    await switchToDark(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

/** At 320 px, which is 400 % zoom of a 1280 px screen, and at 640 px, which is 200 %. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
}
