// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

let site: Promise<OwnServer> | undefined;

test.use({
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('a headline font that arrives late moves nothing on the home page of a site with its own posts only', async ({
  browser,
  baseURL,
  staff,
}) => {
  for (let number = 1; number <= 30; number += 1) {
    const post = { title: `Our post ${number}`, status: 'published', publishDate: '2025-03-04' } as const;
    await staff.posts.create.mutate({ ...post, featuredImageUrl: '/icon-192.png' });
  }
  for (const width of [360, 412, 768, 1280, 1680]) {
    await test.step(`${width} px`, async () => {
      // A separate context has no cached fonts.
      const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const fonts = Promise.withResolvers<void>();
      await page.route('**/fraunces-*.woff2', async (route) => {
        await fonts.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      fonts.resolve();
      await expect.poll(() => page.evaluate(() => document.fonts.check('390 20px "Fraunces Display"'))).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      expect((await heading.boundingBox())?.height).toBe(before?.height); // as many lines as with the fallback font
      // A button may become a few pixels wider. Lighthouse rounds smaller shifts than this to 0.
      expect(await page.evaluate(sumShifts)).toBeLessThan(0.001);
      await context.close();
    });
  }
});

/** Runs in the page: the sum of its layout shifts so far. */
function sumShifts(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500); // the observer is not called if there are no shifts
  });
}
