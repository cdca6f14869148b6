import { expect, type Page } from '@playwright/test';

/** Waits until scripts have taken over the page: the first key that they notice brings the notification area. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Opens a page and lets three seconds pass: whoever fills in a form faster than people do is taken for a robot. */
export async function openAtLeisure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page);
  await takeTime(page);
}

/**
 * Lets three seconds pass for the forms that are there already: one that comes with a page opened by a link has to be
 * met first, for example filled in. Only in this document, unlike `page.clock`, which is never put back.
 */
export async function takeTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3000;
  });
}

/** The toast region shows this, and nothing else. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region.getByText(text, { exact: true })).toBeVisible();
}
