// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

// A separate site, since other tests must not see its texts.
let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('a link shows anyone the site with a draft, or as of a date, and the public site stays as it is @journey', async ({
  page,
  request,
  browser,
  staff,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const first = { expectedVersion: null, liveVersion: 0 };
  await staff.pages.keep.mutate({ id: 'home', values: { 'hero.headline': 'Good work, 🌊 found.' }, ...first });
  await staff.pages.keep.mutate({
    id: 'about',
    values: { 'story.heading': 'A story of tides' },
    goesLiveAt: soon,
    ...first,
  });
  await staff.posts.create.mutate({ title: 'Spring tide', status: 'scheduled', publishDate: soon });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = await browser.newPage({ baseURL });

  await test.step('the draft of a page', async () => {
    await page.goto('/admin/pages/home');
    await page.getByRole('button', { name: 'Copy preview link' }).click();
    await expect(page.getByText('Preview link copied', { exact: true })).toBeVisible();
    const link = await readClipboard(page);
    const answer = await reader.goto(link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Good work, 🌊 found.');
    await expect(reader.getByText('Preview: Home, with changes that are not public.')).toBeVisible();
    await expect(reader.locator('script')).toHaveCount(0);
    await expectAccessible(reader);
    for (const width of [360, 1280]) {
      await reader.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(reader)).toEqual([]);
    }
    await reader.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
    await expect(reader).toHaveURL(`${link}about`);
    await expect(reader.getByText('A story of tides')).toHaveCount(0); // scheduled, and not a part of this draft
  });

  await test.step('the site at a date', async () => {
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Site at a date…' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Preview link copied', { exact: true })).toBeVisible();
    const link = await readClipboard(page);
    await reader.goto(`${link}about`);
    await expect(reader.getByText('A story of tides')).toBeVisible();
    await expect(reader.getByText(/^Preview: the site as of .* Not public\./)).toBeVisible();
    await reader.goto(`${link}blog`);
    await reader.getByRole('link', { name: 'Spring tide' }).first().click();
    await expect(reader).toHaveURL(`${link}blog/spring-tide`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Spring tide');
    await reader.getByRole('link', { name: 'End preview' }).click();
    await expect(reader).toHaveURL('/');
  });

  await test.step('the public site', async () => {
    expect(await (await request.get('/')).text()).not.toContain('Good work, 🌊 found.');
    expect(await (await request.get('/about')).text()).not.toContain('A story of tides');
    expect((await request.get('/blog/spring-tide')).status()).toBe(404);
  });

  await test.step('a release publishes the draft and a post together', async () => {
    await staff.posts.create.mutate({ title: 'Neap tide', status: 'draft' });
    await page.goto('/admin/pages/home');
    await page.getByRole('button', { name: 'Release…' }).click();
    await page.getByLabel('Name').fill('Spring');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('In “Spring”')).toBeVisible();
    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Add…' }).click();
    await page.getByLabel('Draft').selectOption('Neap tide');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Neap tide' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Release published', { exact: true })).toBeVisible();
    expect(await (await request.get('/')).text()).toContain('Good work, 🌊 found.');
    expect((await request.get('/blog/neap-tide')).status()).toBe(200);
  });
  await reader.close();
});

async function readClipboard(page: Page): Promise<string> {
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/[\d.:]+\/preview\/site\/[\w-]{43}\/$/);
  return link;
}
