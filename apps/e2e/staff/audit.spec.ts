import { readFile } from 'node:fs/promises';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { cutOff } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { staffLogin } from '../support/staff-login.ts';

test.use({ isSignedIn: true });

test('the settings and the Admin menu link to the audit log', async ({ page }) => {
  await page.goto('/admin?tab=settings&section=audit');
  await page.getByRole('link', { name: 'Open the audit log' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=settings&section=audit');
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});

test('shows who did what to which post, filters by one post, and is accessible in both themes @journey', async ({
  page,
  staff,
  unique,
}) => {
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
  // A few lines are enough: they all have the same structure.
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);

  // Another subject type resets the id filter.
  await page.getByRole('combobox', { name: 'Concerns' }).selectOption('');
  await expect(page).toHaveURL('/admin/audit');
});

test('the URL holds filters by person, subject, action and day; an export has the filtered lines and is itself logged', async ({
  page,
  staff,
  unique,
}) => {
  await staff.auth.confirmPassword.mutate({ password: staffLogin.password }); // the session may be older than the limit
  const { id } = await staff.posts.create.mutate({ title: unique('Filtered') });
  const act = page.getByRole('combobox', { name: 'Action' });

  await test.step('the lines of one post are exported', async () => {
    await page.goto(`/admin/audit?id=${id}`);
    await expect(page.getByRole('rowheader')).toHaveText(['Post created']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,"post.create","post","${id}",`);
  });

  await test.step('each filter is in the URL', async () => {
    await act.selectOption('Post published');
    await expect(page.getByText('Nothing found in the audit log')).toBeVisible();
    await act.selectOption('Post created');
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

  await test.step('the export is logged', async () => {
    await act.selectOption('Audit log exported');
    await expect(page.getByRole('row', { name: 'Audit log exported' }).first()).toContainText('filtered by objectId');
  });

  await test.step('typing a day adds one history entry', async () => {
    await expect(page).toHaveURL('/admin/audit?action=audit.export');
    await page.getByLabel('First day').pressSequentially('03082020');
    await expect(page).toHaveURL('/admin/audit?action=audit.export&from=2020-03-08');
    await page.goBack();
    await expect(page).toHaveURL('/admin/audit');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_FAILED/ });

  test('says what failed, and tries again', async ({ page }) => {
    await cutOff(page, 'audit.list');
    await cutOff(page, 'audit.actors');
    await page.goto('/admin/audit');
    const people = page.getByRole('combobox', { name: 'Person' }).getByRole('option');
    await expect(people.last()).toHaveText('Failed to fetch people');
    await expect(people.last()).toBeDisabled();
    await expect(page.getByRole('alert').getByText('Failed to fetch the audit log')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
});
