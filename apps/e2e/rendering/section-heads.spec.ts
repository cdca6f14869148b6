import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

const PATHS = [...PUBLIC_PATHS, '/case-studies/medical-spa', '/blog/local-seo-for-clinics'];
const MOST = 4;

test('no page repeats the head of a section, a rule with a label on the left, more than four times', async ({
  page,
}) => {
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      const heads = await findSectionHeads(page);
      expect(heads.length, `${path}: ${heads.join(', ')}`).toBeLessThanOrEqual(MOST);
    });
  }
});

/** Headings that are small, at the left below a full-width rule in the text color, and have something to their right. */
function findSectionHeads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Map<Element, string>();
    for (const heading of document.querySelectorAll('main :is(h2, h3)')) {
      const label = heading.getBoundingClientRect();
      const box = heading.closest('header, section, div, article');
      const ruled = [box, box?.parentElement, box?.parentElement?.parentElement].find((one) => {
        if (!one) return false;
        const { borderTopWidth, borderTopColor, color } = getComputedStyle(one);
        return Number.parseFloat(borderTopWidth) > 0 && borderTopColor === color;
      });
      if (!ruled) continue;
      const { top, left, width } = ruled.getBoundingClientRect();
      const isAtTopLeft = label.top - top < 60 && label.right < left + width * 0.4 && width > 800;
      const hasRight = [...ruled.querySelectorAll('*')].some((one) => {
        const { left: otherLeft, top: otherTop, width: otherWidth } = one.getBoundingClientRect();
        return otherWidth > 0 && otherLeft >= label.right && otherTop - top < 120;
      });
      if (isAtTopLeft && hasRight) found.set(ruled, heading.textContent);
    }
    return [...found.values()];
  });
}
