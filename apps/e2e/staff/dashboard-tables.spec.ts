import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { sessionOfOwnAccount } from '../support/own-session.ts';
import { staffLogin } from '../support/staff-login.ts';

test.use({ isSignedIn: true });

test('posts are searched, sorted by keyboard and filtered by status and category, all in the URL', async ({
  page,
  staff,
  unique,
}) => {
  const word = unique('Sorted');
  const [ash, elm, oak] = [`${word} ash`, `${word} elm`, `${word} oak`];
  await staff.posts.create.mutate({ title: oak, category: 'SEO' });
  await staff.posts.create.mutate({ title: ash, category: 'Video' });
  await staff.posts.create.mutate({ title: elm, category: 'SEO', status: 'published', publishDate: '2025-03-04' });
  const rows = page.getByRole('rowheader');

  await test.step('search and sort', async () => {
    await page.goto('/admin?tab=posts');
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(word);
    await expect(rows).toHaveCount(3);
    const head = page.getByRole('columnheader', { name: 'Title' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=title/);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows).toHaveText([ash, elm, oak]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=-title/);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(rows).toHaveText([oak, elm, ash]);
    await page.reload();
    await expect(rows).toHaveText([oak, elm, ash]);
  });

  await test.step('filter and clear', async () => {
    await page.getByRole('combobox', { name: 'Filter by category' }).selectOption('SEO');
    await expect(rows).toHaveText([oak, elm]);
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('draft');
    await expect(rows).toHaveText([oak]);
    expectInAddress(page, { tab: 'posts', q: word, category: 'SEO', status: 'draft', sort: '-title' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin?tab=posts&sort=-title');
    await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('');
  });

  await test.step('select and open by single keys', async () => {
    await page.goto(`/admin/blog?q=${encodeURIComponent(word)}&sort=title`);
    await expect(rows).toHaveText([ash, elm, oak]);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: `Select ${elm}` })).toBeChecked();
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(elm);
  });
});

test('subscribers are filtered by status and source, and Export saves the filtered list', async ({
  page,
  staff,
  unique,
}) => {
  const word = unique('sub');
  const source = unique('=fair');
  await staff.auth.confirmPassword.mutate({ password: staffLogin.password }); // the session may be older than the limit
  await staff.subscribers.add.mutate({ email: `${word}-a@example.com`, source });
  await staff.subscribers.add.mutate({ email: `${word}-b@example.com` });
  await page.goto(`/admin?tab=newsletter&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Filter by source' }).selectOption(source);
  await expect(page.getByRole('rowheader')).toHaveText([`${word}-a@example.com`]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const lines = file.trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${word}-a@example.com`);
  expect(lines[1]).toContain(source);
  expect(lines[1]).not.toMatch(/(^|,)"?=/); // a spreadsheet would evaluate it as a formula

  await page.getByRole('combobox', { name: 'Filter by source' }).selectOption('Website Form');
  await expect(page.getByRole('rowheader')).toHaveText([`${word}-b@example.com`]);
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('unsubscribed');
  await expect(page.getByText('No subscribers found')).toBeVisible();
  expectInAddress(page, { tab: 'newsletter', q: word, source: 'unknown', status: 'unsubscribed' });
});

test.describe('an author of 51 posts', () => {
  test.use({
    session: sessionOfOwnAccount,
  });

  test('sees them on two pages that keep filters and order, in the list and in the audit log', async ({
    page,
    staff,
    session,
    unique,
  }) => {
    const word = unique('Paged');
    const titles = Array.from({ length: 51 }, (_, at) => `${word} ${String(at).padStart(2, '0')}`);
    for (const title of titles) await staff.posts.create.mutate({ title });
    const rows = page.getByRole('rowheader');
    const pages = page.getByRole('navigation', { name: 'Pages' });

    await test.step('the list', async () => {
      const filters = { tab: 'posts', q: word, status: 'draft', sort: 'title' };
      await page.goto(`/admin?${new URLSearchParams(filters)}`);
      await expect(pages).toContainText('51 posts');
      await expect(rows).toHaveText(titles.slice(0, 50));
      await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
      await pages.getByRole('link', { name: 'Next page' }).click();
      await expect(rows).toHaveText(titles.slice(50));
      expectInAddress(page, filters);
      await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
      await pages.getByRole('link', { name: 'Previous page' }).click();
      await expect(rows).toHaveText(titles.slice(0, 50));
      expectInAddress(page, filters);
    });

    await test.step('the audit log', async () => {
      await page.goto(`/admin/audit?actor=${session.user.email}&object=post`);
      await expect(page.getByText('51 entries')).toBeVisible();
      await expect(rows).toHaveCount(50);
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(rows).toHaveText(['Post created']);
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(rows).toHaveCount(50);
    });
  });
});

test('selected posts are published, unpublished or moved to the trash together, with one Undo', async ({
  page,
  staff,
  unique,
}) => {
  const word = unique('Several');
  for (const title of ['one', 'two', 'three']) {
    // An old date, so that the newest posts on the home page stay the same.
    await staff.posts.create.mutate({ title: `${word} ${title}`, publishDate: '2025-03-04' });
  }
  await page.goto(`/admin?tab=posts&q=${word}`);
  const withStatus = (status: string) => page.getByRole('row').getByText(status, { exact: true });
  for (const title of ['one', 'two']) await page.getByRole('checkbox', { name: `Select ${word} ${title}` }).check();
  await expect(page.getByText('2 posts selected')).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(withStatus('published')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(withStatus('draft')).toHaveCount(3);

  const selectAll = page.getByRole('checkbox', { name: 'Select all posts shown' });
  await selectAll.check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(withStatus('published')).toHaveCount(3);
  await selectAll.check();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(withStatus('draft')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(withStatus('published')).toHaveCount(3);

  await selectAll.check();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('No blog posts found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(withStatus('published')).toHaveCount(3);
});

/** Expects the URL to contain these parameters, among others. */
function expectInAddress(page: Page, wanted: Record<string, string>) {
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject(wanted);
}
