import { expect, expectAlive, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('what lies below the first screen fades in when a tenth of it is in view, and stays', async ({ page }) => {
  await page.goto('/about');
  await expectAlive(page);
  const value = page.locator('[data-reveal]').filter({ has: page.getByRole('heading', { name: 'Authenticity' }) });
  await expect(value).toHaveAttribute('data-reveal', 'hidden');
  await expect(value).toHaveCSS('opacity', '0');

  // So far that a part of it, but less than a tenth, is in view. The shift of the hidden state counts as well.
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

test('nothing on the first screen waits to become visible', async ({ page }) => {
  for (const path of ['/', '/about', '/services', '/blog', '/healthcare', '/privacy-policy']) {
    await page.goto(path);
    await expectAlive(page);
    const hidden = await page
      .locator('[data-reveal=hidden]')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < 776).map((one) => one.textContent));
    expect(hidden, path).toEqual([]);
  }
});

for (const [path, staggerMs] of [
  ['/', 150],
  ['/about', 150],
  ['/services', 100],
  ['/blog', 100],
  ['/healthcare', 200],
  ['/privacy-policy', 100],
] as const) {
  test(`items of ${path} that come into view together appear one after the other, ${staggerMs} ms apart`, async ({
    page,
  }) => {
    await page.goto(path);
    const delays = await page
      .locator('main [data-reveal]')
      .evaluateAll((all) =>
        all.map((one) => Number.parseInt(getComputedStyle(one).getPropertyValue('--reveal-delay'))),
      );
    expect(delays).toEqual(expect.arrayContaining([staggerMs, staggerMs * 2]));
  });
}
