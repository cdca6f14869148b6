import { cutOff } from '../support/calls.ts';
import { builtFile } from './built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { dismissToast, expectToast, saveData } from '../support/page-steps.ts';

test.use({ isSignedIn: true, expectedComplaints: /net::ERR_|status of 404/ });

test('each list and its filters report a failed load, and Retry loads again', async ({ page }) => {
  for (const [tab, procedures, message] of [
    ['Overview', ['stats.overview'], 'Failed to fetch stats'],
    ['Newsletter', ['subscribers.list', 'subscribers.sources'], 'Failed to fetch subscribers'],
    ['Contacts', ['contacts.list'], 'Failed to fetch contacts'],
  ] as const) {
    for (const procedure of procedures) await cutOff(page, procedure);
    if (tab === 'Overview') await page.goto('/admin');
    else await page.getByRole('tab', { name: tab }).click();
    await expectToast(page, message, 'Network error. Please try again.');
    if (tab === 'Newsletter') await expectNoChoices('Filter by source', 'Failed to fetch sources');
    await page.unrouteAll();
    // What is fetched in the same batch fails, too.
    const alert = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: message });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tabpanel').getByText(message)).toHaveCount(0);
  }
  await cutOff(page, 'posts.categories');
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await expectNoChoices('Filter by category', 'Failed to fetch categories');

  async function expectNoChoices(filter: string, message: string) {
    const choices = page.getByRole('combobox', { name: filter }).getByRole('option');
    await expect(choices.last()).toHaveText(message);
    await expect(choices.last()).toBeDisabled();
  }
});

test('a page of the settings reports a failed load, and Retry loads again', async ({ page }) => {
  for (const [section, name, procedure, message, content] of [
    ['mail', 'Mail', 'mail.status', 'Failed to fetch the email status', 'Sent in 30 days'],
    ['privacy', 'Privacy', 'privacy.retention', 'Failed to fetch the retention periods', 'How long data is kept'],
    ['backup', 'Backups', 'backup.list', 'Failed to fetch the backups', /No backup has been made yet|Proven/],
  ] as const) {
    await cutOff(page, procedure);
    await page.goto(`/admin?tab=settings&section=${section}`);
    const card = page.getByRole('region', { name });
    // What is fetched in the same batch fails, too.
    const alert = card.getByRole('alert').filter({ hasText: message });
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(card.getByText(content).first()).toBeVisible();
    await expect(card.getByText(message)).toHaveCount(0);
  }
});

test('without a connection, a tab that was not open yet says so in its place, and recovers with the connection', async ({
  page,
  context,
}) => {
  await saveData(page); // else the file of Analytics is loaded ahead
  await page.goto('/admin');
  await expect(page.getByText('joined recently').first()).toBeVisible();
  const panel = page.getByRole('tabpanel');
  for (const [tab, message, content] of [
    ['Contacts', 'Failed to fetch contacts', panel.getByRole('rowheader').first()],
    ['Analytics', 'Failed to load this tab', panel.getByRole('heading', { name: 'Page views' }).first()],
  ] as const) {
    await context.setOffline(true);
    await page.getByRole('tab', { name: tab }).click();
    await expect(panel.getByText(message)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await context.setOffline(false);
    await expect(content).toBeVisible();
    await expect(panel.getByText(message)).toHaveCount(0);
  }
});

test('every other screen opens without a connection, and says what it could not fetch', async ({ page, context }) => {
  // The dashboard loads these files when it is idle, which is late on a busy machine.
  const files = ['blog', 'audit', 'account'].map((name) =>
    page.waitForResponse(`**${builtFile(`routes/admin/${name}.tsx`)}`),
  );
  await page.goto('/admin');
  await Promise.all(files);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const [screen, heading] of [
    ['Blog CMS', 'Blog CMS'],
    ['Audit log', 'Audit log'],
    ['Account', 'Account'],
    ['Admin Dashboard', 'Admin Dashboard'],
  ] as const) {
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
    await page.getByRole('menuitem', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a tab whose file a deployment has removed says so, and Retry loads the page of the new version', async ({
  page,
}) => {
  let isGone = true;
  await page.route(`**${builtFile('features/dashboard/analytics/analytics-panel.tsx')}`, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Failed to load this tab')).toBeVisible();
  const reload = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await reload;
  await expect(panel.getByText('Failed to load this tab')).toBeVisible();
  isGone = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('heading', { name: 'Page views' }).first()).toBeVisible();
});

test('a toast about a failed save does not cover the bar that saves again', async ({ page }) => {
  await cutOff(page, 'settings.update');
  await page.goto('/admin?tab=settings&section=site');
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  const save = page.getByRole('button', { name: 'Save Settings' });
  for (const size of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.getByLabel('Site title').fill(`Title at ${size.width}`);
    await save.click();
    await expect(toast).toHaveCount(1);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport({ ratio: 1 });
    const [above, bar] = await Promise.all([toast.boundingBox(), save.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await dismissToast(page);
  }
});
