import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadableColours, holdCalls, switchToDark, test } from './fixtures.ts';

test.use({ isSignedIn: true });

const DOCUMENTED_CATEGORIES = ['Strategy', 'Analytics', 'SEO', 'Content Marketing', 'Social Media'];

test('a post is created and edited; Back leads to the list', async ({ page, staff, unique }) => {
  const title = unique('Created');
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Post' })).toBeVisible();
  await expect(field(page, 'Content')).toHaveAttribute('rows', '20');
  await expect(field(page, 'Excerpt')).toHaveAttribute('rows', '3');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('draft');
  const categories = page.getByRole('combobox', { name: 'Category' }).getByRole('option');
  await expect(categories).toHaveText(['No category', ...DOCUMENTED_CATEGORIES]);

  await field(page, 'Title').fill(title);
  await field(page, 'Content').fill('Some *words*.');
  await field(page, 'Tags').fill(' local , , two words,local');
  await page.getByLabel('Publish date').fill('2027-03-14');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('emphasis')).toHaveText('words');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('draft');
  await expect(card).toContainText('0 views');

  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Post' })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(field(page, 'Tags')).toHaveValue('local, two words');
  await expect(page.getByLabel('Publish date')).toHaveValue('2027-03-14');
  await field(page, 'Excerpt').fill('In short.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page).toHaveURL('/admin/blog');
  const { items } = await staff.posts.list.query({ q: title });
  expect(items).toMatchObject([
    { title, content: 'Some *words*.', excerpt: 'In short.', tags: ['local', 'two words'] },
  ]);
  // The start of that day in Los Angeles, which changes its clocks on that very day.
  expect(items[0]?.publishDate).toBe('2027-03-14T08:00:00.000Z');

  await page.goto('/admin/blog?new=1');
  await expect(field(page, 'Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog CMS' })).toBeVisible();
});

test('the editor shows the social card of what is typed', async ({ page, unique }) => {
  await page.goto('/admin/blog?new=1');
  const cardOf = (title: string) =>
    page
      .getByRole('region', { name: 'Social card preview' })
      .getByRole('img', { name: `Card with the title “${title}”` });
  await expect(cardOf('Untitled')).toHaveJSProperty('naturalWidth', 800);
  const before = await cardOf('Untitled').getAttribute('src');
  const title = unique('Neap tide');
  await field(page, 'Title').fill(title);
  await expect(cardOf(title)).not.toHaveAttribute('src', before ?? '');
});

test('an address with edit opens that post, under both spellings, with a category of its own', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Own category');
  const { id } = await staff.posts.create.mutate({ title, category: 'Video' });
  await page.goto(`/admin-blog?edit=${id}`);
  await expect(page).toHaveURL(`/admin/blog?edit=${id}`);
  await expect(field(page, 'Title')).toHaveValue(title);
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveValue('Video');
  await expect(category.getByRole('option')).toHaveText(['No category', ...DOCUMENTED_CATEGORIES, 'Video']);
  await field(page, 'Excerpt').fill('Saved.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page).toHaveURL('/admin/blog');
  expect(await staff.posts.byId.query({ id })).toMatchObject({ category: 'Video', excerpt: 'Saved.' });
});

test('publishing without title or content asks once more, saying what is missing', async ({ page, staff, unique }) => {
  const author = unique('Nobody');
  await page.goto('/admin/blog?new=1');
  await field(page, 'Author').fill(author);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await page.getByLabel('Publish date').fill('2025-01-01');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/no title/);
  await expect(dialog).toContainText(/no content/);
  await expect(dialog).toContainText(/No featured image/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Author')).toHaveValue(author);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page).toHaveURL('/admin/blog');
  const { items } = await staff.posts.list.query({ status: 'published', limit: 100 });
  expect(items.find((post) => post.author === author)).toMatchObject({
    title: '',
    id: expect.stringMatching(/^untitled/),
  });
});

test.describe('a schedule without a date', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('is refused with a sentence, and nothing typed is lost', async ({ page, unique }) => {
    const title = unique('Some day');
    await page.goto('/admin/blog?new=1');
    await field(page, 'Title').fill(title);
    await field(page, 'Content').fill('Words.');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('scheduled');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click();
    const region = page.getByRole('region', { name: /^Notifications/ });
    await expect(region.getByText('Failed to create post', { exact: true })).toBeVisible();
    await expect(region.getByText(/publish date/i)).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(title);
  });
});

test('Delete on a card has both ways out', async ({ page, publishPost, unique }) => {
  const title = unique('Card');
  // The newest first: the list is long.
  const path = await publishPost(title, { publishDate: new Date().toISOString() });
  await page.goto('/admin/blog');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(card).toContainText('draft');
  expect((await page.request.get(path)).status()).toBe(404);
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(card).toHaveCount(0);
});

test('text that never reached the server is offered back after the tab was closed', async ({ page, unique }) => {
  const title = unique('Never saved');
  await page.goto('/admin/blog?new=1');
  await field(page, 'Title').fill(title);
  await expect(page.getByText('Not saved yet – kept on this device')).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  await other.goto('/admin/blog?new=1');
  await other.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Restore' }).click();
  await expect(field(other, 'Title')).toHaveValue(title);
});

test('the button says that it is saving, and a second click makes no second post', async ({ page, staff, unique }) => {
  const title = unique('Once');
  await page.goto('/admin/blog?new=1');
  await field(page, 'Title').fill(title);
  const release = await holdCalls(page, 'posts.create');
  await page.getByRole('button', { name: 'Create Post' }).dblclick();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/admin/blog');
  expect((await staff.posts.list.query({ q: title })).total).toBe(1);
});

test('the list and the editor are accessible in both themes', async ({ page }) => {
  for (const [address, heading] of [
    ['/admin/blog', 'Blog CMS'],
    ['/admin/blog?new=1', 'New Post'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await switchToDark(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectReadableColours(page);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    // Kept before the next page reads it.
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
