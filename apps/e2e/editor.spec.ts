import type { Page } from '@playwright/test';
import { cutOff, expect, expectAccessible, expectReadableColours, test } from './fixtures.ts';
import { staffLogin } from './staff-login.ts';

test.use({ isSignedIn: true });

test('a draft saves itself, a new one under the title that was left', async ({ page, staff, unique }) => {
  const title = unique('By itself');
  await page.goto('/admin/blog?new=1');
  await field(page, 'Title').fill(title);
  await field(page, 'Content').fill('First words.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\?edit=by-itself/);
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeVisible();
  await field(page, 'Tags').pressSequentially('one, ');
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(field(page, 'Tags')).toHaveValue('one, ');
  const { items } = await staff.posts.list.query({ q: title });
  expect(items).toMatchObject([{ title, content: 'First words.', tags: ['one'], status: 'draft' }]);
});

test('a published post changes only on Update: until then what is typed is kept on the device', async ({
  page,
  staff,
  publishPost,
  unique,
}) => {
  const id = (await publishPost(unique('Public'))).slice('/blog/'.length);
  await page.goto(`/admin/blog?edit=${id}`);
  await field(page, 'Content').fill('New words.');
  await expect(page.getByText('Not saved yet – kept on this device')).toBeVisible();
  await page.waitForTimeout(3000);
  expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'The tide came in at noon.', version: 1 });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'New words.', version: 2 });
});

test('the preview changes the paragraph that is typed in, and leaves the others as they are', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({ title: unique('In place'), content: 'One.\n\nTwo.\n\nThree.' });
  await page.goto(`/admin/blog?edit=${id}`);
  const paragraphs = page.getByRole('region', { name: 'Preview' }).locator('.prose > *');
  await expect(paragraphs).toHaveText(['One.', 'Two.', 'Three.']);
  await paragraphs.evaluateAll((elements) => elements.forEach((element) => Object.assign(element, { isOld: true })));
  const areOld = () => paragraphs.evaluateAll((elements) => elements.map((element) => 'isOld' in element));

  await field(page, 'Content').fill('One.\n\n*Two* more.\n\nThree.');
  await expect(paragraphs).toHaveText(['One.', 'Two more.', 'Three.']);
  await expect(paragraphs.getByRole('emphasis')).toHaveText('Two');
  expect(await areOld()).toEqual([true, true, true]);
  await field(page, 'Content').fill('One.\n\n*Two* more.\n\nBetween.\n\nThree.');
  await expect(paragraphs).toHaveText(['One.', 'Two more.', 'Between.', 'Three.']);
  expect(await areOld()).toEqual([true, true, false, true]);
  await field(page, 'Content').fill('One.\n\n## Two\n\nBetween.\n\nThree.');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Two' })).toBeVisible();
  await expect(paragraphs).toHaveText(['One.', 'Two', 'Between.', 'Three.']);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/ });

  test('typing goes on, and the draft is saved when the connection is back', async ({ page, staff, unique }) => {
    const { id } = await staff.posts.create.mutate({ title: unique('Offline'), content: 'Before.' });
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('Before.')).toBeVisible();
    await page.context().setOffline(true);
    await field(page, 'Content').fill('Typed without a connection.');
    await expect(page.getByText('Offline – kept on this device').first()).toBeVisible();
    await field(page, 'Content').press('End');
    await field(page, 'Content').pressSequentially(' And on.');
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await staff.posts.byId.query({ id })).content)
      .toBe('Typed without a connection. And on.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('a failed save loses nothing, also when the tab is closed afterwards', async ({ page, publishPost, unique }) => {
    const id = (await publishPost(unique('Failed save'))).slice('/blog/'.length);
    await page.goto(`/admin/blog?edit=${id}`);
    await cutOff(page, 'posts.update');
    await field(page, 'Content').fill('Never arrived.');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Failed to update post', { exact: true })).toBeVisible();
    await expect(field(page, 'Content')).toHaveValue('Never arrived.');
    const other = await page.context().newPage();
    await page.close();
    await other.goto(`/admin/blog?edit=${id}`);
    await other.getByRole('button', { name: 'Restore' }).click();
    await expect(field(other, 'Content')).toHaveValue('Never arrived.');
  });
});

test('after a crash of the tab the text is offered back, and Discard goes back to the saved one', async ({
  page,
  publishPost,
  unique,
}) => {
  const id = (await publishPost(unique('Crash'))).slice('/blog/'.length);
  await page.goto(`/admin/blog?edit=${id}`);
  await field(page, 'Content').pressSequentially('Typed right before the crash. ');
  await expect(page.getByText('Not saved yet – kept on this device')).toBeVisible();
  await page.waitForTimeout(1000); // four times as long as a keystroke may wait to be written down
  const other = await page.context().newPage();
  const crash = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crash;

  await other.goto('/admin/blog');
  await other
    .getByRole('region', { name: 'Unsaved text' })
    .getByRole('link', { name: /^Crash/ })
    .click();
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(field(other, 'Content')).toHaveValue(/^Typed right before the crash\. The tide/);
  await other.getByRole('button', { name: 'Back' }).click();
  await other.goto(`/admin/blog?edit=${id}`);
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(field(other, 'Content')).toHaveValue('The tide came in at noon.');
});

test.describe('a session that ends while a draft is being written', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('opens sign-in over the text, and the draft is saved after it', async ({ page, staff, unique }) => {
    const { id } = await staff.posts.create.mutate({ title: unique('Expiry'), content: 'Before.' });
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(field(page, 'Content')).toHaveValue('Before.');
    await page.evaluate(() => localStorage.setItem('authToken', 'ended'));
    await field(page, 'Content').fill('Typed after the end.');
    const dialog = page.getByRole('dialog', { name: 'Admin Login' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
    await dialog.getByLabel('Password').fill(staffLogin.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(field(page, 'Content')).toHaveValue('Typed after the end.');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'Typed after the end.' });
  });
});

test('a second tab of the same post is noticed while it is open', async ({ page, publishPost, unique }) => {
  const id = (await publishPost(unique('Twice'))).slice('/blog/'.length);
  await page.goto(`/admin/blog?edit=${id}`);
  await expect(field(page, 'Title')).toBeVisible();
  await expect(page.getByText('This post is open in another tab, too.')).toBeHidden();
  const other = await page.context().newPage();
  await other.goto(`/admin/blog?edit=${id}`);
  await expect(other.getByText('This post is open in another tab, too.')).toBeVisible();
  await expect(page.getByText('This post is open in another tab, too.')).toBeVisible();
  await other.close();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('This post is open in another tab, too.')).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('revisions are compared word by word and restored; both are clean for axe in both themes', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Revised');
  const rest = '\n\nNothing else changed.'.repeat(40); // more than the dialog shows at once
  const { id } = await staff.posts.create.mutate({ title, content: `The low tide came.${rest} At last.` });
  await staff.posts.update.mutate({ id, changes: { content: `The high tide came.${rest.repeat(2)} At length.` } });
  await page.goto(`/admin/blog?edit=${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revisions' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const changes = dialog.getByRole('region', { name: 'Changes since then' });
  await expect(changes.getByText('low', { exact: true })).toBeVisible();
  await expect(changes.getByText('high', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expectReadableColours(page);
  await dialog.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Content')).toHaveValue(/^The low tide came\./);
  const restored = { content: `The low tide came.${rest} At last.`, version: 3 };
  expect(await staff.posts.byId.query({ id })).toMatchObject(restored);
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
