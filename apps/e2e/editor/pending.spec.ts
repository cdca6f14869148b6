import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';

test.use({ isSignedIn: true });

test('changes to a live post are kept as a pending draft that only staff see, shown by a preview link, and published by Update', async ({
  page,
  request,
  staff,
  publishPost,
  unique,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = unique('Pending');
  const path = await publishPost(title, { content: 'Live words.', publishDate: '2025-02-03' });
  const id = path.slice('/blog/'.length);
  const notice = page.getByRole('region', { name: 'Pending changes' });

  await test.step('kept on the server; the live post stays as it is', async () => {
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible();
    await field(page, 'Content').fill('Later words.');
    await page.getByRole('button', { name: 'Update later' }).click();
    await page.getByRole('menuitem', { name: 'Keep as pending draft' }).click();
    await expect(notice).toContainText('Visitors see the live post as it is.');
    await expect(page.getByText('Saved as pending')).toBeVisible();
    expect(await (await request.get(path)).text()).toContain('Live words.');
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  });

  await test.step('saved by itself from then on, also for the next visit', async () => {
    await field(page, 'Excerpt').fill('A later excerpt.');
    await expect(page.getByText('Saved as pending')).toBeHidden();
    await expect(page.getByText('Saved as pending')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Content')).toHaveValue('Later words.');
    await expect(field(page, 'Excerpt')).toHaveValue('A later excerpt.');
    expect(await (await request.get(path)).text()).not.toContain('ater');
  });

  await test.step('marked in the list', async () => {
    await page.goto(`/admin?${new URLSearchParams({ tab: 'posts', q: title })}`);
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Pending changes');
    await expectAccessible(page);
  });

  await test.step('shown by a preview link', async () => {
    await page.goto(`/admin/blog?edit=${id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Copy preview link' }).click();
    await expect(page.getByText('Preview link copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await (await request.get(link)).text()).toContain('Later words.');
  });

  await test.step('discarded, with Undo', async () => {
    await notice.getByRole('button', { name: 'Discard' }).click();
    await expect(notice).toBeHidden();
    await expect(field(page, 'Content')).toHaveValue('Live words.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toBeVisible();
    await expect(field(page, 'Content')).toHaveValue('Later words.');
  });

  await test.step('published by Update', async () => {
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page).toHaveURL('/admin/blog');
    expect(await (await request.get(path)).text()).toContain('Later words.');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ version: 2, excerpt: 'A later excerpt.' });
    expect(await staff.posts.pending.byPost.query({ id })).toMatchObject({ pending: null });
  });
});

test.describe('revisions', () => {
  test('a revision of a published post is restored as pending changes (issue 29) @journey', async ({
    page,
    staff,
    publishPost,
    unique,
  }) => {
    const id = (await publishPost(unique('Live'), { content: 'First words.' })).slice('/blog/'.length);
    await staff.posts.update.mutate({ id, changes: { content: 'Live words.' } });
    await page.goto(`/admin/blog?edit=${id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Revisions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revisions' });
    await dialog.getByRole('button', { name: 'Restore as pending changes' }).click();
    await expectToast(page, 'Kept as pending draft', 'Readers see the post as it was.');
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Content')).toHaveValue('First words.');
    await expect(page.getByRole('region', { name: 'Pending changes' })).toBeVisible();
    expect((await staff.posts.byId.query({ id })).content).toBe('Live words.');
  });

  // The text replaced by a revision is based on an older version of the pending changes, so its save is a conflict and is
  // merged.
  test.use({ expectedComplaints: /409/ });

  test('a revision is restored into the pending changes, and discarded changes come back from Revisions', async ({
    page,
    staff,
    publishPost,
    unique,
  }) => {
    const path = await publishPost(unique('Restored'), { content: 'First words.' });
    const id = path.slice('/blog/'.length);
    await staff.posts.update.mutate({ id, changes: { content: 'Live words.' } });
    const notice = page.getByRole('region', { name: 'Pending changes' });
    const dialog = page.getByRole('dialog', { name: 'Revisions' });
    const openRevisions = async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Revisions' }).click();
    };

    await test.step('a revision replaces the pending text; the live post stays', async () => {
      await page.goto(`/admin/blog?edit=${id}`);
      await field(page, 'Content').fill('Later words.');
      await page.getByRole('button', { name: 'Update later' }).click();
      await page.getByRole('menuitem', { name: 'Keep as pending draft' }).click();
      await expect(notice).toBeVisible();
      await openRevisions();
      await expect(dialog).toContainText('Unsaved text stays in this browser');
      await dialog.getByRole('button', { name: 'Restore as pending changes' }).click();
      await expect(field(page, 'Content')).toHaveValue('First words.');
      await expect(page.getByText('Saved as pending')).toBeVisible();
      const { pending } = await staff.posts.pending.byPost.query({ id });
      expect(pending?.fields.content).toBe('First words.');
      expect((await staff.posts.byId.query({ id })).content).toBe('Live words.');
    });

    await test.step('the replaced text is among the unsaved texts, and can be taken up', async () => {
      await page.goto('/admin/blog');
      await page.getByRole('region', { name: 'Unsaved text' }).getByRole('link').click();
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(field(page, 'Content')).toHaveValue('Later words.');
      await expect(page.getByText('Saved as pending')).toBeVisible();
    });

    await test.step('discarded changes are in Revisions, also after the notice is gone', async () => {
      await notice.getByRole('button', { name: 'Discard' }).click();
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(field(page, 'Content')).toHaveValue('Live words.');
      await openRevisions();
      await dialog.getByRole('button', { name: /Discarded changes/ }).click();
      await expect(dialog.getByRole('region', { name: 'Changes since then' }).getByText('Later')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Restore these changes' }).click();
      await expect(notice).toBeVisible();
      await expect(field(page, 'Content')).toHaveValue('Later words.');
    });
  });
});

test('an update is scheduled in the agency’s time zone and goes live when its date comes', async ({
  page,
  request,
  staff,
  publishPost,
  unique,
}) => {
  const path = await publishPost(unique('Scheduled update'), { content: 'Live words.', publishDate: '2025-02-03' });
  const id = path.slice('/blog/'.length);
  await page.goto(`/admin/blog?edit=${id}`);
  await field(page, 'Content').fill('Later words.');
  await page.getByRole('button', { name: 'Update later' }).click();
  await page.getByRole('menuitem', { name: 'Schedule the update for…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule the update' });
  await dialog.getByLabel('Day').fill('2099-12-01');
  await dialog.getByLabel('Time').fill('09:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule update' }).click();
  const notice = page.getByRole('region', { name: 'Pending changes' });
  await expect(notice).toContainText('Goes live December 1, 2099 at 9:30 AM PST');
  expect(await staff.posts.pending.byPost.query({ id })).toMatchObject({
    pending: { goesLiveAt: '2099-12-01T17:30:00.000Z' },
  });
  expect(await (await request.get(path)).text()).toContain('Live words.');

  await test.step('a scheduled text does not change by itself', async () => {
    await field(page, 'Excerpt').fill('Half a sen');
    await expect(page.getByText('Not saved yet – kept on this device')).toBeVisible();
    await field(page, 'Excerpt').fill('A whole sentence.');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved as pending')).toBeVisible();
    await expect(notice).toContainText('Goes live December 1, 2099');
  });

  await test.step('a date that has come', async () => {
    await page.getByRole('button', { name: 'Update later' }).click();
    await page.getByRole('menuitem', { name: 'Change the date of the update…' }).click();
    await expect(dialog.getByLabel('Day')).toHaveValue('2099-12-01');
    await dialog.getByLabel('Day').fill('2025-03-01');
    await expect(dialog).toContainText('That time has passed');
    await dialog.getByRole('button', { name: 'Schedule update' }).click();
    await expect.poll(async () => (await request.get(path)).text()).toContain('Later words.');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ excerpt: 'A whole sentence.' });
  });
});

test('an update is undone from its notice, in the list and in the editor @journey', async ({
  page,
  staff,
  publishPost,
  unique,
}) => {
  const path = await publishPost(unique('Undone'), { content: 'First words.', publishDate: '2025-02-03' });
  const id = path.slice('/blog/'.length);
  const undo = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' });

  await test.step('after the editor was closed', async () => {
    await page.goto(`/admin/blog?edit=${id}`);
    await field(page, 'Content').fill('Second words.');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page).toHaveURL('/admin/blog');
    await undo.click();
    await expect(page.getByText('Update undone', { exact: true })).toBeVisible();
    expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'First words.', version: 3 });
  });

  await test.step('in an open editor, which shows the text before', async () => {
    await page.goto(`/admin/blog?edit=${id}`);
    await field(page, 'Content').fill('Third words.');
    await page.keyboard.press('Control+s');
    await undo.click();
    await expect(field(page, 'Content')).toHaveValue('First words.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'First words.', version: 5 });
  });
});

