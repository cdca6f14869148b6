// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Page } from '@playwright/test';
import type { Client } from '@tideline/api-client';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { takeTime } from '../support/page-steps.ts';
import { changeOneRow } from '../support/site-database.ts';

// The tests share one site, which has no issue at first.
test.describe.configure({ mode: 'serial' });

let site: Promise<OwnServer> | undefined;
let dataDir = '';

test.use({
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    if (site === undefined) dataDir = testInfo.outputPath('data');
    site ??= startOwnServer(dataDir, { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

type Written = Parameters<Client['issues']['create']['mutate']>[0];

/** Creates an issue in the state after sending, without mails. @returns its id */
async function sendIssue(staff: Client, slug: string, startedAt: string, written: Written): Promise<string> {
  const { id } = await staff.issues.create.mutate(written);
  const statement = "update issues set state = 'sent', slug = ?, started_at = ?, finished_at = ? where id = ?";
  changeOneRow(statement, [slug, startedAt, startedAt, id], 'The issue is not there.', dataDir);
  return id;
}

async function subscribe(page: Page, email: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Email Address' });
  await input.fill(email);
  await takeTime(page);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Successfully subscribed!').first()).toBeVisible();
}

test('before the first issue the archive says so, is not indexed, and nothing links to it', async ({ page, staff }) => {
  await staff.issues.create.mutate({ subject: 'Draft canary' });
  await page.goto('/newsletter/issues');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter Archive' })).toBeVisible();
  await expect(page.getByText('No issues yet')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  for (const path of ['/', '/blog']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await expect(page.locator('a[href^="/newsletter/issues"]')).toHaveCount(0);
  }
});

test('the newest issue is a sample beside the forms; its page leads to older ones and to a sign-up @journey', async ({
  page,
  staff,
  unique,
}) => {
  test.slow();
  const long = 'Wasserwirtschaftsverwaltungsgesellschaftsmitgliedsausweis'.repeat(2);
  await sendIssue(staff, 'first', '2026-01-05T17:00:00.000Z', { subject: long, content: 'First.' });
  await sendIssue(staff, 'private', '2026-01-06T17:00:00.000Z', {
    subject: 'Private',
    archive: 'noindex',
    content: 'For those who have the link.',
  });
  await sendIssue(staff, 'second', '2026-01-12T17:00:00.000Z', {
    subject: 'نشرة المد والجزر 🌊',
    previewText: 'What moved',
  });
  const content = 'The *tide* comes in.\n\n# At noon\n\n<b>not bold</b>';
  await sendIssue(staff, 'third', '2026-01-20T07:30:00.000Z', { subject: 'Third tide', content });

  await page.goto('/');
  await page.getByRole('link', { name: 'Third tide' }).click();
  await expect(page).toHaveURL('/newsletter/issues/third');
  await expect(page.getByRole('heading', { level: 1, name: 'Third tide' })).toBeVisible();
  await expect(page).toHaveTitle(/^Third tide \| /);
  // The date is in the agency's time zone.
  await expect(page.getByText('Sent to subscribers on January 19, 2026')).toBeVisible();
  await expect(page.getByText('<b>not bold</b>')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/newsletter\/issues\/third$/);
  await expectAccessible(page);
  await expectReadableInTheDark(page);

  const email = `${unique('reader')}@example.com`;
  await subscribe(page, email);
  expect((await staff.subscribers.list.query({ q: email })).items).toMatchObject([{ source: 'archive-newsletter' }]);

  await page.getByRole('link', { name: /^Older issue/ }).click();
  await expect(page).toHaveURL('/newsletter/issues/second');
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Third tide' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Older issue/ }).click();
  await expect(page).toHaveURL('/newsletter/issues/first');
  await page.getByRole('link', { name: 'All Issues' }).click();
  await expect(page.getByRole('listitem').filter({ has: page.locator('h2') })).toHaveCount(3);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/newsletter/issues', '/newsletter/issues/first', '/newsletter/issues/second']) {
      await page.goto(path);
      expect([path, width, await layoutFaults(page)]).toEqual([path, width, []]);
    }
  }
});

test('an issue published for its link only has a page and appears nowhere else; an unsent issue has no page', async ({
  request,
}) => {
  const hidden = await request.get('/newsletter/issues/private');
  expect(hidden.status()).toBe(200);
  expect(await hidden.text()).toContain('name="robots" content="noindex"');
  for (const path of [
    '/',
    '/blog',
    '/newsletter/issues',
    '/newsletter/issues/feed.xml',
    '/sitemap.xml',
    '/api/issues',
  ]) {
    const text = await (await request.get(path)).text();
    expect([path, /Private|Draft canary/.test(text)]).toEqual([path, false]);
    expect([path, text.includes('/newsletter/issues/third')]).toEqual([path, true]);
  }
  const cached = await request.get('/newsletter/issues/third');
  expect(cached.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: expect.any(String),
  });
  for (const slug of ['draft-canary', 'nothing', 'a%00b']) {
    expect((await request.get(`/newsletter/issues/${slug}`)).status()).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive, an issue and the sample are complete', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Newsletter archive' }).click();
    await page.getByRole('link', { name: 'Third tide' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'At noon' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await page.getByRole('link', { name: /^Older issue/ }).click();
    await expect(page).toHaveURL('/newsletter/issues/second');
  });
});

test.describe('the parameter of a link in an email', () => {
  // The default user agent of the test's browser counts as a robot.
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  });
  let issueId = '';
  const resultsOf = (staff: Client) => staff.issues.results.byId.query({ id: issueId });

  test('is counted when a browser shows the page, and removed from the URL; forms of this tab send it', async ({
    page,
    context,
    request,
    staff,
    unique,
  }) => {
    issueId = await sendIssue(staff, 'counted', '2026-02-02T17:00:00.000Z', { subject: 'Counted' });
    // A scanner follows the link without showing the page.
    for (const path of ['/services?from=issue-counted', '/newsletter/issues/counted?from=issue-counted']) {
      expect((await request.get(path)).status()).toBe(200);
      expect((await request.head(path)).status()).toBe(200);
    }
    expect(await resultsOf(staff)).toMatchObject({ visits: 0 });

    const counted = page.waitForResponse(/stats\.recordView/);
    await page.goto('/services?from=issue-counted#seo');
    await counted;
    expect(new URL(page.url())).toMatchObject({ pathname: '/services', search: '', hash: '#seo' });
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services$/);
    await expect.poll(() => resultsOf(staff)).toMatchObject({ visits: 1, pages: [{ path: '/services', visits: 1 }] });

    await page.getByRole('link', { name: 'Our Blog' }).first().click();
    await expect(page).toHaveURL('/blog');
    await subscribe(page, `${unique('reader')}@example.com`);
    expect(await resultsOf(staff)).toMatchObject({ visits: 1, signUps: 1 });

    const other = await context.newPage();
    await other.goto('/blog');
    await subscribe(other, `${unique('other')}@example.com`);
    expect(await resultsOf(staff)).toMatchObject({ signUps: 1 });
  });

  test('counts and stores nothing for a visitor who asks for privacy', async ({ page, staff }) => {
    const before = await resultsOf(staff);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/about?from=issue-counted');
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => sessionStorage.getItem('from-issue'))).toBeNull();
    expect(await resultsOf(staff)).toEqual(before);
  });

  test('with any other value stays in the URL', async ({ page }) => {
    await page.goto('/about?from=friends');
    await expect(page).toHaveURL('/about?from=friends');
    expect(await page.evaluate(() => sessionStorage.getItem('from-issue'))).toBeNull();
  });

  test.describe('for staff', () => {
    // The sandboxed preview of a mail.
    test.use({ isSignedIn: true, expectedComplaints: /Blocked script execution in 'about:blank'/ });

    test('is in the results of the issue, where each figure opens to its definition', async ({ page }) => {
      await page.goto(`/admin/issue?edit=${issueId}`);
      const results = page.getByRole('region', { name: 'Results' });
      const visits = results.getByRole('group').filter({ hasText: 'Visits' });
      await expect(results.getByRole('row', { name: '/services 1' })).toBeVisible();
      await visits.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(visits.getByText(/^Pages of this site viewed/)).toBeVisible();
      await expectAccessible(page);
      await expectReadableInTheDark(page);
    });
  });
});
