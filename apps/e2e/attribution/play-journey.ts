import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { putAway, takeTime } from '../support/page-steps.ts';
import type { Journey } from './journeys.ts';

/** Timeout for work that a page does when it is idle, which is late on a busy machine. */
const SLOW_MS = 30_000;

/** The default user agent of the test's browser says that it is headless, which counts as a robot. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';

/** Opens a browser context with the setting of the journey, applied before the first page. */
async function openContext(browser: Browser, { browser: kind }: Journey, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: kind !== 'no scripts',
    userAgent: USER_AGENT,
    extraHTTPHeaders: { 'x-forwarded-for': address, ...PRIVACY_HEADERS[kind ?? ''] },
    reducedMotion: 'reduce',
  });
  if (kind === 'GPC') {
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  }
  if (kind === 'DNT') {
    await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  }
  if (kind === 'no storage') {
    await context.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(self, name, {
          get() {
            throw new DOMException('Storage is blocked.', 'SecurityError');
          },
        });
      }
    });
  }
  context.on('page', waitForHydration);
  return context;
}

const PRIVACY_HEADERS: Record<string, Record<string, string>> = { GPC: { 'sec-gpc': '1' }, DNT: { dnt: '1' } };

/**
 * Plays a visit in its own browser context, from its own IP address.
 * @param email the e-mail address that is entered in the form
 */
export async function playJourney(
  browser: Browser,
  journey: Journey,
  { origin, address, email }: { origin: string; address: string; email: string },
): Promise<void> {
  const context = await openContext(browser, journey, address);
  const page = await context.newPage();
  const [first = '/', ...others] = journey.pages;
  await page.goto(origin + first, { referer: journey.from });
  await expectKept(page, journey);
  for (const path of others) {
    if (journey.isFollowed) await page.locator(`a[href="${path}"]`).first().click();
    else await page.goto(origin + path);
    await expect(page).toHaveURL(origin + path);
    await expectKept(page, journey);
  }
  if (journey.form) await fillInForm(page, journey, email);
  await context.close();
}

/** Waits until the tab has stored the page in the trail, unless the browser setting prevents it. */
async function expectKept(page: Page, { browser: kind }: Journey): Promise<void> {
  if (kind) return;
  await expect
    .poll(
      () => page.evaluate(() => JSON.parse(sessionStorage.getItem('trail') ?? '{}').lastPath === location.pathname),
      { timeout: SLOW_MS },
    )
    .toBe(true);
}

async function fillInForm(page: Page, journey: Journey, email: string): Promise<void> {
  const hasScripts = journey.browser !== 'no scripts';
  if (hasScripts) await page.getByRole('button', { name: 'Start Your Project' }).click();
  const firstName = page.getByRole('textbox', { name: 'First Name' });
  await expect(firstName).toBeVisible();
  if (journey.form === 'opened') return;
  const progress = hasScripts ? page.waitForResponse(/form-progress/) : null;
  await firstName.fill('Ada');
  await progress;
  const isCounted = journey.browser === undefined || journey.browser === 'no storage';
  const report = isCounted ? page.waitForResponse(/recordForm/, { timeout: SLOW_MS }) : null;
  await fillInRest(page, journey, email);
  if (journey.form !== 'sent') await putAway(page);
  await report;
}

/** Fills in the fields after the first one, as far as the visitor gets. */
async function fillInRest(page: Page, journey: Journey, email: string): Promise<void> {
  if (journey.form === 'firstName') return;
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Marsh');
  await page.locator('#contact').getByRole('textbox', { name: 'Email Address' }).fill(email);
  if (journey.form === 'email') return;
  if (journey.package) {
    await page.getByRole('combobox', { name: 'Interested Package' }).selectOption(journey.package);
  }
  const note = page.getByText('Sent along: how you found us');
  await expect(note).toHaveCount(journey.browser ? 0 : 1);
  if (journey.browser !== 'no scripts') await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/TL-\w{6}/).first()).toBeVisible({ timeout: SLOW_MS });
}
