import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableColours } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

/** Maximum number of interactions, besides typing, from New Post to the published post. */
const MOST_INTERACTIONS = 6;

test('a new post with a category is written and published in at most six interactions besides typing @journey', async ({
  page,
  staff,
  unique,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = unique('Quick');
  let interactions = 0;
  async function click(button: Locator) {
    interactions += 1;
    await button.click();
  }
  await page.goto('/admin/blog');
  await click(page.getByRole('link', { name: 'New Post' }));
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type(title);
  interactions += 1;
  await page.keyboard.press('Enter'); // from the title to the text
  await page.keyboard.type('The tide came in at noon.');
  interactions += 1;
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Strategy');
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
  await expect(dialog).toContainText('No excerpt');
  await expect(dialog).not.toContainText(/featured image/i);
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expectReadableColours(page);
  await click(dialog.getByRole('button', { name: 'Publish', exact: true }));
  expect(interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);

  await expect(page).toHaveURL('/admin/blog');
  const { items } = await staff.posts.list.query({ q: title });
  expect(items).toMatchObject([{ title, status: 'published', category: 'Strategy' }]);

  const notice = page.getByRole('region', { name: /^Notifications/ });
  await expect(notice.getByText('Published', { exact: true })).toBeVisible();
  await notice.getByRole('button', { name: 'Copy link' }).click();
  await expect(notice.getByText('Link copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/blog/${items[0]?.id}`);
  await page.goto(copied);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the author of a new post is the person who is signed in; an untouched new post has no unsaved changes', async ({
  page,
  session,
}) => {
  await page.goto('/admin/blog?new=1');
  await expect(field(page, 'Author')).toHaveValue(session.user.name);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog CMS' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved text' })).toHaveCount(0);
});

test('schedules a post for a date in the agency zone from the dialog; the button and the notice name it', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Later');
  await page.goto('/admin/blog?new=1');
  await field(page, 'Title').fill(title);
  await field(page, 'Content').fill('Words for later.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'On a date' }).check();
  await expect(dialog.getByRole('button', { name: /^Schedule for .* 9:00 AM$/ })).toBeVisible();
  await dialog.getByLabel('Publish date').fill('');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toContainText('Choose a date.');
  await dialog.getByLabel('Publish date').fill('2099-12-01');
  await dialog.getByLabel('Time').fill('09:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule for Dec 1, 2099, 9:30 AM' }).click();
  const notice = page.getByRole('region', { name: /^Notifications/ });
  await expect(notice.getByText('Scheduled for Dec 1, 2099, 9:30 AM', { exact: true })).toBeVisible();
  const { items } = await staff.posts.list.query({ q: title });
  // 9:30 AM in Los Angeles.
  expect(items).toMatchObject([{ status: 'scheduled', publishDate: '2099-12-01T17:30:00.000Z' }]);
  expect((await page.request.get(`/blog/${items[0]?.id}`)).status()).toBe(404);
});

test('Update names a link to the post; Unpublish takes it off the site', async ({
  page,
  staff,
  publishPost,
  unique,
}) => {
  const path = await publishPost(unique('Live'));
  const id = path.slice('/blog/'.length);
  await page.goto(`/admin/blog?edit=${id}`);
  await field(page, 'Content').fill('Changed words.');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const notice = page.getByRole('region', { name: /^Notifications/ });
  await expect(notice.getByText('Updated', { exact: true })).toBeVisible();
  await notice.getByRole('link', { name: 'View post' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Changed words.')).toBeVisible();

  await page.goto(`/admin/blog?edit=${id}`);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('draft');
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(notice.getByText('Unpublished', { exact: true })).toBeVisible();
  expect(await staff.posts.byId.query({ id })).toMatchObject({ status: 'draft', content: 'Changed words.' });
  expect((await page.request.get(path)).status()).toBe(404);
});

test('Enter in a field neither saves nor publishes', async ({ page, staff, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Kept a draft'), content: 'Words.' });
  await page.goto(`/admin/blog?edit=${id}`);
  await field(page, 'Author').press('Enter');
  await field(page, 'Title').press('Enter');
  await expect(field(page, 'Content')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await staff.posts.byId.query({ id })).toMatchObject({ status: 'draft', version: 1 });
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
