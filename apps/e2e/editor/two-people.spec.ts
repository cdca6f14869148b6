import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableColours } from '../support/accessibility.ts';
import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true, expectedComplaints: /status of 409/ });

test('concurrent edits: autosave does not overwrite a newer draft but shows both; separate changes are merged, conflicting ones ask the second author', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Two'), excerpt: 'Old.', author: 'Old' });
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this post' });
  await page.goto(`/admin/blog?edit=${id}`);
  await expect(field(page, 'Excerpt')).toHaveValue('Old.');

  await test.step('the other version is saved; both are shown, accessible in both themes', async () => {
    const theirs = Array.from({ length: 60 }, () => 'Theirs.').join('\n'); // overflows its box
    await staff.posts.update.mutate({ id, changes: { excerpt: theirs, author: 'Someone else' } });
    await field(page, 'Excerpt').fill('Mine.');
    await expect(page.getByText('Someone else saved this post – save to see both').first()).toBeVisible();
    expect(await staff.posts.byId.query({ id })).toMatchObject({ excerpt: theirs, version: 2 });
    await page.keyboard.press('Control+s');
    await dialog.getByRole('radio', { name: /^Theirs/ }).check();
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expectReadableColours(page);
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(field(page, 'Excerpt')).toHaveValue(theirs);
    await expect(field(page, 'Author')).toHaveValue('Someone else');
  });

  await test.step('text typed before the dialog opens is kept', async () => {
    await staff.posts.update.mutate({ id, changes: { excerpt: 'Theirs again.' } });
    const release = await holdCalls(page, 'posts.update');
    await field(page, 'Excerpt').fill('Mine again.');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await field(page, 'Content').fill('Typed meanwhile.');
    release();
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(field(page, 'Content')).toHaveValue('Typed meanwhile.');
    const both = { excerpt: 'Mine again.', content: 'Typed meanwhile.' };
    expect(await staff.posts.byId.query({ id })).toMatchObject(both);
  });

  await test.step('text typed in a field that changed meanwhile does not overwrite it, but needs a choice', async () => {
    await staff.posts.update.mutate({ id, changes: { author: 'Theirs' } });
    const release = await holdCalls(page, 'posts.update');
    await field(page, 'Excerpt').fill('Mine once more.');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await field(page, 'Author').fill('Mine');
    release();
    await expect(dialog.getByRole('region', { name: 'Author, theirs' })).toHaveText('Theirs');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ author: 'Theirs' });
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await staff.posts.byId.query({ id })).toMatchObject({ author: 'Mine', excerpt: 'Mine once more.' });
  });

  await test.step('the own version is saved, merged with their other changes', async () => {
    const excerpt = 'The tide turns at six in the evening.';
    await staff.posts.update.mutate({ id, changes: { author: 'Someone else again', excerpt } });
    await field(page, 'Excerpt').fill('The tide turns at noon.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog.getByRole('group')).toHaveCount(1);
    const mine = dialog.getByRole('region', { name: 'Excerpt, mine' });
    const theirs = dialog.getByRole('region', { name: 'Excerpt, theirs' });
    await expect(mine).toHaveText('The tide turns at noon.');
    await expect(mine.locator('mark')).toHaveText(['noon']);
    await expect(theirs).toHaveText(excerpt);
    await expect(theirs.locator('mark')).toHaveText(['six in the evening']);
    // The difference is shown not by colour alone: it is underlined, and announced to screen readers.
    await expect(mine.locator('mark')).toHaveCSS('text-decoration-line', 'underline');
    await expect(mine).toMatchAriaSnapshot('- mark: /only here.*noon/');
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(page).toHaveURL('/admin/blog');
    const kept = { author: 'Someone else again', excerpt: 'The tide turns at noon.' };
    expect(await staff.posts.byId.query({ id })).toMatchObject(kept);
  });
});

test.describe('a post that someone else has moved to the trash', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('is restored and saved from the editor @journey', async ({ page, staff, publishPost, unique }) => {
    const id = (await publishPost(unique('Trashed'))).slice('/blog/'.length);
    await page.goto(`/admin/blog?edit=${id}`);
    await field(page, 'Content').fill('Typed meanwhile.');
    await staff.posts.remove.mutate({ id });
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'This post is in the trash' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Content')).toHaveValue('Typed meanwhile.');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await dialog.getByRole('button', { name: 'Restore and save' }).click();
    await expect(page).toHaveURL('/admin/blog');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'Typed meanwhile.', status: 'published' });
  });

  test('autosave of a draft opens no dialog, but says that the post is in the trash', async ({
    page,
    staff,
    unique,
  }) => {
    const { id } = await staff.posts.create.mutate({ title: unique('Trashed draft') });
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(field(page, 'Title')).toBeVisible();
    await staff.posts.remove.mutate({ id });
    await field(page, 'Content').fill('Typed meanwhile.');
    await expect(page.getByText('This post is in the trash – save to restore it').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
