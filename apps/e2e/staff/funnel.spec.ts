import { expect, test } from '../support/fixtures.ts';

test.describe('staff', () => {
  test.use({ isSignedIn: true });

  test('sort what brings clients by keyboard, export it, and turn the weekly report on', async ({ page, staff }) => {
    await page.goto('/admin?tab=analytics&range=12m');
    const results = page.getByRole('region', { name: 'What brings clients' });
    await results.getByRole('radio', { name: 'Sources' }).press('ArrowRight');
    await expect(page).toHaveURL(/by=campaign/);
    await results.getByRole('radio', { name: 'Campaigns' }).press('ArrowLeft');
    await expect(page).not.toHaveURL(/by=/);
    await results.getByRole('button', { name: 'Value', exact: true }).press('Enter');
    await expect(page).toHaveURL(/sort=-value/);
    await expect(results.getByRole('columnheader', { name: /^Value/ })).toHaveAttribute('aria-sort', 'descending');
    const download = page.waitForEvent('download');
    await results.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^results-\d{4}-\d\d-\d\d\.csv$/);

    const me = page.getByRole('checkbox', { name: 'To me' });
    await me.press('Space');
    await expect.poll(async () => (await staff.stats.weekReaders.query()).me).toBe(true);
    await me.press('Space');
    await expect.poll(async () => (await staff.stats.weekReaders.query()).me).toBe(false);
  });
});
