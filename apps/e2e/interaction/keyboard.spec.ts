import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

const PATHS = [
  '/',
  '/about',
  '/services',
  '/blog?category=SEO', // stable: other tests publish and unpublish in other categories
  '/healthcare',
  '/terms-of-service',
  '/blog/local-seo-for-clinics',
];

type Stop = { name: string; isMarked: boolean; isInView: boolean };

for (const path of PATHS) {
  test(`Tab reaches everything on ${path} that is interactive, in order, and the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAlive(page);
    const wanted = await usable(page);
    const stops = await takeDownStops(page);
    for (let stop = 0; stop < wanted.length; stop += 1) await page.keyboard.press('Tab');
    const reached = await stops.jsonValue();
    expect(reached.map(({ name }) => name)).toEqual(wanted);
    expect(reached.filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(reached.filter(({ isInView }) => !isInView)).toEqual([]);
  });
}

/** The controls that Tab should reach, in document order, without the notification area. */
function usable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('[aria-label^=Notifications]'))
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`),
  );
}

/** Records in the page which element each press of Tab focuses; a query after each press would take twice as long. */
function takeDownStops(page: Page) {
  return page.evaluateHandle(() => {
    const stops: Stop[] = [];
    addEventListener('keyup', ({ key }) => {
      const one = document.activeElement;
      if (key !== 'Tab' || !one) return;
      // Ends the transition in which the skip link becomes visible.
      for (const animation of one.getAnimations()) animation.finish();
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const { top, bottom } = one.getBoundingClientRect();
      stops.push({
        name: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`,
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isInView: bottom > 0 && top < innerHeight,
      });
    });
    return stops;
  });
}
