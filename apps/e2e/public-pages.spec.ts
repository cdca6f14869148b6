import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadableColours, switchToDark, test } from './fixtures.ts';
import { PUBLIC_PATHS } from './site-map.ts';

for (const path of [...PUBLIC_PATHS, '/about?case=medical-spa']) {
  test(`${path} is accessible in both themes, on a phone and on a desk, and fits at any zoom`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await switchToDark(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadableColours(page);
    }
    await expectNoSidewaysScroll(page);
  });
}

test('a post is accessible in both themes, on a phone and on a desk', async ({ page, request }) => {
  const [post] = (await (await request.get('/api/posts?limit=1&category=Strategy')).json()) as [{ id: string }];
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await switchToDark(page);
  await expectReadableColours(page);
  await expectNoSidewaysScroll(page);
});

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    PUBLIC_PATHS.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [/<title>([^<]+)/.exec(html)?.[1], /<meta name="description" content="([^"]+)/.exec(html)?.[1]];
    }),
  );
  for (const texts of [heads.map(([title]) => title), heads.map(([, description]) => description)]) {
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(PUBLIC_PATHS.length);
  }
});

/** At 320 px, which is 400 % zoom of a desk's screen, and at 640 px, which is 200 %. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
}
