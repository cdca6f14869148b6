// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { createClient } from '@tideline/api-client';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { ownSession } from '../support/own-session.ts';

// The tests share one calendar.
test.describe.configure({ mode: 'serial' });

const ADA = {
  firstName: 'Ada 🌊',
  lastName: 'الخوارزمي',
  email: 'ada@example.com',
  company: 'W'.repeat(120),
  message: 'More patients,\nless paper.',
  timeZone: 'Europe/Berlin',
};
let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  timezoneId: 'America/Los_Angeles',
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('staff set hours by keyboard, and the settings say what visitors are offered', async ({ page }) => {
  test.slow();
  await page.goto('/admin?tab=settings&section=calls');
  const calls = page.getByRole('region', { name: /^Calls/ });
  await expect(calls.getByText(/leads to the contact form/)).toBeVisible();
  await calls.getByRole('checkbox', { name: 'Monday' }).focus();
  await page.keyboard.press('Space');
  await calls.getByRole('button', { name: 'Add a break: Monday' }).press('Enter');
  await calls.getByRole('button', { name: 'Copy Monday to all weekdays' }).press('Enter');
  await calls.getByLabel('Notice in hours').fill('0');
  const place = calls.getByRole('textbox', { name: 'Place' });
  await place.fill('https://meet.example/ada');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await place.press('Enter');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(calls.getByText('Mon to Fri 9:00 AM–12:00 PM, 1:00 PM–5:00 PM')).toBeVisible();
  await expect(calls.getByText(/The next free time is/)).toBeVisible();
  // The rules for addresses refuse this one without a connection.
  await calls.getByLabel('Calendar address').fill('webcal://127.0.0.1/private-4f1c.ics');
  await page.getByRole('button', { name: 'Save Settings' }).last().click();
  await expect(calls.getByText(/The calendar’s site could not be reached/)).toBeVisible({ timeout: 30_000 });
  expect(await page.content()).not.toContain('private-4f1c');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test('a booked call is on Overview and in its inquiry, where staff move and cancel it', async ({
  page,
  staff,
  baseURL,
}) => {
  const visitor = createClient({ url: baseURL ?? '' });
  const { days } = await visitor.bookings.times.query({ days: 2 });
  const [first = '', later = ''] = [days[0]?.times[0], days[1]?.times[1]];
  await visitor.bookings.book.mutate({ ...ADA, startsAt: first });

  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'A private calendar cannot be read' })).toBeVisible();
  const overview = page.getByRole('region', { name: 'Calls', exact: true });
  await expect(overview.getByRole('link')).toContainText(ADA.lastName);
  await expectAccessible(page);
  await overview.getByRole('link').click();
  const panel = page.getByRole('dialog', { name: /^Inquiry of/ });
  await panel.getByRole('link', { name: /^Call: .* P[DS]T/ }).click();
  const calls = panel.getByRole('region', { name: /^Calls with/ });
  await expect(calls).toContainText(/P[DS]T.*For the visitor: .*Europe\/Berlin/);
  await expect(calls.getByText('Booked')).toBeVisible();
  await expect(panel.getByText('Call booked')).toBeVisible();
  await expectAccessible(page);

  await calls.getByRole('button', { name: /^Move the call/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this call' });
  await dialog.getByLabel('New day').fill(days[1]?.day ?? '');
  await dialog.getByRole('group', { name: 'Free times of that day' }).getByRole('button').nth(1).click();
  await expect(dialog.getByText(/^For the visitor/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move the call' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('Call moved')).toBeVisible();
  expect((await staff.bookings.list.query({})).items).toMatchObject([{ startsAt: later, sequence: 1 }]);

  await page.setViewportSize({ width: 360, height: 800 });
  await calls.getByRole('button', { name: /^Cancel call of/ }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('We are ill.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the call', exact: true }).click();
  await expect(calls.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(calls.getByText('We are ill.')).toBeVisible();
  await expect(panel.getByText('Call canceled')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.goto('/admin');
  await expect(page.getByText('No calls are booked')).toBeVisible();
});
