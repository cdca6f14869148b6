// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import { type Client, createClient } from '@tideline/api-client';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { ownSession } from '../support/own-session.ts';
import { takeTime } from '../support/page-steps.ts';

// The tests share one calendar.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let origin = '';

test.use({
  session: ownSession,
  timezoneId: 'Europe/Berlin',
  expectedComplaints: /409 \(Conflict\)/, // the time is taken
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  server = await startOwnServer(testInfo.outputPath('data'));
  origin = server.url;
});

test.afterAll(() => server.stop());

const DETAILS = {
  'First Name': 'Ada 🌊',
  'Last Name': 'الخوارزمي',
  Company: 'W'.repeat(120),
  'What would you like to talk about?': 'More patients,\nless paper.',
};

test('until a colleague offers hours, the button leads to the contact form, and the page says that nothing can be booked', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Schedule a Discovery Call' });
  await expect(button).toHaveAttribute('href', '/#contact');
  await page.goto('/discovery-call');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No calls to book right now');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a visitor books a call although the first chosen time is taken meanwhile, then moves and cancels it @journey', async ({
  page,
  staff,
}) => {
  test.slow();
  await page.goto('/'); // fills the cache; setting the hours invalidates it
  await openCalls(staff);
  await page.goto('/');
  await page.getByRole('link', { name: 'Schedule a Discovery Call' }).click();
  await expect(page).toHaveURL('/discovery-call');
  await expect(page).toHaveTitle(/^Schedule a Discovery Call \| /);
  const html = await (await page.request.get('/discovery-call')).text();
  const card = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(card).toContain(`${origin}/cards/pages/discovery-call.png?v=`);
  expect((await page.request.get(card)).headers()['content-type']).toBe('image/png');
  const zoneLine = page.getByText(/^Your time zone:/).locator('..');
  await expect(zoneLine).toHaveText(/Berlin \((?:GMT\+\d|CES?T)\)/);
  await lookAt(page);

  await page.goto('/discovery-call'); // rendered by the server, which does not know the browser's time zone
  await expect(zoneLine).toContainText('Berlin', { timeout: 30_000 });
  const times = timesOf(page);
  await expect(times.first()).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
  const second = (await dayAt(page, 1)).href;
  await openDay(page, 1);
  await zoneLine.click();
  await page.getByRole('combobox', { name: 'Your time zone' }).selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Show times' }).click();
  await expect(zoneLine).toContainText('Tokyo');
  await expect(zoneLine).toBeFocused();
  expect(await shownDay(page)).toBe(second.searchParams.get('day'));
  await page.goto('/discovery-call?zone=Europe%2FBerlin');

  // By keyboard: the second day, then its first time.
  await page.getByRole('link', { name: 'Later days' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const { link } = await dayAt(page, 1);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  const day = await shownDay(page);
  await times.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await takeTime(page);
  await fillIn(page, 'ada@example.com');
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeVisible();
  expect(await shownDay(page)).toBe(day);
  await expect(zoneLine).toContainText('Berlin');
  await times.first().click();
  await expectTyped(page);
  await lookAt(page);
  const chosen = new URL(page.url()).searchParams.get('at') ?? '';
  const call = page.getByRole('region', { name: 'Your call' });
  await expect(call).toContainText('In Los Angeles');
  await takeAway(chosen);
  await page.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByRole('alert')).toContainText('This time is no longer available.');
  await expect(call).not.toContainText('In Los Angeles');
  await expect(page.getByRole('group', { name: 'Other free times' })).toBeFocused();
  await expectTyped(page);
  await lookAt(page);
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked');
  await expect(page.getByText(/GMT\+\d|CES?T/).first()).toBeVisible();
  await lookAt(page);
  await changeAndCancel(page, lookAt);
  const { items } = await staff.bookings.list.query({ status: 'cancelled' });
  expect(items).toMatchObject([{ visitorZone: 'Europe/Berlin', cancelReason: 'A cold.', sequence: 2 }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor books a call although the first chosen time is taken meanwhile, then moves and cancels it', async ({
    page,
    staff,
  }) => {
    test.slow();
    await openCalls(staff);
    await page.goto('/');
    await page.getByRole('link', { name: 'Schedule a Discovery Call' }).click();
    const zoneLine = page.getByText(/^Your time zone:/).locator('..');
    await expect(zoneLine).toContainText('Los Angeles');
    await openDay(page, 2);
    const day = await shownDay(page);
    await zoneLine.click();
    await page.getByRole('combobox', { name: 'Your time zone' }).selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(zoneLine).toContainText('Tokyo');
    expect(await shownDay(page)).toBe(day);
    await page.getByRole('link', { name: 'Later days' }).click();
    expect((await shownDay(page)) > day).toBe(true);
    await page.getByRole('link', { name: 'Earlier days' }).click();
    await timesOf(page).first().click();
    await fillIn(page, 'plain@example.com');
    await chooseAnother(page);
    await takeAway(await page.getByRole('radio', { checked: true }).inputValue());
    await page.getByRole('button', { name: 'Book the call' }).click();
    await expect(page.getByRole('alert')).toContainText('This time is no longer available.');
    await expectTyped(page);
    await page.getByRole('radio').nth(3).check();
    await page.getByRole('textbox', { name: 'Company' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is booked');
    await expect(page.getByText('GMT+9').first()).toBeVisible();
    await changeAndCancel(page);
    const { items } = await staff.bookings.list.query({ status: 'cancelled' });
    expect(items.map(({ visitorZone }) => visitorZone)).toContain('Asia/Tokyo');
  });
});

async function openCalls(staff: Client): Promise<void> {
  const [person] = await staff.bookings.hours.query();
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await staff.bookings.updateHours.mutate({ staffId: person?.staffId ?? '', weekly, daysOff: [], place: 'By phone' });
}

/** Books a time as another visitor. */
async function takeAway(startsAt: string): Promise<void> {
  const other = { firstName: 'Bea', lastName: 'Caller', email: `bea-${Date.parse(startsAt)}@example.com` };
  await createClient({ url: origin }).bookings.book.mutate({ ...other, startsAt });
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  for (const [name, text] of Object.entries(DETAILS)) await page.getByRole('textbox', { name }).fill(text);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(DETAILS)) {
    await expect(page.getByRole('textbox', { name })).toHaveValue(text);
  }
}

/** From the filled-in form, without JavaScript: shows later days and chooses a time there. */
async function chooseAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose another time' }).click();
  const times = page.getByRole('group', { name: 'Other free times' }).getByRole('radio');
  const first = await times.first().inputValue();
  await expectTyped(page);
  await page.getByRole('button', { name: 'Later days' }).click();
  expect((await times.first().inputValue()) > first).toBe(true);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByRole('button', { name: 'Earlier days' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Later days' }).click();
  await expectTyped(page);
  await times.nth(2).check();
}

/** The links to the times of the shown day. */
function timesOf(page: Page): Locator {
  return page.getByRole('region', { name: DAY }).getByRole('listitem').getByRole('link');
}

/** The name of a day’s region. */
const DAY = /^[A-Z][a-z]+day, /;

/** The link to a day of the week. */
async function dayAt(page: Page, at: number) {
  const link = page.getByRole('link', { name: DAY }).nth(at);
  return { link, href: new URL((await link.getAttribute('href')) ?? '', origin) };
}

async function openDay(page: Page, at: number): Promise<void> {
  const { link } = await dayAt(page, at);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
}

/** The day whose times are shown. */
async function shownDay(page: Page): Promise<string> {
  const current = page.getByRole('main').locator('a[aria-current="true"]');
  await expect(current).toContainText((await page.getByRole('heading', { name: DAY }).textContent()) ?? '');
  return new URL((await current.getAttribute('href')) ?? '', origin).searchParams.get('day') ?? '';
}

/** From the page of a booked call: moves the call, then cancels it. */
async function changeAndCancel(page: Page, look = async (_page: Page) => {}): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Move the call' }).click();
  await expect(heading).toHaveText('Move your call');
  await look(page);
  await openDay(page, 2);
  await timesOf(page).nth(6).click();
  await expect(page.getByRole('heading', { name: 'Move it to this time?' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Move the call' }).click();
  await expect(heading).toHaveText('Your call is moved');
  await page.getByRole('link', { name: 'Cancel the call' }).click();
  await expect(heading).toHaveText('Cancel your call?');
  await look(page);
  await page.getByRole('textbox', { name: 'Reason' }).fill('A cold.');
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(heading).toHaveText('Your call is canceled');
}

/** Checks layout and accessibility at phone size, in both themes. */
async function lookAt(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
}

/** The sum of the layout shifts since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
}
