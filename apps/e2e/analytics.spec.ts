import { expect, expectAccessible, expectAlive, expectReadableColours, switchToDark, test } from './fixtures.ts';

test.use({ isSignedIn: true });

test('the range is in the address, and the charts and tables follow it', async ({ page }) => {
  await page.goto('/admin?tab=analytics');
  const days = page.getByRole('slider', { name: 'Views per day' });
  await expect(days).toHaveAttribute('aria-valuemax', '365');
  for (const [name, range, count] of [
    ['7 days', '7d', '7'],
    ['30 days', '30d', '30'],
    ['90 days', '90d', '90'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect(page).toHaveURL(`/admin?tab=analytics&range=${range}`);
    await expect(days).toHaveAttribute('aria-valuemax', count);
  }
  await page.reload();
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  await page.getByRole('radio', { name: '90 days' }).press('ArrowRight');
  await expect(page).toHaveURL('/admin?tab=analytics');
  for (const name of ['Enquiries per day', 'Subscribers per day']) {
    await expect(page.getByRole('slider', { name })).toHaveAttribute('aria-valuemax', '365');
  }
});

test('a chart is read by keyboard and pointer, and the table behind it has the same figures', async ({ page }) => {
  await page.goto('/admin?tab=analytics&range=7d');
  const card = page.getByRole('region', { name: 'Views per day', exact: true });
  const chart = card.getByRole('slider');
  await chart.focus();
  await chart.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '6');
  const said = await chart.getAttribute('aria-valuetext');
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await chart.hover({ position: { x: 300, y: 60 } });
  await expect(card.getByText(/^\d[\d,]* views?/).last()).toBeVisible();

  await card.getByText('Show as a table').click();
  const [day, views] = /^(.+): ([\d,]+) views?$/.exec(said ?? '')?.slice(1) ?? [];
  const row = card.getByRole('row').filter({ hasText: day ?? 'no day' });
  await expect(row.getByRole('cell')).toHaveText(views ?? 'no figure');
  await expect(card.getByRole('row')).toHaveCount(8);
});

test('every figure says what it counts and since when', async ({ page }) => {
  await page.goto('/admin?tab=analytics');
  await page.getByRole('button', { name: /^About Page views: / }).focus();
  await expect(page.getByRole('tooltip')).toContainText(
    /Once per visitor, page and day\. .*counted since \w+ \d+, \d{4}/,
  );
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Contact Forms/ }).focus();
  await expect(page.getByRole('tooltip')).toContainText('those of the last seven days');
});

test('the analytics are accessible with their tables open, in both themes', async ({ page }) => {
  await page.goto('/admin?tab=analytics&range=30d');
  const tables = page.getByText('Show as a table');
  await expect(tables.first()).toBeVisible();
  for (const summary of await tables.all()) await summary.click();
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);
});

test.describe('a visitor', () => {
  test.use({ isSignedIn: false });

  test('is counted apart once signed in, and not at all with Do Not Track or Global Privacy Control', async ({
    page,
    staff,
    session,
    browser,
  }) => {
    const before = await staff.stats.analytics.query({ range: '7d' });
    const counted = page.waitForResponse(/stats\.recordView/);
    await page.addInitScript((token) => localStorage.setItem('authToken', token), session.token);
    await page.goto('/about');
    expect((await counted).ok()).toBe(true);
    const after = await staff.stats.analytics.query({ range: '7d' });
    expect(after.otherViews.staff).toBeGreaterThan(before.otherViews.staff);

    for (const [property, value] of [
      ['doNotTrack', '1'],
      ['globalPrivacyControl', true],
    ] as const) {
      const privately = await browser.newContext();
      await privately.addInitScript(([name, wish]) => Object.defineProperty(navigator, name, { value: wish }), [
        property,
        value,
      ] as const);
      const other = await privately.newPage();
      let calls = 0;
      other.on('request', (request) => {
        if (request.url().includes('recordView')) calls += 1;
      });
      await other.goto(page.url());
      await expectAlive(other);
      await other.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(other).toHaveURL(/privacy-policy/);
      await expectAlive(other);
      expect(calls, property).toBe(0);
      await privately.close();
    }
  });
});
