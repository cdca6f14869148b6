import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadableColours, test } from './fixtures.ts';

test.use({ isSignedIn: true, expectedComplaints: /status of 409/ });

test('what two people changed is merged, and where both changed the same, the second is asked', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({
    title: unique('Two'),
    content: 'Words.',
    excerpt: 'Old.',
    author: 'Old',
    // Public, so that only Update saves: a draft would save itself in between.
    status: 'published',
    publishDate: '2025-03-04',
  });
  await page.goto(`/admin/blog?edit=${id}`);
  await field(page, 'Excerpt').fill('The tide turns at noon.');
  const excerpt = 'The tide turns at six in the evening.';
  await staff.posts.update.mutate({ id, changes: { author: 'Somebody else', excerpt } });
  await page.getByRole('button', { name: 'Update Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this post' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  const mine = dialog.getByRole('region', { name: 'Excerpt, mine' });
  const theirs = dialog.getByRole('region', { name: 'Excerpt, theirs' });
  await expect(mine).toHaveText('The tide turns at noon.');
  await expect(mine.locator('mark')).toHaveText(['noon']);
  await expect(theirs).toHaveText(excerpt);
  await expect(theirs.locator('mark')).toHaveText(['six in the evening']);
  // Not by colour alone: underlined for the eye, and said for those who listen.
  await expect(mine.locator('mark')).toHaveCSS('text-decoration-line', 'underline');
  await expect(mine).toMatchAriaSnapshot('- mark: /only here.*noon/');
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(page).toHaveURL('/admin/blog');
  const kept = { author: 'Somebody else', excerpt: 'The tide turns at noon.' };
  expect(await staff.posts.byId.query({ id })).toMatchObject(kept);
});

test('a draft that somebody else has changed is not overwritten by saving itself: both are shown, clean for axe in both themes', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Both'), excerpt: 'Old.', author: 'Old' });
  await page.goto(`/admin/blog?edit=${id}`);
  await expect(field(page, 'Excerpt')).toHaveValue('Old.');
  const theirs = Array.from({ length: 60 }, () => 'Theirs.').join('\n'); // more than its box shows at once
  await staff.posts.update.mutate({ id, changes: { excerpt: theirs, author: 'Somebody else' } });
  await field(page, 'Excerpt').fill('Mine.');
  await expect(page.getByText('Somebody else saved this post – save to see both').first()).toBeVisible();
  expect(await staff.posts.byId.query({ id })).toMatchObject({ excerpt: theirs, version: 2 });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this post' });
  await dialog.getByRole('radio', { name: /^Theirs/ }).check();
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expectReadableColours(page);
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(field(page, 'Excerpt')).toHaveValue(theirs);
  await expect(field(page, 'Author')).toHaveValue('Somebody else');
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
