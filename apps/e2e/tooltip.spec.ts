import type { Page } from '@playwright/test';
import { expect, expectAlive, test } from './fixtures.ts';

test('the words of a control appear after 700 milliseconds, and go when one leaves, clicks, scrolls or presses Escape', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(async () => {
    // Tooltips are fetched at the first hover.
    await page.mouse.move(0, 0);
    await toggle(page).hover();
    await page.clock.runFor(800);
    await expect(tooltip(page)).toHaveText('Switch to dark theme', { timeout: 500 });
  }).toPass();

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.move(0, 400),
    () => page.mouse.wheel(0, 300),
    () => toggle(page).click(),
  ]) {
    await expect(tooltip(page)).toHaveCount(1);
    await close();
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveCount(0);

    // Longer than 300 milliseconds after another one: the whole delay again.
    await page.mouse.move(0, 400);
    await page.clock.runFor(400);
    await toggle(page).hover();
    await page.clock.runFor(600);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(200);
  }
  await expect(tooltip(page)).toHaveText('Switch to light theme');

  // Within 300 milliseconds after it: at once.
  await page.mouse.move(0, 400);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toHaveCount(0);
  await toggle(page).hover();
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveCount(1);
});

test('a control that is reached by keyboard has its words, until it loses the focus', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Our Blog' }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await expect(tooltip(page)).toHaveText('Switch to dark theme');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('a control stays what it is when its words come, with the focus that it has', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/tooltip-bubble.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/about');
  await expectAlive(page);
  await toggle(page).evaluate((control) => control.setAttribute('data-seen', 'before'));
  await page.getByRole('banner').getByRole('link', { name: 'Our Blog' }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  resolve();
  await expect(tooltip(page)).toHaveText('Switch to dark theme');
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('data-seen', 'before');
  await expect(toggle(page)).toHaveAccessibleDescription('Switch to dark theme');
});

function toggle(page: Page) {
  return page.getByRole('button', { name: /^Switch to/ });
}

function tooltip(page: Page) {
  return page.getByRole('tooltip');
}
