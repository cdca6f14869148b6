// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { dismissToast, expectToast } from '../support/page-steps.ts';
import { signIn } from '../support/sign-in.ts';

// A separate site, since other tests must not see its pages.
let site: Promise<OwnServer> | undefined;

test.use({
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('a page is added, published, linked, moved, unpublished, and moved to the trash and back @journey', async ({
  page,
  request,
}) => {
  test.slow(); // a journey through a dozen screens
  const read = async (path: string) => (await request.get(path)).text();
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()['location']];
  };
  await page.goto('/');
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Pages' }).click();

  await test.step('a new page opens in the editor, and no visitor sees it', async () => {
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Dental Clinics');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dental Clinics' })).toBeVisible();
    const headline = page.frameLocator('iframe').locator('h1');
    await expect(headline).toHaveText('Dental Clinics');
    const panel = page.getByRole('region', { name: 'Texts' });
    await panel.getByRole('textbox', { name: 'Headline' }).first().fill('More smiles. 🌊');
    await expect(headline).toHaveText('More smiles. 🌊');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await answer('/dental-clinics')).toEqual([404, undefined]);
  });

  await test.step('published, it is a page like the others', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    const html = await read('/dental-clinics');
    expect(html).toContain('More smiles. 🌊');
    expect(html).toContain('<title>Dental Clinics | Tideline</title>');
    expect(html).toContain('/cards/pages/dental-clinics.png');
    for (const list of ['/sitemap.xml', '/llms.txt']) expect(await read(list)).toContain('/dental-clinics');
    expect(await read('/dental-clinics.md')).toContain('# More smiles');
    await page.goto('/dental-clinics');
    await expectAccessible(page);
    await expectReadableInTheDark(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page)).toEqual([]);
    }
  });

  await test.step('a link in the header leads to it without a page load', async () => {
    await page.goto('/admin/pages/frame');
    const panel = page.getByRole('region', { name: 'Texts' });
    await panel.getByRole('button', { name: 'Add item' }).first().click();
    await panel.getByRole('textbox', { name: 'Text', exact: true }).last().fill('Dentists');
    await panel.getByRole('combobox', { name: 'Address', exact: true }).last().fill('/dental-clinics');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Dentists' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('More smiles. 🌊');
    await expect(page).toHaveURL('/dental-clinics');
  });

  await test.step('moved, its former address redirects', async () => {
    await act(page, 'Change address…');
    await page.getByRole('textbox', { name: 'New address' }).fill('/dentists');
    await page.getByRole('dialog').getByRole('button', { name: 'Change address' }).click();
    await expectToast(page, 'Address changed', 'The page is at /dentists.');
    await dismissToast(page);
    expect(await answer('/dental-clinics')).toEqual([308, '/dentists']);
    expect(await answer('/dentists')).toEqual([200, undefined]);
  });

  await test.step('unpublished, it is gone; published again, it is back', async () => {
    await act(page, 'Unpublish or delete…');
    await page.getByLabel('Visitors of this address then get').selectOption('gone');
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await expectToast(page, 'Page unpublished', 'Visitors no longer see “Dental Clinics”.');
    await dismissToast(page);
    expect(await answer('/dentists')).toEqual([410, undefined]);
    await act(page, 'Publish again');
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    await dismissToast(page);
    expect(await answer('/dentists')).toEqual([200, undefined]);
  });

  await test.step('in the trash, it is away until it is restored', async () => {
    await act(page, 'Unpublish or delete…');
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible();
    expect(await answer('/dentists')).toEqual([404, undefined]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore Dental Clinics' }).click();
    await expect(page.getByRole('heading', { name: 'Trash' })).toBeHidden();
    expect(await answer('/dentists')).toEqual([200, undefined]);
  });
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('the text of a plain page is shown while it is typed, and hostile text stays text', async ({
    page,
    request,
  }) => {
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('שעות 🌊');
    await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('plain');
    await dialog.getByRole('textbox', { name: /Address/ }).fill('hours');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    const body = page.frameLocator('iframe').locator('main .prose');
    const text = page.getByRole('region', { name: 'Texts' }).getByRole('textbox', { name: 'Markdown' });
    await text.fill(`## Hours\n\n<script>alert(1)</script>\n\n[no](javascript:alert(1)) ${'W'.repeat(120)}`);
    await expect(body.locator('h3')).toHaveText('Hours');
    await expect(body).toContainText('<script>alert(1)</script>');
    await expect(body.locator('a[href^="javascript"], script')).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    expect(await (await request.get('/hours')).text()).toContain('&lt;script&gt;');
    await page.goto('/hours');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page)).toEqual([]);
    }
    await page.goto('/admin/pages');
    await expect(page.getByRole('link', { name: 'שעות 🌊' })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
  });
});

/** Chooses an act from the menu of the page in the list. */
async function act(page: Page, name: string): Promise<void> {
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Actions for Dental Clinics' }).click();
  await page.getByRole('menuitem', { name }).click();
}
