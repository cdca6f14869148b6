// The `test` of the fixtures allows requests to the public origin only.
import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/hydrated.ts';

test('a page opened under another host has one canonical link, with the public address', async ({ page, baseURL }) => {
  const other = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  waitForHydration(page);
  await page.goto(`${other}/about`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/about`);
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(page).toHaveURL(`${other}/services`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/services`);
});
