import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pages with items that fade in, and the delay between items in milliseconds. */
const STAGGERS = [
  ['/', 150],
  ['/services', 100],
  ['/blog', 100],
  ['/healthcare', 200],
  ['/privacy-policy', 100],
  ['/about', 150],
] as const;

test('content below the fold fades in, item by item, when a tenth of it is in view, and stays', async ({ page }) => {
  for (const [path, staggerMs] of STAGGERS) {
    await test.step(`${path}: nothing above the fold waits, items follow each other`, async () => {
      await page.goto(path);
      await expectAlive(page);
      const reveals = await page.locator('[data-reveal]').evaluateAll((all) =>
        all.map((one) => ({
          text: one.textContent,
          isWaiting: one.matches('[data-reveal=hidden]') && one.getBoundingClientRect().top < 776,
          isInMain: one.matches('main *'),
          delayMs: Number.parseInt(getComputedStyle(one).getPropertyValue('--reveal-delay')),
        })),
      );
      expect(reveals.filter(({ isWaiting }) => isWaiting)).toEqual([]);
      const delays = reveals.filter(({ isInMain }) => isInMain).map(({ delayMs }) => delayMs);
      expect(delays).toEqual(expect.arrayContaining([staggerMs, staggerMs * 2]));
    });
  }

  const value = page.locator('[data-reveal]').filter({ has: page.getByRole('heading', { name: 'Authenticity' }) });
  await expect(value).toHaveAttribute('data-reveal', 'hidden');
  await expect(value).toHaveCSS('opacity', '0');

  // 5 % in view is less than a tenth, even with the offset of the hidden state.
  const { top, height } = await value.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + scrollY, height: box.height };
  });
  const scrollTo = (part: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top + height * part - 800);
  await scrollTo(0.05);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(value).toHaveAttribute('data-reveal', 'hidden');
  await scrollTo(0.2);
  await expect(value).toHaveAttribute('data-reveal', 'shown');
  await expect(value).toHaveCSS('opacity', '1');
  await scrollTo(-1);
  await expect(value).toHaveAttribute('data-reveal', 'shown');
});
