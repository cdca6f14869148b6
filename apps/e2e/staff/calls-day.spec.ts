// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { ownSession } from '../support/own-session.ts';

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
  await page.goto('/admin?tab=settings#calls-heading');
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
  // Refused at once by the rules of addresses: nothing is connected to.
  await calls.getByLabel('Calendar address').fill('webcal://127.0.0.1/private-4f1c.ics');
  await page.getByRole('button', { name: 'Save Settings' }).last().click();
  await expect(calls.getByText(/The site of the calendar could not be reached/)).toBeVisible({ timeout: 30_000 });
  expect(await page.content()).not.toContain('private-4f1c');
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});
