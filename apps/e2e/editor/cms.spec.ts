import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { holdCalls } from '../support/calls.ts';
import { showDetails, showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

const DOCUMENTED_CATEGORIES = ['Strategy', 'Analytics', 'SEO', 'Content Marketing', 'Social Media'];

test('creates and edits a post; the editor shows its social card and is accessible, on a phone in the dark theme too', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Created');
  const tags = page.getByRole('list', { name: 'Chosen so far' }).getByRole('listitem');

  await test.step('the empty editor', async () => {
    await page.goto('/admin/blog');
    await page.getByRole('link', { name: 'New Post' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New Post' })).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('');
    await expect(field(page, 'Content')).toHaveAttribute('rows', '20');
    await expect(field(page, 'Excerpt')).toHaveAttribute('rows', '3');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('draft');
    const categories = page.getByRole('combobox', { name: 'Category' }).getByRole('option');
    expect((await categories.allTextContents()).slice(0, 6)).toEqual(['No category', ...DOCUMENTED_CATEGORIES]);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  });

  await test.step('its social card', async () => {
    const cardOf = (name: string) =>
      page
        .getByRole('region', { name: 'Social card preview' })
        .getByRole('img', { name: `Card with the title “${name}”` });
    await expect(cardOf('Untitled')).toHaveJSProperty('naturalWidth', 800);
    const before = await cardOf('Untitled').getAttribute('src');
    await field(page, 'Title').fill(title);
    await expect(cardOf(title)).not.toHaveAttribute('src', before ?? '');
  });

  const card = page.getByRole('row').filter({ hasText: title });
  await test.step('the post', async () => {
    await field(page, 'Content').fill('Some *words*.');
    await page.getByRole('combobox', { name: 'Tags' }).fill(' local , , two words,local');
    await page.keyboard.press('Enter');
    await expect(tags).toHaveText(['local', 'two words']);
    await page.getByLabel('Publish date').fill('2027-03-14');
    await showPreview(page);
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('emphasis')).toHaveText('words');
    await showDetails(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(card).toContainText('draft');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(card).toContainText('draft');
    await expect(card).not.toContainText('view');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('editing it', async () => {
    await card.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Post' })).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(title);
    await expect(tags).toHaveText(['local', 'two words']);
    await expect(page.getByLabel('Publish date')).toHaveValue('2027-03-14');
    await field(page, 'Excerpt').fill('In short.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL('/admin/blog');
    const { items } = await staff.posts.list.query({ q: title });
    expect(items).toMatchObject([
      { title, content: 'Some *words*.', excerpt: 'In short.', tags: ['local', 'two words'] },
    ]);
    // The start of that day in Los Angeles, on which daylight saving time begins.
    expect(items[0]?.publishDate).toBe('2027-03-14T08:00:00.000Z');
  });

  await test.step('a new post saved during navigation is there after back and forward', async () => {
    const onTheWay = unique('On the way');
    await page.getByRole('link', { name: 'New Post' }).click();
    await field(page, 'Title').fill(onTheWay);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/edit=on-the-way/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog CMS' })).toBeVisible();
    await page.goForward();
    await expect(field(page, 'Title')).toHaveValue(onTheWay);
    await page.goBack();
  });

  await test.step('a save that completes after leaving its editor does not navigate away from the next post', async () => {
    const release = await holdCalls(page, 'posts.create');
    await page.getByRole('link', { name: 'New Post' }).click();
    await field(page, 'Title').fill(unique('Late'));
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await card.getByRole('link', { name: title }).click();
    await expect(field(page, 'Title')).toHaveValue(title);
    const fetchedAgain = page.waitForResponse(/posts\.byId/); // a save refetches everything that is shown
    release();
    await fetchedAgain;
    await expect(page).toHaveURL(/edit=created/);
    await expect(field(page, 'Title')).toHaveValue(title);
  });
});

test('both spellings of the edit URL open the post, with its custom category; Delete in its row offers Unpublish and trash', async ({
  page,
  staff,
  publishPost,
  unique,
}) => {
  const title = unique('Own category');
  // The newest post is at the top of a long list.
  const publishDate = new Date().toISOString();
  const path = await publishPost(title, { category: 'Video', publishDate });
  const id = path.slice('/blog/'.length);
  await page.goto(`/admin-blog?edit=${id}`);
  await expect(page).toHaveURL(`/admin/blog?edit=${id}`);
  await expect(field(page, 'Title')).toHaveValue(title);
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveValue('Video');
  const options = await category.getByRole('option').allTextContents();
  expect(options.slice(0, 6)).toEqual(['No category', ...DOCUMENTED_CATEGORIES]);
  expect(options.slice(6)).toContain('Video');
  await field(page, 'Excerpt').fill('Saved.');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL('/admin/blog');
  expect(await staff.posts.byId.query({ id })).toMatchObject({ category: 'Video', excerpt: 'Saved.' });

  const card = page.getByRole('row').filter({ hasText: title });
  await card.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(card).toContainText('draft');
  expect((await page.request.get(path)).status()).toBe(404);
  await card.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(card).toHaveCount(0);
});

test('an empty edit parameter opens the list', async ({ page }) => {
  await page.goto('/admin/blog?edit=');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog CMS' })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test.describe('publishing an incomplete post', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('refuses a schedule without a date first; then asks about an empty title or content only, and keeps what was typed @journey', async ({
    page,
    staff,
    unique,
  }) => {
    const author = unique('Nobody');
    await page.goto('/admin/blog?new=1');
    await field(page, 'Author').fill(author);
    const status = page.getByRole('combobox', { name: 'Status' });
    const create = page.getByRole('button', { name: /^(Schedule|Publish)$/ });
    await status.selectOption('scheduled');
    const hints = page.getByRole('complementary', { name: 'Before publishing' });
    await expect(hints).toContainText(/No featured image/);
    await create.click();
    const dialog = page.getByRole('dialog');
    const region = page.getByRole('region', { name: /^Notifications/ });
    await expect(region.getByText('Failed to create post', { exact: true })).toBeVisible();
    await expect(region.getByText(/publish date/i)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(field(page, 'Author')).toHaveValue(author);

    await status.selectOption('published');
    await page.getByLabel('Publish date').fill('2025-01-01');
    await create.click();
    await expect(dialog).toContainText(/no title/);
    await expect(dialog).toContainText(/no content/);
    await expect(dialog).not.toContainText(/featured image/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Author')).toHaveValue(author);
    await create.click();
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page).toHaveURL('/admin/blog');
    const { items } = await staff.posts.list.query({ status: 'published', limit: 100 });
    expect(items.find((post) => post.author === author)).toMatchObject({
      title: '',
      id: expect.stringMatching(/^untitled/),
    });
  });
});

test('offers unsaved text again after its tab was closed; saving is announced, and a second click creates no second post', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Once');
  const tab = await page.context().newPage();
  await tab.goto('/admin/blog?new=1');
  await field(tab, 'Title').fill(title);
  await expect(tab.getByText('Not saved yet – kept on this device')).toBeVisible();
  await tab.close();

  const release = await holdCalls(page, 'posts.create');
  await page.goto('/admin/blog?new=1');
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Save draft' }).dblclick();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/admin/blog');
  expect((await staff.posts.list.query({ q: title })).total).toBe(1);
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
