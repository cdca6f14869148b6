import type { Page } from '@playwright/test';
import { cutOff } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive, expectToast } from '../support/page-steps.ts';

const FAILURE = ['Error', 'Failed to subscribe. Please try again.'] as const;

// Failed sign-ups show the toasts, since they can be repeated.
test.use({ expectedComplaints: /net::ERR_/ });

test('a toast is announced and dismissed by keyboard, swipe, or after five seconds without focus or pointer', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expectAlive(page);
  await cutOff(page, 'subscribers.subscribe');
  const toasts = region(page).getByRole('listitem');

  await test.step('it is announced to screen readers', async () => {
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => {
        for (const status of document.querySelectorAll('[role=status], [aria-live]')) heard.push(status.textContent);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await showToast(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' ')))
      .toContain(FAILURE[1]);
  });

  await test.step('F8 leads to the notifications, where it can be dismissed', async () => {
    await page.keyboard.press('F8');
    await expect(toasts.or(region(page).getByRole('list')).and(page.locator(':focus'))).toHaveCount(1);
    await region(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts).toHaveCount(0);
  });

  await test.step('a swipe to the right past 50 pixels dismisses it, a shorter one does not', async () => {
    await showToast(page);
    await swipe(page, 45);
    await expect(toasts).toHaveCount(1);
    await swipe(page, 60);
    await expect(toasts).toHaveCount(0);
  });

  await test.step('one shows at a time, for five seconds, longer while hovered or focused', async () => {
    await showToast(page);
    await showToast(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await showToast(page, 'keep');
    await expect(toasts).toHaveCount(1);

    await page.clock.runFor(4500);
    await toasts.hover();
    await page.clock.runFor(6000);
    await expect(toasts).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(300);
    await expect(toasts).toHaveCount(1);

    await page.keyboard.press('F8');
    await page.clock.runFor(6000);
    await expect(toasts).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Email Address' }).focus();
    await page.clock.runFor(1000);
    await expect(toasts).toHaveCount(0);
  });
});

async function showToast(page: Page, name = 'ada'): Promise<void> {
  await page.getByRole('textbox', { name: 'Email Address' }).fill(`${name}@example.com`);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectToast(page, ...FAILURE);
}

async function swipe(page: Page, byPx: number): Promise<void> {
  const box = await region(page).getByRole('listitem').boundingBox();
  if (!box) throw new Error('No toast is shown.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 6 });
  await page.mouse.up();
}

function region(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ });
}
