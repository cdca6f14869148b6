import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** In CSS pixels. Source: visual direction, "Touch targets". */
const LEAST_PX = 44;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

test('touch targets are at least 44 pixels high, on a phone and on a tablet', async ({ page }) => {
  for (const path of ['/', '/blog', '/healthcare', '/privacy-policy', '/blog/local-seo-for-clinics']) {
    await test.step(path, async () => {
      await page.goto(path);
      await shortenTitles(page);
      for (const width of [360, 1180]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await tooLow(page.locator('body')), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
});

/**
 * Keeps titles on one line, which gives their links the least height. Does not change the text, since parts are hydrated later.
 */
function shortenTitles(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('article :is(h2, h3) a'))
      link.style.whiteSpace = 'nowrap';
  });
}

/** The controls in `area` with less than the minimum height, except links in running text. */
function tooLow(area: Locator): Promise<string[]> {
  return area.evaluate((body, leastPx) => {
    const controls = [...body.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const seen = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
    const low = seen.filter((control) => {
      const isInText =
        getComputedStyle(control).display === 'inline' &&
        control.closest('p, li, figcaption, .prose :is(h2, h3)') !== null;
      const isStretched = // the link covers its card
        getComputedStyle(control).position === 'static' && getComputedStyle(control, '::after').position === 'absolute';
      const target = (isStretched ? control.offsetParent : null) ?? control;
      const { width, height } = target.getBoundingClientRect();
      const isTrap = control.closest('[aria-hidden=true]') !== null; // a field that only robots fill in
      return !isTrap && !isInText && width > 1 && height > 1 && height < leastPx - 0.5;
    });
    return low.map((control) => `${control.tagName} ${control.textContent.trim()} ${control.offsetHeight}`);
  }, LEAST_PX);
}
