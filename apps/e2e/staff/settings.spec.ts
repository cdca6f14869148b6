import { readFile, stat } from 'node:fs/promises';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

test.use({ isSignedIn: true });

test('a backup is made, proven and downloaded from the settings', async ({ page }) => {
  await page.goto('/admin?tab=settings');
  await page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: 'Backups' })
    .click();
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups.getByRole('heading', { level: 2 })).toBeInViewport();
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

test('the whole site is exported from the settings', async ({ page }) => {
  await page.goto('/admin?tab=settings&section=export');
  const section = page.getByRole('region', { name: 'Export' });
  await section.getByRole('checkbox', { name: /Include subscribers and inquiries/ }).check();
  await section.getByRole('combobox', { name: 'Write an archive' }).selectOption('Every week');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d\.zip$/);
  const file = await readFile(await saved.path());
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  for (const name of ['README.md', 'people/subscribers.csv']) expect(file.includes(name)).toBe(true);
});

const PAGES = {
  site: 'General',
  inquiries: 'Inquiries',
  'saved-replies': 'Saved replies',
  calls: 'Calls',
  brand: 'Brand',
  pages: 'Pages',
  form: 'Contact form',
  authors: 'Authors',
  'work-pictures': 'Work samples',
  mail: 'Mail',
  sending: 'Sending limits',
  team: 'Team',
  'api-keys': 'API keys',
  integrations: 'Integrations',
  webhooks: 'Webhooks',
  privacy: 'Privacy',
  import: 'Import',
  export: 'Export',
  backup: 'Backups',
  audit: 'Audit log',
};

test('each page has an address, is marked in the list, and fits a phone', async ({ page }) => {
  test.slow();
  await page.goto('/admin?tab=settings');
  const pages = page.getByRole('navigation', { name: 'Sections of the settings' });
  await expect(pages.getByRole('link')).toHaveText(Object.values(PAGES));
  for (const [section, name] of Object.entries(PAGES)) {
    await pages.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/admin?tab=settings&section=${section}`);
    await expect(pages.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('tabpanel').locator('header p').first()).toHaveText(/\w.*\.$/); // the state
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await layoutFaults(page), name).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Backups' })).toBeVisible();
});

test('the list of pages shows the current one in a low window, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  for (const [section, name] of [
    ['audit', 'Audit log'],
    ['site', 'General'],
  ] as const) {
    await page.goto(`/admin?tab=settings&section=${section}`);
    const pages = page.getByRole('navigation', { name: 'Sections of the settings' });
    await expect(pages.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('a link to a heading, from before the pages, leads to its page; on a phone, another one is chosen by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin?tab=settings#webhooks-heading');
  await expect(page).toHaveURL('/admin?tab=settings&section=webhooks');
  await expect(page.getByRole('heading', { level: 2, name: 'Webhooks' })).toBeInViewport();
  const settingsTab = page.getByRole('tab', { name: 'Settings' });
  await expect(page.getByRole('tab', { name: 'Contacts' })).toHaveAttribute('data-waiting');
  await expect(settingsTab).toBeInViewport({ ratio: 0.95 }); // its lowest pixel is over the line of the tabs
  const chooser = page.getByRole('button', { name: /^Pages of the settings/ });
  await expect(chooser).toContainText('Developers: Webhooks');
  await chooser.press('Enter');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Backups' }).press('Enter');
  await expect(chooser).toBeFocused();
  await expect(chooser).toContainText('Data: Backups');
  await expect(page.getByRole('link', { name: 'Backups' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Backups' })).toBeInViewport();
});

test('the time zone and the currency are chosen from lists', async ({ page, staff }) => {
  const before = await staff.settings.read.query();
  await page.goto('/admin?tab=settings&section=site');
  const zone = page.getByRole('combobox', { name: 'Time Zone' });
  const known = await zone.inputValue();
  await zone.focus();
  await page.keyboard.type('Auckland (Pacific)');
  await expect(page.getByText(/^Every date on the site is shown in this zone/)).toBeVisible();
  await page.getByLabel('Currency').selectOption({ label: 'EUR Euro' });
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(zone).toHaveValue(known);
  await expect(page.getByLabel('Currency')).toHaveValue(before.currency);
});

test('another tab or page opens only after a question about unsaved changes @journey', async ({ page }) => {
  await page.goto('/admin?tab=settings');
  const title = page.getByRole('textbox', { name: 'Site Title' });
  const saved = await title.inputValue();
  await title.fill(`${saved} 2`);
  await page.getByRole('tab', { name: 'Contacts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue(`${saved} 2`);
  await page.getByRole('link', { name: 'Backups' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin?tab=contacts');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(title).toHaveValue(saved);
});
