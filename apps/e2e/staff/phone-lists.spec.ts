import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

test.use({ isSignedIn: true, hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

test('on a phone, search, filters and + share a row, and the first row of a list starts at 260 px @journey', async ({
  page,
  request,
  staff,
  publishPost,
  unique,
}) => {
  const word = unique('phone');
  const sender = { firstName: 'Ada', lastName: word, email: `${word}@example.com` };
  await request.post('/api/contact', { data: { ...sender, message: 'A first line.' } });
  await staff.subscribers.add.mutate({ email: `${word}@example.com` });
  await publishPost(`${word} one`);

  for (const [address, add] of [
    ['/admin?tab=contacts', 'Add inquiry'],
    ['/admin?tab=posts', 'New Post'],
    ['/admin?tab=newsletter', 'Add Subscriber'],
    ['/admin/blog', 'New Post'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      const top = async () => (await row.first().boundingBox())?.y ?? Infinity;
      await expect.poll(top).toBeLessThanOrEqual(260);
      const parts = [
        page.getByRole('searchbox'),
        page.getByRole('button', { name: 'Filters' }),
        page.getByRole(address.includes('tab=posts') || address.includes('blog') ? 'link' : 'button', { name: add }),
      ];
      const middles = await Promise.all(
        parts.map(async (part) => {
          const box = await part.boundingBox();
          return box ? Math.round(box.y + box.height / 2) : null;
        }),
      );
      expect(new Set(middles).size).toBe(1);
      expect(await layoutFaults(page)).toEqual([]);
    });
  }

  await test.step('the sheet filters the list and changes its view', async () => {
    await page.goto(`/admin?tab=contacts&q=${word}`);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Filter by status' }).selectOption('pending');
    await sheet.getByRole('button', { name: 'Show the list' }).click();
    await expect(page.getByRole('rowheader')).toContainText([word]);
    await page.getByRole('button', { name: 'Filters: 1 is on' }).click();
    await expect(sheet.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    await sheet.getByRole('link', { name: 'Board' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: `Ada ${word}`, exact: true })).toBeVisible();
  });
});

test('the edge of an overdue inquiry does not move its text', async ({ page, request, unique }) => {
  const word = unique('edge');
  // Sample data has an enquiry that is overdue; this one is not.
  await request.post('/api/contact', { data: { firstName: 'Ada', lastName: word, email: `${word}@example.com` } });
  await page.goto('/admin?tab=contacts&status=pending');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const inTime = await placesIn(rows.filter({ hasText: word }));
    expect(inTime).not.toContain(undefined);
    expect(await placesIn(rows.filter({ hasText: 'Overdue by' }).first()), `${width} px`).toEqual(inTime);
  }
});

/** Where a row and its text begin. */
async function placesIn(row: Locator) {
  const boxes = await Promise.all(
    [row.getByRole('checkbox'), row.getByRole('rowheader')].map((part) => part.boundingBox()),
  );
  return boxes.map((box) => box?.x);
}
