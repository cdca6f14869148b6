// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { expectToast } from '../support/page-steps.ts';
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

test('a case study is edited, another is added, and a page is taken off the site with what links to it @journey', async ({
  page,
  request,
}) => {
  test.setTimeout(80_000); // a journey through several screens
  const read = async (path: string) => (await request.get(path)).text();
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  await page.goto('/');
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Pages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();

  await test.step('a changed study shows on its page and on its cards', async () => {
    await page.goto('/admin/pages/medical-spa');
    const headline = page.frameLocator('iframe').locator('h1');
    const panel = page.getByRole('region', { name: 'Texts' });
    await panel.getByRole('textbox', { name: 'Title', exact: true }).first().fill('No more discounts 🌊');
    await expect(headline).toHaveText('No more discounts 🌊');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    for (const path of [
      '/',
      '/about',
      '/case-studies',
      '/case-studies/medical-spa',
      '/case-studies/personal-injury-law',
    ])
      expect(await read(path), path).toContain('No more discounts 🌊');
    expect(await read('/case-studies/medical-spa')).toContain(
      '<title>Case Study: No more discounts 🌊 | Tideline</title>',
    );
  });

  await test.step('a new study opens in the editor, and is listed once it is published', async () => {
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    await dialog.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Case study' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Bright Smiles');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Bright Smiles');
    expect(await read('/case-studies')).not.toContain('Bright Smiles');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    for (const path of ['/about', '/case-studies', '/sitemap.xml', '/llms.txt'])
      expect(await read(path), path).toContain('/case-studies/bright-smiles');
    await page.goto('/case-studies');
    await page.getByRole('link', { name: 'Read the case study: Bright Smiles' }).click();
    await expect(page).toHaveURL(/\/case-studies\/bright-smiles$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Bright Smiles' })).toBeVisible();
    await page.reload();
    await expectAccessible(page);
    await expectReadableInTheDark(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page)).toEqual([]);
    }
  });

  await test.step('an unpublished industry is gone with its links, and answers what was chosen', async () => {
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Actions for Healthcare' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unpublish “Healthcare”?' });
    await dialog.getByRole('combobox').selectOption({ label: 'Gone for good (410)' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expectToast(page, 'Page unpublished', 'Visitors no longer see “Healthcare”.');
    expect(await status('/healthcare')).toBe(410);
    const gone = await read('/healthcare');
    expect(gone).toContain('404 Page Not Found');
    expect(gone).toContain('noindex');
    for (const path of ['/', '/about', '/sitemap.xml', '/llms.txt'])
      expect(await read(path), path).not.toContain('"/healthcare"');
    await page.goto('/admin/pages/healthcare');
    await expect(page.frameLocator('iframe').locator('h1')).toBeVisible();
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Actions for Healthcare' }).click();
    await page.getByRole('menuitem', { name: 'Publish again' }).click();
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    expect(await status('/healthcare')).toBe(200);
  });

  await test.step('a clean start takes the invented studies off their addresses', async () => {
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Start clean' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start clean' }).click();
    await expect.poll(() => status('/case-studies/personal-injury-law')).toBe(404);
    expect(await read('/sitemap.xml')).not.toContain('consulting-firm');
    expect(await status('/case-studies/medical-spa')).toBe(200);
  });
});
