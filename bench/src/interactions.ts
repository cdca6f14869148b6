/** Measures how long controls of public pages take from a tap to the next frame, in the window of a phone. */
import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test';
import { startSite } from './servers.ts';
import { atMost, median, type Row } from './table.ts';

const ROUNDS = 5;
/** Until the page has nothing more to do, before and after a tap. */
const QUIET_MS = 2000;

type Control = { name: string; path: string; find: (page: Page) => Locator };

const CONTROLS: Control[] = [
  { name: 'theme', path: '/', find: (page) => page.getByRole('button', { name: 'Switch to dark theme' }) },
  { name: 'menu', path: '/', find: (page) => page.getByRole('button', { name: 'Open menu' }) },
  { name: 'carousel', path: '/', find: (page) => page.getByRole('button', { name: 'Next testimonial' }) },
  { name: 'form', path: '/#contact', find: (page) => page.getByRole('button', { name: 'Start Your Project' }) },
  { name: 'filter', path: '/blog', find: (page) => page.getByRole('link', { name: 'SEO', exact: true }).first() },
];

export async function measureInteractions(): Promise<Row[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const taps: { name: string; ms: number }[] = [];
    for (const control of CONTROLS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await measureControl(browser, site.origin, control));
      taps.push({ name: control.name, ms: median(times) });
    }
    const details = taps.map(({ name, ms }) => `${name} ${ms} ms`).join(', ');
    return [atMost('a tap on a control, to the next frame', 100, Math.max(...taps.map(({ ms }) => ms)), 'ms', details)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @returns the duration of the interaction as browsers report it for INP, in milliseconds: rounded to 8, at least 16 */
async function measureControl(browser: Browser, origin: string, { path, find }: Control): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor();
  const control = find(page);
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1); // the first act of a visitor loads more code
  await page.waitForTimeout(QUIET_MS);
  const times = await page.evaluateHandle(noteInteractions);
  await control.tap();
  await page.waitForTimeout(QUIET_MS);
  const duration = await times.evaluate((noted) => Math.max(16, ...noted));
  await context.close();
  return duration;
}

/**
 * Runs in the page, before the tap: for observers that come later, browsers keep only slow events.
 * @returns a list that grows with each event of an interaction: its duration in milliseconds
 */
function noteInteractions(): number[] {
  const noted: number[] = [];
  const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) noted.push(entry.duration);
  }).observe(options);
  return noted;
}
