import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme at 360 px`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('the API documentation shows how to begin and every call, without sideways scrolling', async ({
      page,
      baseURL,
    }) => {
      await page.goto('/api/docs');
      await expect(page.getByText(`curl '${baseURL}/api/posts?category=SEO&limit=5'`)).toBeVisible();
      await expect(page.getByText('List posts, newest first')).toBeVisible();
      await page.locator('summary', { hasText: 'Send an inquiry' }).click();
      await expect(page.getByText('It has arrived; quote the reference')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const background = colorScheme === 'dark' ? 'rgb(6, 28, 37)' : 'rgb(246, 247, 243)';
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      await expectAccessible(page);
    });
  });
}

test('a font of the API documentation that arrives late moves nothing', async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto('/api/docs', { waitUntil: 'domcontentloaded' });
  const height = () => page.evaluate(() => document.documentElement.getBoundingClientRect().height);
  const before = await height();
  await page.waitForTimeout(500); // a font that arrives within the first 100 ms is used
  fonts.resolve();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  expect(await height()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the API documentation has every call and object', async ({ page, request }) => {
    const { paths, components } = (await (await request.get('/api/openapi.json')).json()) as {
      paths: Record<string, object>;
      components: { schemas: object };
    };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    await page.goto('/api/docs');
    const summaries = (await page.locator('summary').allTextContents()).map((text) => text.trim());
    const found = [...calls, ...Object.keys(components.schemas)].map((name) =>
      summaries.findIndex((text) => text === name || text.startsWith(`${name} `)),
    );
    expect(found).not.toContain(-1);
    expect(summaries).toHaveLength(found.length);
    await page.locator('summary').first().click();
    await page.getByRole('link', { name: 'Post', exact: true }).first().click();
    await expect(page).toHaveURL('/api/docs#Post');
  });
});

test('the keyboard reaches every link, example and call of the API documentation, with a visible focus @journey', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the reference' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.locator('#reference summary').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter'); // opens the call, whose example and links come next
  await expect(page.locator('#reference details').first()).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Example of a request').first()).toBeFocused();

  test.slow(); // a hundred stops
  // Loads a new document, because after a reload the focus may continue where it was.
  await page.goto('about:blank');
  await page.goto('/api/docs');
  const stops = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a[href], summary, pre[tabindex]')].filter((element) => element.checkVisibility()),
  );
  const expected = await stops.evaluate(({ length }) => length);
  expect(expected).toBeGreaterThan(100);
  const faults: string[] = [];
  for (let at = 0; at < expected; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await stops.evaluate((all, index) => {
      const element = all[index] ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const isInView = bottom > 0 && top < window.innerHeight;
      return { isFine: document.activeElement === element && isMarked && isInView, text: element.textContent ?? '' };
    }, at);
    if (!stop.isFine) faults.push(`${at}: ${stop.text.trim().slice(0, 60)}`);
  }
  expect(faults).toEqual([]);
});
