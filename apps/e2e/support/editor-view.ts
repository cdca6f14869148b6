import { expect, type Page } from '@playwright/test';

/** Shows the preview beside the text. At 1280 pixels it replaces the details. */
export async function showPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toBeVisible();
}

/** Shows the text with the post's details beside it. */
export async function showDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const button = page.getByRole('button', { name: 'Details', exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(page.getByRole('region', { name: 'Details', exact: true })).toBeVisible();
}

/** Presses Publish, then Publish in its dialog. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
}
