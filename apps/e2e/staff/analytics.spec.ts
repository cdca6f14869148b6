import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

async function expectAccessibleWithTables(page: Page): Promise<void> {
  const closed = page.locator('details:not([open])').getByText('Show as a table');
  while ((await closed.count()) > 0) await closed.first().click();
  await expectAccessible(page);
}

test.describe('staff', () => {
  test.use({ isSignedIn: true });

  test('choose the range, which is in the URL; figures say what they count; charts work by keyboard, pointer and table', async ({
    page,
  }) => {
    const days = page.getByRole('slider', { name: 'Views per day', exact: true });

    await test.step('every figure says what it counts and since when', async () => {
      await page.goto('/admin?tab=analytics');
      await expect(days).toHaveAttribute('aria-valuemax', '30');
      await expect(page.getByText(/^[\d,]+ page views? in the last 30 days, .+\./)).toBeVisible();
      await page.getByRole('button', { name: /^About Page views: / }).focus();
      await expect(page.getByRole('tooltip')).toContainText(
        /Counted once per visitor, page and day\. .*counted since \w+ \d+, \d{4}/,
      );
    });

    await test.step('the range is in the URL, and the charts follow it', async () => {
      for (const [name, range, unit, count] of [
        ['12 months', '12m', 'month', /^1[23]$/],
        ['90 days', '90d', 'week', /^1[34]$/],
        ['7 days', '7d', 'day', /^7$/],
      ] as const) {
        await page.getByText(name, { exact: true }).click();
        await expect(page).toHaveURL(`/admin?tab=analytics&range=${range}`);
        for (const figure of ['Views', 'Subscribers']) {
          const chart = page.getByRole('slider', { name: `${figure} per ${unit}`, exact: true });
          await expect(chart).toHaveAttribute('aria-valuemax', count);
        }
      }
      await page.reload();
      await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
      await page.getByRole('radio', { name: '7 days' }).press('ArrowRight');
      await expect(page).toHaveURL('/admin?tab=analytics');
    });

    await test.step('choosing a row restricts the views to it, until the filter is removed', async () => {
      const rows = page.getByRole('table', { name: 'Page views' }).getByRole('row');
      await rows.getByRole('button', { name: 'Services' }).click();
      await expect(page).toHaveURL('/admin?tab=analytics&page=Services');
      await expect(rows).toHaveCount(2);
      await page.getByRole('table', { name: 'Traffic sources' }).getByRole('button', { name: 'Direct' }).click();
      await expect(page).toHaveURL('/admin?tab=analytics&page=Services&source=direct');
      await page.getByRole('button', { name: 'Remove the filter Source: Direct' }).click();
      await page.getByRole('button', { name: 'Remove the filter Page: Services' }).click();
      await expect(page).toHaveURL('/admin?tab=analytics');
      await expect(rows).toHaveCount(6);
    });

    await test.step('charts work by keyboard and pointer, and their table has the same figures', async () => {
      await page.getByText('7 days', { exact: true }).click();
      await expect(days).toHaveAttribute('aria-valuemax', '7');
      const card = page.getByRole('region', { name: 'Views per day', exact: true });
      await days.focus();
      await days.press('End');
      await days.press('ArrowLeft');
      await expect(days).toHaveAttribute('aria-valuenow', '6');
      const said = await days.getAttribute('aria-valuetext');
      await days.press('Home');
      await expect(days).toHaveAttribute('aria-valuenow', '1');
      await days.hover({ position: { x: 300, y: 60 } });
      await expect(card.getByText(/^\d[\d,]* views?/).last()).toBeVisible();

      await card.getByText('Show as a table').click();
      const [day, views] = /^(.+): ([\d,]+) views?$/.exec(said ?? '')?.slice(1) ?? [];
      const row = card.getByRole('row').filter({ hasText: day ?? 'no day' });
      await expect(row.getByRole('cell')).toHaveText(views ?? 'no figure');
      await expect(card.getByRole('row')).toHaveCount(8);
    });

    await test.step('accessible with the tables open, on a phone in the dark theme too', async () => {
      await expectAccessibleWithTables(page);
      await expectReadableInTheDark(page);
    });

    await test.step('the clients are on a page of their own, with the same range; an older address leads there', async () => {
      const views = page.getByRole('navigation', { name: 'Analytics' });
      await views.getByRole('link', { name: 'Clients' }).click();
      await expect(page).toHaveURL('/admin?tab=analytics&view=clients&range=7d');
      await expect(page.getByText(/(?:clients?|No clients yet|No inquiries).* in the last 7 days/)).toBeVisible();
      await expect(page.getByRole('slider', { name: 'Inquiries per day' })).toHaveAttribute('aria-valuemax', '7');
      await expect(page.getByRole('table', { name: 'Visitors', exact: true }).locator('svg')).toHaveCount(8);
      await expectAccessibleWithTables(page);
      await page.goto('/admin?tab=analytics&by=post');
      await expect(views.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
      await page.getByRole('radio', { name: 'Sources' }).check({ force: true });
      await expect(page).toHaveURL('/admin?tab=analytics&view=clients');
    });
  });
});

test('visitors with Do Not Track or Global Privacy Control are not counted, and signed-in staff are counted separately @journey', async ({
  page,
  staff,
  session,
}) => {
  let calls = 0;
  await page.route(/stats\.recordView/, (route) => {
    calls += 1;
    return route.continue();
  });
  for (const [property, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    const wish = await page.addInitScript(
      ([name, wanted]) => {
        Object.defineProperty(navigator, name, { value: wanted });
      },
      [property, value] as const,
    );
    await page.goto('/cookie-policy');
    await expectAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expectAlive(page);
    expect(calls, property).toBe(0);
    await wish.dispose();
  }

  const before = await staff.stats.analytics.query({ range: '7d' });
  const counted = page.waitForResponse(/stats\.recordView/);
  await page.addInitScript((token) => localStorage.setItem('authToken', token), session.token);
  await page.goto('/cookie-policy');
  expect((await counted).ok()).toBe(true);
  expect(calls).toBe(1);
  const after = await staff.stats.analytics.query({ range: '7d' });
  expect(after.otherViews.staff).toBeGreaterThan(before.otherViews.staff);
});
