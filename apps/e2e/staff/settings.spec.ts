import { readFile, stat } from 'node:fs/promises';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

test('a backup is made, proven and downloaded from the settings', async ({ page }) => {
  await page.goto('/admin?tab=settings');
  await page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: 'Backups' })
    .click();
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups.getByRole('heading')).toBeInViewport();
  await backups.getByRole('button', { name: 'Back up now' }).click();
  const made = backups.getByRole('listitem').filter({ hasText: 'By hand' }).first();
  await expect(made).toContainText(/Proven[\d,]+ rows/, { timeout: 60_000 });
  await made.getByText('Restore', { exact: true }).click();
  await expect(made.getByText(/^npm run restore -- \/.+\.tar\.gz --replace$/)).toBeVisible();
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: /^Download .+\.tideline-backup\.tar\.gz$/ }).click();
  const path = await (await download).path();
  expect((await stat(path)).size).toBeGreaterThan(1_000);
  expect((await readFile(path)).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b])); // gzip
});

test('another tab opens only after a question about unsaved changes @journey', async ({ page }) => {
  await page.goto('/admin?tab=settings');
  const title = page.getByRole('textbox', { name: 'Site Title' });
  const saved = await title.inputValue();
  await title.fill(`${saved} 2`);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue(`${saved} 2`);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin?tab=contacts');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(title).toHaveValue(saved);
});
