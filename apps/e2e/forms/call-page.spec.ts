// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { readFileSync } from 'node:fs';
import type { Client } from '@tideline/api-client';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { ownSession } from '../support/own-session.ts';
import { expectAlive, takeTime } from '../support/page-steps.ts';

// The tests share one calendar.
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 800 };
/** The highest that the page may be on a phone: with the site's footer for usual hours, without it for times of the whole day. */
const MOST_PX = 1800;

let server: OwnServer;
let origin = '';

test.use({
  session: ownSession,
  timezoneId: 'America/Los_Angeles',
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  server = await startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '1', BACKUP_DAYS: '0' });
  origin = server.url;
});

test.afterAll(() => server.stop());

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`from another page to a booked call, at the size of a ${size} @journey`, async ({ page, staff }) => {
    await openCalls(staff, HOURS);
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('link', { name: 'Schedule a Discovery Call' }).click();
    await expectFirstTimeInView(page, viewport.height);
    await expect(page.getByRole('region', { name: 'You will talk to' })).toContainText('Daniel Okafor');
    expect(await layoutFaults(page)).toEqual([]);

    await page.getByRole('region', { name: 'Soonest' }).getByRole('link').nth(2).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    // What was chosen and the first field are in view together.
    const call = await boxOf(page.getByRole('region', { name: 'Your call' }));
    const field = await boxOf(page.getByRole('textbox', { name: 'First Name' }));
    expect(call.top).toBeGreaterThan(0);
    expect(Math.max(call.bottom, field.bottom)).toBeLessThan(viewport.height);
    expect(await layoutFaults(page)).toEqual([]);

    await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
    await takeTime(page);
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Byron');
    await page.getByRole('textbox', { name: 'Email Address' }).fill(`ada-${size}@example.com`);
    await page.getByRole('button', { name: 'Book the call' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked');
    expect(await layoutFaults(page)).toEqual([]);
    const entry = page.getByRole('region', { name: 'Add it to your calendar' });
    const download = page.waitForEvent('download');
    await entry.getByRole('link', { name: 'Calendar file' }).click();
    expect((await download).suggestedFilename()).toBe('call.ics');
    const file = readFileSync(await (await download).path(), 'utf8').replaceAll(/\r\n[ \t]/g, '');
    expect(file).toContain(page.url());
    const start = /DTSTART:(\w+)/.exec(file)?.[1] ?? 'none';
    for (const [name, host] of Object.entries(CALENDARS)) {
      const href = (await entry.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(new URL(href).host).toBe(host);
      expect(href.replaceAll(/[-:]|%3A|\.000/g, '')).toContain(start);
    }
    await expect(page.getByRole('link', { name: 'Move the call' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel the call' })).toBeVisible();
  });
}

test('a link with other parameters, in any order, is hydrated as it was served', async ({ page, staff }) => {
  await openCalls(staff, HOURS);
  const { days } = await staff.bookings.times.query({ days: 1 });
  await page.goto(`/discovery-call?utm_source=x&at=${days[0]?.times[0]}&zone=Asia%2FTokyo`);
  await expectAlive(page); // a mismatch would be a complaint on the console
  await expect(page.getByRole('region', { name: 'Your call' })).toContainText('In Los Angeles');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test('eighty free times are a short page, whose first time is in view', async ({ page, staff }) => {
      await openCalls(staff, HOURS);
      await page.goto('/discovery-call');
      await expectFirstTimeInView(page, PHONE.height);
      expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThan(MOST_PX);
      expect(await layoutFaults(page)).toEqual([]);
    });

    test('so are calls of 15 minutes: the first time of each hour is shown, and all on demand', async ({
      page,
      staff,
    }) => {
      await openCalls(staff, HOURS);
      const rules = await staff.bookings.rules.query();
      await staff.bookings.updateRules.mutate({ ...rules, callMinutes: 15, bufferMinutes: 0 });
      await page.goto('/discovery-call?zone=America%2FLos_Angeles');
      await expectFirstTimeInView(page, PHONE.height);
      await page
        .getByRole('link', { name: /^[A-Z][a-z]+day, / })
        .nth(3)
        .click();
      expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThan(MOST_PX);
      const afternoon = page.getByRole('list', { name: 'Afternoon' }).getByRole('link');
      await expect(afternoon.filter({ visible: true })).toHaveText([/^12:00/, /^1:00/, /^2:00/, /^3:00/, /^4:00/]);
      expect(await layoutFaults(page)).toEqual([]);
      await page.getByText('Show all 32 times').click();
      await expect(afternoon.filter({ visible: true })).toHaveCount(20);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByText('Show fewer times').click();
      await expect(afternoon.filter({ visible: true })).toHaveCount(5);
      await page.setViewportSize(DESK);
      await expect(afternoon.filter({ visible: true })).toHaveCount(20);
      await staff.bookings.updateRules.mutate(rules);
    });

    test('so are times of the whole day', async ({ page, staff }) => {
      await openCalls(staff, { from: '00:00', to: '24:00' });
      await page.goto('/discovery-call?zone=America%2FLos_Angeles');
      await page
        .getByRole('link', { name: /^[A-Z][a-z]+day, / })
        .nth(3)
        .click();
      await expect(page.getByRole('heading', { name: 'Evening' })).toBeVisible();
      expect((await boxOf(page.getByRole('main'))).bottom).toBeLessThan(MOST_PX);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`kinds of calls ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test('a visitor chooses a kind, a time of its length, and books it @journey', async ({ page, staff }) => {
      await openCalls(staff, HOURS);
      const { kinds } = staff.bookings;
      await kinds.add.mutate({ name: 'First call', description: 'We get to know each other.', callMinutes: 30 });
      await kinds.add.mutate({
        name: 'Site review',
        description: 'Bring the address of your site, and tell us who should find it and what they should do there.',
        callMinutes: 60,
        place: 'Pier 4',
      });
      const hidden = await kinds.add.mutate({ name: 'For clients', callMinutes: 45, isHidden: true });
      await page.goto('/discovery-call?kind=gone');
      await expectFirstTimeInView(page, PHONE.height);
      expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThan(MOST_PX);
      expect(await layoutFaults(page)).toEqual([]);
      const choice = page.getByRole('navigation', { name: 'Your call' });
      await expect(choice.getByRole('link')).toHaveText([/^First call30 min/, /^Site review60 min/]);
      await expect(choice.getByRole('link', { name: 'First call' })).toHaveAttribute('aria-current', 'true');

      const review = choice.getByRole('link', { name: 'Site review' });
      await review.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]kind=site-review/);
      await expect(review).toHaveAttribute('aria-current', 'true');
      await expectFirstTimeInView(page, PHONE.height);
      expect(await layoutFaults(page)).toEqual([]);
      if (javaScriptEnabled) await expectAccessible(page);
      await page
        .getByRole('link', { name: /^[A-Z][a-z]+day, / })
        .nth(3)
        .click();
      await expect(review).toHaveAttribute('aria-current', 'true');
      await page.getByRole('region', { name: 'Soonest' }).getByRole('link').nth(1).click();
      const call = page.getByRole('region', { name: 'Your call' });
      await expect(call).toContainText('Site review');
      await expect(call).toContainText(/(\d+):(\d\d) . (?!\1)\d+:\2/); // an hour
      await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
      if (javaScriptEnabled) await takeTime(page);
      await page.getByRole('textbox', { name: 'Last Name' }).fill('Byron');
      await page.getByRole('textbox', { name: 'Email Address' }).fill(`kinds-${javaScriptEnabled}@example.com`);
      await page.getByRole('button', { name: 'Book the call' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked');
      await expect(page.getByRole('main')).toContainText('Site review');
      await expect(page.getByRole('main')).toContainText('Pier 4');
      const google = page.getByRole('link', { name: 'Google Calendar' });
      await expect(google).toHaveAttribute('href', /[?&]text=Site%20review%20with%20/);

      await page.goto(`/discovery-call?kind=${hidden.id}`);
      await choice.locator('summary').click(); // three kinds are folded
      await expect(choice.getByRole('link').first()).toHaveText(/^For clients45 min/);
      for (const { id } of (await kinds.list.query()).slice(1)) await kinds.remove.mutate({ id });
      await page.goto('/discovery-call');
      await expect(page.getByText('First call30 min', { exact: true })).toBeVisible();
      await expect(page.getByText('We get to know each other.')).toBeVisible();
      await expect(choice).toBeHidden();
      for (const { id } of await kinds.list.query()) await kinds.remove.mutate({ id });
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`six kinds of calls ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test('are folded on a phone, so that the first time is in view', async ({ page, staff }) => {
      await openCalls(staff, HOURS);
      const { kinds } = staff.bookings;
      for (const [at, name] of SIX.entries())
        await kinds.add.mutate({ name, callMinutes: 15 * (at + 1), description: `About ${name}.` });
      await page.goto('/discovery-call');
      await expectFirstTimeInView(page, PHONE.height);
      await expect(page.getByText('Step 1 of 2')).toBeVisible();
      expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThan(MOST_PX);
      expect(await layoutFaults(page)).toEqual([]);
      const choice = page.getByRole('navigation', { name: 'Your call' });
      await expect(choice.getByRole('link')).toHaveCount(0);
      const line = choice.locator('summary');
      await expect(line).toContainText('First call');
      await line.click();
      await expect(choice.getByRole('link')).toHaveCount(SIX.length);
      if (javaScriptEnabled) await expectAccessible(page);
      expect(await layoutFaults(page)).toEqual([]);
      await choice.getByRole('link', { name: 'Workshop' }).click();
      await expect(page).toHaveURL(/[?&]kind=workshop/);
      await expect(line).toContainText('Workshop');
      await expect(choice.getByRole('link')).toHaveCount(0);
      if (javaScriptEnabled) await expect(line).toBeFocused();
      await page.setViewportSize(DESK);
      await expect(choice.getByRole('link')).toHaveCount(SIX.length);
      for (const { id } of await kinds.list.query()) await kinds.remove.mutate({ id });
    });
  });
}

const SIX = [
  'First call',
  'Site review',
  'Question about an invoice',
  'Workshop',
  'Second opinion on a proposal',
  'Chat',
];

/** Calendars on the web, by the names of their links. */
const CALENDARS = {
  'Google Calendar': 'calendar.google.com',
  Outlook: 'outlook.live.com',
  'Microsoft 365': 'outlook.office.com',
};

/** Sixteen calls a day. */
const HOURS = { from: '09:00', to: '17:00' };

/** The account takes calls from Monday to Friday, and has the profile of a person on the About page. */
async function openCalls(staff: Client, hours: typeof HOURS): Promise<void> {
  const [person] = await staff.bookings.hours.query();
  const staffId = person?.staffId ?? '';
  const weekly = Array.from({ length: 7 }, (_, at) => (at < 5 ? [hours] : []));
  await staff.bookings.updateHours.mutate({ staffId, weekly, daysOff: [], place: 'By phone' });
  const author = (await staff.authors.list.query()).find(({ name }) => name === 'Daniel Okafor');
  if (author) await staff.authors.update.mutate({ id: author.id, changes: { staffId } });
}

async function expectFirstTimeInView(page: Page, height: number): Promise<void> {
  const first = page.getByRole('region', { name: 'Soonest' }).getByRole('link').first();
  await expect(first).toBeVisible();
  const { top, bottom } = await boxOf(first);
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(height);
}

async function boxOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  const { y = 0, height = 0 } = box ?? {};
  return { top: y, bottom: y + height };
}
