import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ isSignedIn: true });

test('posts are sorted by keyboard, and the order is in the address', async ({ page, staff, unique }) => {
  const word = unique('Sorted');
  for (const title of [`${word} ash`, `${word} elm`]) await staff.posts.create.mutate({ title });
  await page.goto(`/admin?tab=posts&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const head = page.getByRole('columnheader', { name: 'Title' });
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=title/);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader')).toHaveText([`${word} ash`, `${word} elm`]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-title/);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader')).toHaveText([`${word} elm`, `${word} ash`]);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([`${word} elm`, `${word} ash`]);
});

test('posts are filtered by status and category together, and found by words', async ({ page, staff, unique }) => {
  const word = unique('Filtered');
  await staff.posts.create.mutate({ title: `${word} one`, category: 'SEO' });
  await staff.posts.create.mutate({ title: `${word} two`, category: 'Video' });
  await staff.posts.create.mutate({ title: `${word} three`, category: 'SEO', status: 'published' });
  await page.goto('/admin?tab=posts');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(word);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Filter by category' }).selectOption('SEO');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('draft');
  await expect(page.getByRole('rowheader')).toHaveText([`${word} one`]);
  expectInAddress(page, { tab: 'posts', q: word, category: 'SEO', status: 'draft' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin?tab=posts');
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('');
});

test('subscribers are filtered by status and source', async ({ page, staff, unique }) => {
  const word = unique('sub');
  const source = unique('fair');
  await staff.subscribers.add.mutate({ email: `${word}-a@example.com`, source });
  await staff.subscribers.add.mutate({ email: `${word}-b@example.com` });
  await page.goto(`/admin?tab=newsletter&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Filter by source' }).selectOption(source);
  await expect(page.getByRole('rowheader')).toHaveText([`${word}-a@example.com`]);
  await page.getByRole('combobox', { name: 'Filter by source' }).selectOption('Website Form');
  await expect(page.getByRole('rowheader')).toHaveText([`${word}-b@example.com`]);
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('unsubscribed');
  await expect(page.getByText('No subscribers found')).toBeVisible();
  expectInAddress(page, { tab: 'newsletter', q: word, source: 'unknown', status: 'unsubscribed' });
});

test('the pages of a list keep its filters and its order', async ({ page, staff, unique }) => {
  const word = unique('Paged');
  const titles = Array.from({ length: 51 }, (_, at) => `${word} ${String(at).padStart(2, '0')}`);
  for (const title of titles) await staff.posts.create.mutate({ title });
  const filters = { tab: 'posts', q: word, status: 'draft', sort: 'title' };
  await page.goto(`/admin?${new URLSearchParams(filters)}`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('51 posts');
  await expect(page.getByRole('rowheader')).toHaveText(titles.slice(0, 50));
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(titles.slice(50));
  expectInAddress(page, filters);
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(titles.slice(0, 50));
  expectInAddress(page, filters);
});

test('an enquiry shows how long it has waited and what is left, and leaves the clock once answered', async ({
  page,
  request,
  unique,
}) => {
  const word = unique('waiting');
  await request.post('/api/contact', { data: { firstName: 'Ada', lastName: word, email: `${word}@example.com` } });
  await page.goto(`/admin?tab=contacts&q=${word}`);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row.getByRole('cell').last()).toHaveText(/^23 h left\s*Waiting \d+ min$/);
  await row.getByRole('button', { name: /: pending$/ }).click();
  await page.getByRole('menuitem', { name: 'contacted' }).click();
  await expect(row.getByRole('cell').last()).toHaveText('—');
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('pending');
  await expect(page.getByText('No contact submissions found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('contacted');
  await expect(page.getByRole('rowheader')).toHaveText([`Ada ${word}`]);
  expectInAddress(page, { tab: 'contacts', q: word, status: 'contacted' });
});

test('the overview counts the enquiries at risk and leads to them, those overdue first', async ({ page, request }) => {
  // Sample data holds one enquiry older than a day; this one is as new as can be.
  await request.post('/api/contact', { data: { firstName: 'Ada', lastName: 'Fresh', email: 'fresh@example.com' } });
  await page.goto('/admin');
  await page.getByRole('link', { name: /\d+ enquir(y|ies) at risk, \d+ overdue/ }).click();
  await expect(page).toHaveURL('/admin?tab=contacts&status=pending');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toContainText(/Overdue by \d+ (h|days)/);
  await expect(rows.last()).toContainText(/\d+ (h|min) left/);
});

test('selected posts are published or thrown away at once, each with one Undo', async ({ page, staff, unique }) => {
  const word = unique('Several');
  for (const title of ['one', 'two', 'three']) await staff.posts.create.mutate({ title: `${word} ${title}` });
  await page.goto(`/admin?tab=posts&q=${word}`);
  const withStatus = (status: string) => page.getByRole('row').getByText(status, { exact: true });
  for (const title of ['one', 'two']) await page.getByRole('checkbox', { name: `Select ${word} ${title}` }).check();
  await expect(page.getByText('2 posts selected')).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(withStatus('published')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(withStatus('draft')).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all posts shown' }).check();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('No blog posts found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(withStatus('draft')).toHaveCount(3);
});

/** The address holds these, whatever else it holds. */
function expectInAddress(page: Page, wanted: Record<string, string>) {
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject(wanted);
}
