import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

test('a page in English loads three fonts, each of less than 13.7 kB, and one with an accent their extra characters', async ({
  page,
  publishPost,
}) => {
  expect(await fontsOf(page, '/')).toEqual(['fraunces-display', 'fraunces-title', 'instrument-sans']);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(Math.max(...sizes)).toBeLessThan(13_700); // with its headers, within the first window of a connection

  const path = await publishPost('Crème brûlée', { author: 'Zoë' });
  expect(await fontsOf(page, path)).toEqual(
    expect.arrayContaining(['fraunces-display-extra', 'instrument-sans-extra']),
  );
});

/** The fonts that the page has loaded, without their hashes. */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expectAlive(page);
  await page.evaluate(() => document.fonts.ready);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.flatMap((name) => /\/([a-z-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []).toSorted();
}
