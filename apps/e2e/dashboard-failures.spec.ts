import { callsOf, expect, expectToast, test } from './fixtures.ts';

test.use({ isSignedIn: true, expectedComplaints: /net::ERR_/ });

test('each list says that it failed, and Retry tries again', async ({ page }) => {
  for (const [address, procedure, message] of [
    ['/admin', 'stats.overview', 'Failed to fetch stats'],
    ['/admin?tab=newsletter', 'subscribers.list', 'Failed to fetch subscribers'],
    ['/admin?tab=contacts', 'contacts.list', 'Failed to fetch contacts'],
  ] as const) {
    await page.route(callsOf(procedure), (route) => route.abort('connectionfailed'), { times: 1 });
    await page.goto(address);
    await expectToast(page, message, 'Network error. Please try again.');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tabpanel').getByText(message)).toHaveCount(0);
  }
});

for (const [name, procedure, message, content] of [
  ['Mail', 'mail.status', 'Failed to fetch the mail status', 'Sent in 30 days'],
  ['Privacy', 'privacy.retention', 'Failed to fetch the retention periods', 'Save periods'],
  ['Backups', 'backup.status', 'Failed to fetch the backup status', /No backup has been proven|Last proven restore/],
] as const) {
  test(`the card ${name} stays, says that it failed, and Retry tries again`, async ({ page }) => {
    await page.route(callsOf(procedure), (route) => route.abort('connectionfailed'), { times: 1 });
    await page.goto('/admin?tab=settings');
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('alert')).toContainText(message);
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(card.getByText(content)).toBeVisible();
    await expect(card.getByText(message)).toHaveCount(0);
  });
}

for (const [address, filter, procedure, message] of [
  ['/admin?tab=posts', 'Filter by category', 'posts.categories', 'Failed to fetch categories'],
  ['/admin?tab=newsletter', 'Filter by source', 'subscribers.sources', 'Failed to fetch sources'],
  ['/admin/audit', 'Person', 'audit.actors', 'Failed to fetch people'],
] as const) {
  test(`${filter} says that its choices could not be fetched`, async ({ page }) => {
    await page.route(callsOf(procedure), (route) => route.abort('connectionfailed'), { times: 1 });
    await page.goto(address);
    const choices = page.getByRole('combobox', { name: filter }).getByRole('option');
    await expect(choices.last()).toHaveText(message);
    await expect(choices.last()).toBeDisabled();
  });
}
