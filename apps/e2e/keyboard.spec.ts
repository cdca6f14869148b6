import type { Page } from '@playwright/test';
import { expect, expectAlive, test } from './fixtures.ts';

for (const path of [
  '/',
  '/about',
  '/services',
  '/blog?category=SEO', // what stands there stays: other tests publish, and take back, in other categories
  '/healthcare',
  '/terms-of-service',
  '/blog/local-seo-for-clinics',
]) {
  test(`Tab reaches everything on ${path} that can be used, in its order, and one always sees where one is`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAlive(page);
    const wanted = await usable(page);
    const reached: string[] = [];
    for (let stop = 0; stop < wanted.length; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, isMarked, isInView } = await focused(page);
      reached.push(name);
      expect(isMarked, `the mark of ${name}`).toBe(true);
      expect(isInView, `${name} in view`).toBe(true);
    }
    expect(reached).toEqual(wanted);
  });
}

/** What a keyboard should reach, in the order of the page. The notification area comes and goes. */
function usable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('[aria-label^=Notifications]'))
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`),
  );
}

function focused(page: Page) {
  return page.evaluate(async () => {
    // The skip link comes down only now.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const one = document.activeElement;
    if (!one) return { name: 'nothing', isMarked: false, isInView: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    const { top, bottom } = one.getBoundingClientRect();
    return {
      name: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`,
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: bottom > 0 && top < innerHeight,
    };
  });
}
