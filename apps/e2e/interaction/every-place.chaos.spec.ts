import { expect, test } from '../support/fixtures.ts';
import { click, expectArrival, slowDown, WINDOWS } from './follow-link.ts';
import { findHashLinks } from './hash-links.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, expectedComplaints: /status of 404/ });

/** Number of tests that share the pages of one width. */
const SHARES = 4;

for (const viewport of WINDOWS) {
  for (let share = 0; share < SHARES; share += 1) {
    test.describe(`${viewport.width} px wide, part ${share + 1} of ${SHARES}`, () => {
      test.use({ viewport });
      test('every link to a place on a page ends at that place, however slow the machine @long', async ({
        page,
        baseURL,
      }) => {
        const links = await findHashLinks(page.request, baseURL ?? '');
        expect(links.length).toBeGreaterThan(120);
        const pages = [...Map.groupBy(links, (link) => link.page)].filter((_, at) => at % SHARES === share);
        const setSlow = await slowDown(page);
        const waitsMs: number[] = [];
        let loaded = '';
        for (const [path, ofPage] of pages) {
          test.setTimeout(test.info().timeout + ofPage.length * 30_000);
          for (const link of ofPage) {
            // After a link within the page, the page is already loaded for the next link.
            if (loaded !== path) {
              await setSlow(false); // only the navigation by the link is slowed down
              await page.goto(path);
              await setSlow(true);
            }
            const clickedMs = Date.now();
            const isVisible = await click(page, link);
            if (isVisible) waitsMs.push((await expectArrival(page, link, false)) - clickedMs);
            else expect(`${viewport.width} ${link.region}`, `${link.href} of ${path} is hidden`).toMatch(/^360|menu$/);
            const { pathname, search } = new URL(page.url());
            loaded = pathname + search;
          }
        }
        const soon = waitsMs.filter((ms) => ms <= 3000).length;
        const description = `${soon} of ${waitsMs.length}, the last after ${Math.max(...waitsMs)} ms`;
        test.info().annotations.push({ type: 'in place three seconds after the click', description });
      });
    });
  }
}
