import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// One after the other, in one worker: the second test of each pair looks for what the first one has left.
test.describe.configure({ mode: 'serial' });

let before: Page;

test('a test leaves words, cookies, a route, a script and another size behind', async ({ page }) => {
  before = page;
  await page.route('**/cookie-policy', (route) => route.fulfill({ body: 'Not the page.' }));
  await page.addInitScript(() => Object.assign(globalThis, { left: 'behind' }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .context()
    .addCookies([{ name: 'left', value: 'behind', url: new URL('/', test.info().project.use.baseURL).href }]);
  await page.goto('/terms-of-service');
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('left', 'behind');
    await new Promise((resolve) => {
      indexedDB.open('left').addEventListener('success', resolve);
    });
  });
});

test('the next test has the same page, and finds nothing of it', async ({ page }) => {
  expect(page).toBe(before);
  await page.goto('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    localStorage.getItem('left'),
    localStorage.getItem('authToken'),
    sessionStorage.getItem('left'),
    (await indexedDB.databases()).filter(({ name }) => name === 'left').length,
    'left' in globalThis,
  ]);
  expect(stored).toEqual([null, null, null, 0, false]);
});

test('a test stops the clock', async ({ page }) => {
  before = page;
  await page.clock.setFixedTime(Date.now());
  await page.goto('/cookie-policy');
});

test('the next test has a page of its own, whose clock goes on', async ({ page }) => {
  expect(page).not.toBe(before);
  expect(before.isClosed()).toBe(true);
  await page.goto('/cookie-policy');
  const [first = 0, second = 0] = await page.evaluate(async () => {
    const times = [Date.now()];
    await scheduler.postTask(() => times.push(Date.now()), { delay: 50 });
    return times;
  });
  expect(second).toBeGreaterThan(first);
});
