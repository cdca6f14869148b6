import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

test('the lists with the sample data fit every width, and the board keeps its columns beside an open inquiry', async ({
  page,
  staff,
  unique,
}) => {
  const overflow = () =>
    page.evaluate(() => {
      const table = document.querySelector('table');
      const beyond = (table?.scrollWidth ?? 0) - (table?.parentElement?.clientWidth ?? 0);
      return Math.max(beyond, document.documentElement.scrollWidth - window.innerWidth);
    });
  // The longest row has a next step and a date with many minutes.
  const email = `${unique('wide')}@example.com`;
  await staff.contacts.send.mutate({ firstName: 'Wide', lastName: 'Marsh', email, package: 'custom' });
  const [enquiry] = (await staff.contacts.list.query({ q: email })).items;
  await staff.conversations.work.setNextStep.mutate({
    contactId: enquiry?.id ?? '',
    text: 'Prepare the offer for the new practice',
    on: '2030-12-30',
  });
  await page.clock.setFixedTime(Date.now() + 45 * 60_000);
  for (const tab of ['contacts', 'newsletter', 'posts']) {
    await page.goto(`/admin?tab=${tab}`);
    for (const width of [1280, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(await overflow(), `${tab} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }

  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/admin?tab=contacts&view=board');
  const column = page.getByRole('region', { name: /^pending, / });
  await column.getByRole('listitem').first().locator('[data-name]').click();
  await expect(page.getByRole('dialog', { name: /^Inquiry of / })).toBeVisible();
  expect((await column.boundingBox())?.width).toBeGreaterThan(220);
});
