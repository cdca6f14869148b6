import { expect, type Page } from '@playwright/test';

/** Waits until the page is interactive: the first handled key press renders the notification area. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Opens a page and lets three seconds pass, because faster senders of a form count as robots. */
export async function openAtLeisure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page);
  await takeTime(page);
}

/**
 * Lets three seconds pass for forms that are already rendered. On a page opened by a link, wait for the form first, for example
 * by filling it in. Affects this document only, unlike `page.clock`, which cannot be reset.
 */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3000;
  });
}

/** Expects exactly this text in the toast region. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region.getByText(text, { exact: true })).toBeVisible();
}

/** Dismisses the toast, so that it covers nothing and cannot be mistaken for the next one with the same text. */
export async function dismissToast(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  // On a slow machine it may have timed out already.
  await toasts.getByRole('button', { name: 'Dismiss' }).evaluateAll(([button]) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect(toasts.getByRole('listitem')).toHaveCount(0);
}

/** Simulates a switch to another tab, a moment after the last input. */
export async function putAway(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** From the next page on, the browser asks to save data: nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
