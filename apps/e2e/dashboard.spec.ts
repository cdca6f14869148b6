import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectReadableColours, holdCalls, test } from './fixtures.ts';

test.use({ isSignedIn: true });

const TABS = [
  ['Overview', '/admin'],
  ['Blog Posts', '/admin?tab=posts'],
  ['Newsletter', '/admin?tab=newsletter'],
  ['Contacts', '/admin?tab=contacts'],
  ['Analytics', '/admin?tab=analytics'],
  ['Settings', '/admin?tab=settings'],
] as const;

test('six tabs are mirrored in the address, so that reload and back keep them', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('tab')).toHaveText(TABS.map(([name]) => name));
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  for (const [name, address] of TABS.slice(1)) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
});

for (const theme of ['light', 'dark'] as const) {
  for (const [name, address] of TABS) {
    test(`${name} is accessible in the ${theme} theme`, async ({ page, request, staff, unique }) => {
      // A few rows of each kind: what is wrong with one is wrong with a hundred.
      const word = unique('Row');
      await staff.posts.create.mutate({ title: word });
      await staff.subscribers.add.mutate({ email: `${word}@example.com` });
      await request.post('/api/contact', { data: { firstName: 'Ada', lastName: word, email: 'ada@example.com' } });
      if (theme === 'dark') {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      }
      await page.goto(address.includes('?') ? `${address}&q=${word}` : address);
      await expect(shownOf(page, name)).toBeVisible();
      await (theme === 'light' ? expectAccessible(page) : expectReadableColours(page));
    });
  }
}

/** What a tab shows once its data is there. */
function shownOf(page: Page, name: (typeof TABS)[number][0]): Locator {
  const panel = page.getByRole('tabpanel', { name });
  if (name === 'Overview') return panel.getByRole('region', { name: 'Recent Activity' });
  if (name === 'Analytics') return panel.getByRole('heading', { name: 'Views per day' });
  if (name === 'Settings') return panel.getByRole('textbox', { name: 'Site Title' });
  return panel.getByRole('rowheader');
}

test('Blog Posts shows every status with its word, and a dash where nobody has looked', async ({
  page,
  staff,
  unique,
}) => {
  const word = unique('Statuses');
  await staff.posts.create.mutate({ title: `${word} one`, status: 'draft' });
  await staff.posts.create.mutate({ title: `${word} two`, status: 'published', publishDate: '2025-01-01' });
  await staff.posts.create.mutate({ title: `${word} three`, status: 'scheduled', publishDate: '2999-01-01' });
  await page.goto(`/admin?tab=posts&q=${word}`);
  for (const [title, status] of [
    ['one', 'draft'],
    ['two', 'published'],
    ['three', 'scheduled'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: `${word} ${title}` });
    await expect(row.getByText(status, { exact: true })).toBeVisible();
    await expect(row.getByRole('cell').nth(5)).toHaveText('—');
  }
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('scheduled');
  await expect(page).toHaveURL(/status=scheduled/);
  await expect(page.getByRole('rowheader')).toHaveText([`${word} three`]);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('no such words at all');
  await expect(page.getByText('No blog posts found')).toBeVisible();
});

test('Delete asks which way, and Unpublish keeps the post as a draft', async ({ page, staff, publishPost, unique }) => {
  const title = unique('Unpublish me');
  const path = await publishPost(title);
  await page.goto(`/admin?tab=posts&q=${title}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${title}”?` });
  await expect(dialog.getByRole('button', { name: 'Move to trash' })).toBeVisible();
  await expectAccessible(page);
  const release = await holdCalls(page, 'posts.update');
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(dialog.getByRole('button', { name: 'Unpublishing...' })).toBeDisabled();
  release();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('draft');
  expect(await staff.posts.byId.query({ id: path.slice('/blog/'.length) })).toMatchObject({ status: 'draft' });
});

