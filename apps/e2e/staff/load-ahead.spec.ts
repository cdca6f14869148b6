import type { Page, Request } from '@playwright/test';
import { builtFile } from './built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { saveData } from '../support/page-steps.ts';

test.use({ isSignedIn: true });

/** Files that the first tab does without. */
const LAZY = [
  'features/dashboard/analytics/analytics-panel.tsx',
  'features/dashboard/posts/calendar/posts-calendar.tsx',
  'features/dashboard/newsletter/issues-view.tsx',
  'features/dashboard/contacts/board/contacts-board.tsx',
  'routes/admin/blog.tsx',
];

test('once the first tab is shown, every tab and the editor open without loading another script', async ({
  page,
  publishPost,
  unique,
}) => {
  const title = unique('Ahead');
  const path = await publishPost(title);
  await page.goto('/admin');
  await Promise.all(LAZY.map((source) => expect.poll(() => hasLoaded(page, source)).toBe(true)));
  await page.waitForLoadState('networkidle');

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(...scriptOf(request)));
  for (const tab of ['Blog Posts', 'Newsletter', 'Contacts', 'Analytics', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/view=calendar/);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to or find' })).toBeFocused();
  await page.keyboard.type(title);
  await page.getByRole('option', { name: title }).click();
  await expect(page).toHaveURL(`/admin/blog?edit=${path.slice('/blog/'.length)}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('with Save-Data, only the first tab is loaded', async ({ page }) => {
  await saveData(page);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Waiting for an answer' }).getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const source of LAZY) expect(await hasLoaded(page, source)).toBe(false);
});

function scriptOf(request: Request): string[] {
  return request.resourceType() === 'script' ? [request.url()] : [];
}

async function hasLoaded(page: Page, source: string): Promise<boolean> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  return urls.some((url) => url.endsWith(builtFile(source)));
}
