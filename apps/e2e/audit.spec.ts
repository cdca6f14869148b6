import { readFile } from 'node:fs/promises';
import { cutOff, expect, expectAccessible, expectReadableColours, switchToDark, test } from './fixtures.ts';

test.use({ isSignedIn: true });

test('the audit log is reached from the Admin menu and from the settings', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.goto('/admin?tab=settings');
  await page.getByRole('link', { name: 'Open the audit log' }).click();
  await expect(page).toHaveURL('/admin/audit');
});

test('says who did what to which post, and shows everything about one of them', async ({ page, staff, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Audited') });
  await staff.posts.update.mutate({ id, changes: { status: 'published', publishDate: '2025-03-04' } });
  await staff.posts.remove.mutate({ id });
  await page.goto('/admin/audit?object=post');
  await page
    .getByRole('button', { name: `Post ${id}` })
    .first()
    .click();
  await expect(page).toHaveURL(`/admin/audit?object=post&id=${id}`);
  const acts = page.getByRole('rowheader');
  await expect(acts).toHaveCount(3);
  await expect(acts).toHaveText(['Post moved to trash', 'Post published', 'Post created']);
  const { email } = await staff.auth.me.query();
  await expect(page.getByRole('row', { name: 'Post published' })).toContainText(email);
  await expect(page.getByRole('row', { name: 'Post published' })).toContainText('version 2, status published');
});

test('filters by person, thing, act and day are in the address', async ({ page, staff, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Filtered') });
  await page.goto(`/admin/audit?id=${id}`);
  await expect(page.getByRole('rowheader')).toHaveText(['Post created']);
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Post published');
  await expect(page.getByText('Nothing found in the audit log')).toBeVisible();
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Post created');
  await page.getByRole('combobox', { name: 'Concerns' }).selectOption('Post');
  await page.getByRole('combobox', { name: 'Person' }).selectOption((await staff.auth.me.query()).email);
  await expect(page.getByRole('rowheader')).toHaveText(['Post created']);
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(page.getByText('Nothing found in the audit log')).toBeVisible();
  const address = new URL(page.url()).searchParams;
  expect(address.get('action')).toBe('post.create');
  expect(address.get('to')).toBe('2020-01-01');
  await page.reload();
  await expect(page.getByLabel('Last day')).toHaveValue('2020-01-01');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/audit');
});

test('another kind of thing is not looked for by the id of the last one', async ({ page, staff, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Alone') });
  await page.goto(`/admin/audit?object=post&id=${id}`);
  await expect(page.getByRole('rowheader')).toHaveText(['Post created']);
  await page.getByRole('combobox', { name: 'Concerns' }).selectOption('');
  await expect(page).toHaveURL('/admin/audit');
});

test('a day that is typed is one step back, whatever it was on the way', async ({ page }) => {
  await page.goto('/admin/audit');
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Post created');
  await expect(page).toHaveURL('/admin/audit?action=post.create');
  await page.getByLabel('First day').pressSequentially('03082020');
  await expect(page).toHaveURL('/admin/audit?action=post.create&from=2020-03-08');
  await page.goBack();
  await expect(page).toHaveURL('/admin/audit');
});

test('pages lead on and back', async ({ page, staff, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Paged') });
  for (let save = 1; save <= 51; save += 1) {
    await staff.posts.update.mutate({ id, changes: { excerpt: `Save ${save}.` } });
  }
  await page.goto(`/admin/audit?object=post&id=${id}`);
  await expect(page.getByText('52 lines')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['Post changed', 'Post created']);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(50);
});

test('an export has the lines of the filters and is a line of its own', async ({ page, staff, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Exported') });
  await page.goto(`/admin/audit?id=${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,"post.create","post","${id}",`);
  await page.goto('/admin/audit?action=audit.export');
  await expect(page.getByRole('row', { name: 'Audit log exported' }).first()).toContainText('filtered by objectId');
});

test('reads well for everybody, in both themes', async ({ page, staff, unique }) => {
  await staff.posts.create.mutate({ title: unique('Readable') });
  await page.goto('/admin/audit');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_FAILED/ });

  test('says what failed, and tries again', async ({ page }) => {
    await cutOff(page, 'audit.list');
    await page.goto('/admin/audit');
    await expect(page.getByRole('alert').getByText('Failed to fetch the audit log')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
});