test('Delete moves a post to the trash, from which it can be restored', async ({ page, publishPost, unique }) => {
  const title = unique('Trash me');
  const path = await publishPost(title);
  await page.goto(`/admin?tab=posts&q=${title}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('No blog posts found')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);

  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(200);
});

test('several posts are unpublished at once, and one Undo brings them back', async ({ page, publishPost, unique }) => {
  const word = unique('Bulk');
  for (const title of ['one', 'two']) await publishPost(`${word} ${title}`);
  await page.goto(`/admin?tab=posts&q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all posts shown' }).check();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByRole('row').getByText('draft', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row').getByText('published', { exact: true })).toHaveCount(2);
});

test('a subscriber is added, edited and removed', async ({ page, staff, unique }) => {
  const word = unique('subscriber');
  const email = `${word}@example.com`;
  await page.goto(`/admin?tab=newsletter&q=${word}`);
  await expect(page.getByText('No subscribers found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Subscriber' }).click();
  await page.getByRole('dialog', { name: 'Add Subscriber' }).getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('active');
  await expect(row).toContainText('Website Form');

  await row.getByRole('button', { name: `Edit ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Subscriber' });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('unsubscribed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('unsubscribed');

  await row.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('dialog', { name: 'Remove this subscriber?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No subscribers found')).toBeVisible();
  expect((await staff.subscribers.list.query({ q: word })).total).toBe(0);
});

test('Export saves the subscribers that are shown as a file', async ({ page, staff, unique }) => {
  const word = unique('export');
  await staff.subscribers.add.mutate({ email: `${word}@example.com`, source: '=1+1' });
  await page.goto(`/admin?tab=newsletter&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const lines = file.trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${word}@example.com`);
  expect(lines[1]).not.toMatch(/(^|,)"?=/); // a spreadsheet would calculate it
});

test('an enquiry opens to its message, and its status can be changed', async ({ page, request, staff, unique }) => {
  const word = unique('enquiry');
  const sender = { firstName: 'Ada', lastName: word, email: `${word}@example.com` };
  await request.post('/api/contact', { data: { ...sender, message: 'First line.\nSecond line.', company: 'Marsh' } });
  await request.post('/api/contact', { data: { ...sender, lastName: `${word} again` } });
  await page.goto(`/admin?tab=contacts&q=${word}`);
  const row = page.getByRole('row').filter({ hasText: 'Marsh' });
  const opener = row.getByRole('button', { name: `Ada ${word}`, exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('First line.')).toBeVisible();
  await opener.click();
  await expect(page.getByText('First line.')).toBeHidden();
  await page.getByRole('button', { name: `Ada ${word} again`, exact: true }).click();
  await expect(page.getByText('No message provided')).toBeVisible();

  await row.getByRole('button', { name: /: pending$/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['pending', 'contacted', 'qualified', 'won', 'lost', 'spam']);
  await page.getByRole('menuitem', { name: 'contacted' }).click();
  await expect(row.getByRole('button', { name: /: contacted$/ })).toBeVisible();
  await expect
    .poll(async () => (await staff.contacts.list.query({ q: word, status: 'contacted' })).items)
    .toMatchObject([{ company: 'Marsh' }]);
  await page.getByRole('searchbox', { name: 'Search enquiries' }).fill('no such person');
  await expect(page.getByText('No contact submissions found')).toBeVisible();
});

test('what happened last leads to its row', async ({ page, request, unique }) => {
  const word = unique('latest');
  const sender = { firstName: 'Ada', lastName: word, email: `${word}@example.com` };
  await request.post('/api/contact', { data: sender });
  await page.goto('/admin');
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  // Others write in at the same time: two of the newest are shown.
  const entry = activity.getByRole('link', { name: /^From .+ - .+/ }).first();
  await entry.click();
  await expect(page).toHaveURL(/tab=contacts&row=/);
  await expect(page.getByRole('rowheader').getByRole('button', { expanded: true })).toBeVisible();
});
