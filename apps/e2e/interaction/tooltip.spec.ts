import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

test('a tooltip appears after 700 milliseconds and disappears on leave, click, scroll, Escape and Tab', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/cookie-policy');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(async () => {
    // Works before the page is hydrated, too.
    await page.mouse.move(0, 0);
    await toggle(page).hover();
    await page.clock.runFor(800);
    await expect(tooltip(page)).toHaveText('Switch to dark theme', { timeout: 500 });
  }).toPass();

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => leave(page),
    () => page.mouse.wheel(0, 300),
    () => toggle(page).click(),
  ]) {
    await expect(tooltip(page)).toHaveCount(1);
    await close();
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveCount(0);

    // More than 300 milliseconds after another tooltip: the full delay again.
    await leave(page);
    await page.clock.runFor(400);
    await toggle(page).hover();
    await page.clock.runFor(600);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(200);
  }
  await expect(tooltip(page)).toHaveText('Switch to light theme');

  // Within 300 milliseconds after another one: no delay.
  await leave(page);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toHaveCount(0);
  await toggle(page).hover();
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveCount(1);
  await leave(page);

  await test.step('by keyboard: also after 700 milliseconds, until blur', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Our Blog' }).focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.clock.runFor(400);
      await page.keyboard.press(key);
      await expect(toggle(page)).toBeFocused();
      await page.clock.runFor(600);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(tooltip(page)).toHaveText('Switch to light theme');
      if (key === 'Shift+Tab') break;
      await page.keyboard.press('Tab');
      await page.clock.runFor(50);
      await expect(tooltip(page)).toHaveCount(0);
    }
    // After a click the tooltip does not reappear.
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test('a tooltip changes neither its control nor the focus, and stays while the pointer is over it', async ({
  page,
}) => {
  await page.goto('/cookie-policy');
  await expectAlive(page);
  await toggle(page).evaluate((control) => control.setAttribute('data-seen', 'before'));
  await page.getByRole('banner').getByRole('link', { name: 'Our Blog' }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await expect(tooltip(page)).toHaveText('Switch to dark theme');
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('data-seen', 'before');
  await expect(toggle(page)).toHaveAccessibleDescription('Switch to dark theme');

  // Required for screen magnifiers (WCAG 1.4.13).
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
  await toggle(page).hover();
  await expect(tooltip(page)).toHaveCount(1);
  const words = tooltip(page);
  await expect(words).toBeInViewport();
  const box = await words.boundingBox();
  if (box === null) throw new Error('The tooltip is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(words).toBeVisible();
  await leave(page);
  await expect(tooltip(page)).toHaveCount(0);
});

/** Moves the pointer in steps, as a hand does. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 400, { steps: 5 });
}

function toggle(page: Page) {
  return page.getByRole('button', { name: /^Switch to/ });
}

function tooltip(page: Page) {
  return page.getByRole('tooltip');
}