test.describe('two people', () => {
  test.use({ expectedComplaints: /status of 409/ });

  test('pending changes are merged with the live post; a field changed in both needs a choice, and an update followed by another is not undone', async ({
    page,
    staff,
    publishPost,
    unique,
  }) => {
    const path = await publishPost(unique('Both'), { content: 'Live.', author: 'Old', publishDate: '2025-02-03' });
    const id = path.slice('/blog/'.length);
    await staff.posts.pending.keep.mutate({
      id,
      changes: { content: 'Later.' },
      expectedVersion: null,
      liveVersion: 1,
    });
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(field(page, 'Content')).toHaveValue('Later.');
    await staff.posts.update.mutate({ id, changes: { content: 'Live again.', author: 'New' } });
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this post' });
    await expect(dialog.getByRole('group')).toHaveCount(1);
    await expect(dialog.getByRole('region', { name: 'Content, theirs' })).toHaveText('Live again.');
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(page).toHaveURL('/admin/blog');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'Later.', author: 'New', version: 3 });

    await staff.posts.update.mutate({ id, changes: { excerpt: 'Since.' } });
    const notices = page.getByRole('region', { name: /^Notifications/ });
    await notices.getByRole('button', { name: 'Undo' }).click();
    await expect(notices).toContainText('Failed to undo the update');
    expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'Later.', excerpt: 'Since.', version: 4 });
  });
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
