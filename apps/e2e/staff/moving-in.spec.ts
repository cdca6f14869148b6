// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

const OLD_SHORE = fileURLToPath(
  new URL('../../../packages/moving/src/wordpress/fixtures/old-shore.xml', import.meta.url),
);

/** As long as names of files become, without a place to break. */
const NAME = `${'oldshore'.repeat(14)}.xml`;

/** With titles that need room, or run from right to left. */
async function readOldShore(): Promise<string> {
  const file = await readFile(OLD_SHORE, 'utf8');
  return file
    .replace('For members', `${'Tidewater'.repeat(14)} 🌊🐚`)
    .replace('To come', 'مد وجزر على الشاطئ القديم 🌊');
}

// A new site each, which has nothing of the old one.
let site: OwnServer | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site = await startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0', BACKUP_DAYS: '0' });
    await provide(site.url);
    await site.stop();
  },
});

for (const width of [1280, 360])
  test(`a WordPress site is looked at, compared, imported and undone by keyboard, at ${width} px @journey`, async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(180_000); // two readings of the file, and pictures that cannot be fetched
    await page.setViewportSize({ width, height: 800 });
    const section = page.getByRole('region', { name: 'Import' });

    await test.step('the file is uploaded and read', async () => {
      await page.goto('/admin?tab=settings&section=import');
      await expect(section.getByText('Nothing has been imported yet.')).toBeVisible();
      await expectAccessibleEverywhere(page);
      const choosing = page.waitForEvent('filechooser');
      await tabTo(page, page.getByRole('button', { name: 'Choose a file' }));
      await page.keyboard.press('Enter');
      await (await choosing).setFiles({ name: NAME, mimeType: 'text/xml', buffer: Buffer.from(await readOldShore()) });
      await expect(section.getByText(NAME)).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: 'Upload and read' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/item=/);
      await expect(section.getByText('Ready to import')).toBeVisible({ timeout: 60_000 });
    });

    await test.step('what arrives is counted, and what is different is named', async () => {
      await expect(section.getByText(/^Nothing has been written yet/)).toBeVisible();
      await expect(section.getByRole('row').filter({ hasText: /^Posts4$/ })).toBeVisible();
      await expectAccessibleEverywhere(page);
      await tabTo(page, section.getByRole('link', { name: 'shortcode contact-form-7' }));
      await page.keyboard.press('Enter');
      await expect(section.getByRole('heading', { name: /with “shortcode contact-form-7”/ })).toBeInViewport();
      await expect(section.getByRole('link', { name: /^Compare: / })).toHaveCount(1);
    });

    await test.step('an article is compared with what it becomes', async () => {
      await tabTo(page, section.getByRole('link', { name: 'Compare: Written with the classic editor' }));
      await page.keyboard.press('Enter');
      await expect(section.getByRole('heading', { name: 'Import' })).toBeFocused();
      await expect(section.getByRole('region', { name: /^Before/ })).toContainText('[contact-form-7 id="12"');
      await expect(section.getByRole('region', { name: /^Markdown/ })).toContainText('*first*');
      await expect(
        section
          .getByRole('region', { name: /^After/ })
          .locator('em')
          .first(),
      ).toHaveText('first');
      await expectAccessibleEverywhere(page);
      await tabTo(page, section.getByRole('link', { name: 'Back to the import' }));
      await page.keyboard.press('Enter');
    });

    await test.step('the import goes on in the background, and ends with a report', async () => {
      await tabTo(page, section.getByRole('button', { name: 'Import…' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Import into this site?' });
      await expect(dialog).toContainText('4 posts, 2 pages, 1 author, 1 category, 1 tag, and 1 series will be added.');
      await expectAccessibleEverywhere(page);
      await tabTo(page, dialog.getByRole('button', { name: 'Import', exact: true }));
      await page.keyboard.press('Enter');
      await expect(section.getByText('The import has ended.')).toBeVisible({ timeout: 120_000 });
      await expect(section.getByRole('row').filter({ hasText: /^Posts440$/ })).toBeVisible();
      await expect(section.getByRole('link', { name: '/blog/classic, in a new tab' })).toBeVisible();
      await expectAccessibleEverywhere(page);
    });

    await test.step('the report is printed without what is around it, and exported', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('tab', { name: 'Overview' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.getByText('Written with the classic editor', { exact: true })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      const download = page.waitForEvent('download');
      await section.getByRole('button', { name: 'Export CSV' }).press('Enter');
      expect(await readFile(await (await download).path(), 'utf8')).toContain('Written with the classic editor');
    });

    await test.step('a visitor who follows an old address reads the article', async () => {
      const visitor = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
      await visitor.goto('/2019/03/classic/');
      await expect(visitor).toHaveURL('/blog/classic');
      await expect(
        visitor.getByRole('heading', { level: 1, name: 'Written with the classic editor' }),
      ).toBeInViewport();
      await visitor.close();
    });

    await test.step('the import is undone, and its article is gone', async () => {
      await tabTo(page, section.getByRole('button', { name: 'Undo…' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
      await tabTo(page, dialog.getByRole('button', { name: 'Undo the import' }));
      await page.keyboard.press('Enter');
      await expect(section.getByText(/^The import was undone\./)).toBeVisible({ timeout: 60_000 });
      await expect(section.getByRole('button', { name: 'Import again…' })).toBeVisible();
      expect((await request.get('/blog/classic')).status()).not.toBe(200);
    });
  });

test('leaving during an upload asks first, and its end does not', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/imports\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin?tab=settings&section=import');
  await page.getByLabel('Export of the old site').setInputFiles(OLD_SHORE);
  await page.getByRole('button', { name: 'Upload and read' }).click();
  await page.getByRole('link', { name: 'Backups' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave during the upload?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading old-shore.xml' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/item=/);
  await expect(dialog).toBeHidden();
});

/** Moves the focus by the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}
