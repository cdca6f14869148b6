// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectReadableColours } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { expectToast } from '../support/page-steps.ts';

// A separate site, since other tests must not see its look.
let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '1' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('one click gives the whole site another look, and one sets it back @journey', async ({ page, request }) => {
  test.setTimeout(120_000); // the whole site is checked in each look
  const readHome = async () => withoutTimes(await (await request.get('/')).text());
  const before = await readHome();
  await page.goto('/admin?tab=settings&section=brand');
  const frame = page.frameLocator('iframe[title="Home page in this look"]');

  await test.step('the preview shows a look before it is saved', async () => {
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Studio/ }).click();
    await expect(frame.locator('html')).toHaveCSS('color', 'rgb(20, 23, 61)');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(frame.locator('html')).toHaveClass(/dark/);
    expect(await readHome()).toBe(before);
  });

  await test.step('a preview link shows the draft in its look, and the site stays as it is', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Other ways to save' }).click();
    await page.getByRole('menuitem', { name: 'Copy preview link' }).click();
    await expectToast(page, 'Preview link copied', 'Whoever has it sees the site in this look, for 7 days.');
    const preview = await page.context().newPage();
    await preview.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(preview.getByText('Preview: the site in a look that is not public.')).toBeVisible();
    expect(await colorOf(preview, '--color-brand-teal')).toBe('#2d4bd8');
    await preview.close();
    expect(await readHome()).toBe(before);
  });

  await test.step('published, every page is in it, after a navigation too', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectToast(page, 'Brand published', 'The public site shows it now.');
    await page.goto('/');
    expect(await colorOf(page, '--color-brand-teal')).toBe('#2d4bd8');
    const prints = page.locator('img[src^="/prints/"]');
    const key = /v=[\d\w-]*?-(\w+)$/.exec((await prints.first().getAttribute('src')) ?? '')?.[1];
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', `/site.webmanifest?v=${key}`);
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL('/services');
    expect(await colorOf(page, '--color-brand-teal')).toBe('#2d4bd8');
    await expect(prints.first()).toHaveAttribute('src', new RegExp(`-${key}$`));
    await expectReadableColours(page);
    await page.goto('/api/docs');
    expect(await colorOf(page, '--ink')).toBe('#14173d');
  });

  await test.step('the built-in look leaves nothing behind', async () => {
    await page.goto('/admin?tab=settings&section=brand');
    await expect(page.getByText('The site has the look Studio.')).toBeVisible();
    await page.getByText('Earlier looks').click();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: /^Coast/ }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectToast(page, 'Brand published', 'The public site shows it now.');
    expect(await readHome()).toBe(before);
  });
});

/** A custom property of the page. */
function colorOf(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );
}

/** A page without the times at which it was made. */
function withoutTimes(html: string): string {
  return html.replaceAll(/\bu:\d{13}\b/g, 'u:0');
}
