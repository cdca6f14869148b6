import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { builtFile } from '../staff/built-file.ts';
import { expectAlive, expectToast, takeTime } from '../support/page-steps.ts';

const SCRIPTS = /\/assets\/.*\.js$/;
const LATE_PARTS = [
  ['/', 'routes/_site/-late/home-opening.tsx'],
  ['/services', 'routes/_site/-late/services-offer.tsx'],
] as const;
const FONTS = /\.woff2$/;

test('a page links to no script, and is hydrated after the first paint', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toMatch(/modulepreload"|<script[^>]*\ssrc=/);
  expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(1);
  await page.goto('/');
  await expectAlive(page);
});

test('a page contains all its styles: neither its scripts nor the next page load a sheet', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/');
  await expectAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
});

test('a page is hydrated without its fonts, and its headline has the same lines before and after they load', async ({
  page,
}) => {
  const headline = page.getByRole('heading', { level: 1 });
  const lines = () =>
    headline.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );
  const linesAtEachWidth = async () => {
    const found: number[] = [];
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await lines());
    }
    return found;
  };
  for (const path of ['/about', '/services']) {
    const release = await holdFiles(page, FONTS);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectAlive(page);
    expect(await headline.evaluate(isInItsFont), path).toBe(false);
    const before = await linesAtEachWidth();
    release();
    await expect.poll(() => headline.evaluate(isInItsFont), path).toBe(true);
    expect(await linesAtEachWidth(), path).toEqual(before);
    await page.unroute(FONTS);
  }
});

test('the code of parts with links only is loaded by the first act, and not before @journey', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  for (const [path, part] of LATE_PARTS) {
    await page.goto(path);
    await expect.poll(() => scripts).toContain(builtFile('lib/trail/collect-trail.ts')); // loaded by the idle page
    expect(scripts, path).not.toContain(builtFile(part));
    await page.mouse.move(100, 100);
    await expect.poll(() => scripts, path).toContain(builtFile(part));
    scripts.length = 0;
  }
});

test('keeps the scroll position of a visitor who scrolled before hydration', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(/^© 2024/).scrollIntoViewIfNeeded();
  release();
  await arriving;
  await expectAlive(page);
  await expect(footer).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a form can be filled in before hydration, and that time counts for the robot check @journey', async ({
  page,
  staff,
  unique,
}) => {
  const email = `${unique('early')}@example.com`;
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await takeTime(page);
  release();
  await arriving;
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter.');
  expect((await staff.subscribers.list.query({ q: email })).items).toMatchObject([{ email, status: 'active' }]);
});

test('does not scroll a visitor who is typing to the section in the URL', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/#services');
  const input = page.getByRole('textbox', { name: 'Email Address' });
  await input.fill('ada@example.com');
  release();
  await arriving;
  await expectAlive(page);
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport();
});

test('hydration keeps the dates formatted by the server; the next page formats its own', async ({ page }) => {
  await page.addInitScript(() => {
    // The first use of each constructor takes 100 ms on a slow phone.
    for (const name of ['DateTimeFormat', 'RelativeTimeFormat'] as const) {
      const watched = new Proxy<typeof Intl.DateTimeFormat | typeof Intl.RelativeTimeFormat>(Intl[name], {
        construct(target, args, made) {
          document.documentElement.dataset['madeFormats'] = name;
          return Reflect.construct(target, args, made);
        },
      });
      Reflect.set(Intl, name, watched);
    }
  });
  const dates = page.getByRole('main').getByRole('time');
  for (const path of ['/', '/privacy-policy', '/blog/local-seo-for-clinics', '/blog']) {
    await page.goto(path);
    await expectAlive(page);
    await expect(dates.first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(page.locator('html'), path).not.toHaveAttribute('data-made-formats');
  }
  const served = await dates.allTextContents();
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(dates.first()).toHaveText(served[0] ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-made-formats', 'DateTimeFormat');
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => dates.allTextContents()).toEqual(served);
});

test.describe('when a script cannot be loaded', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test('the page falls back to its state without JavaScript, in which an inquiry can be written @journey', async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html.no-js')).toBeAttached();
    await expect(page.locator('#contact').getByRole('textbox', { name: 'First Name' })).toBeVisible();
  });
});

test('a page that is opened with a hash shows that section before and after hydration', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/privacy-policy#your-rights');
  await expect(page.locator('html.js')).toBeAttached();
  await expect(page.locator('#your-rights')).toBeInViewport();
  release();
  await arriving;
  await expect(page.locator('#your-rights')).toBeInViewport();
});

/** Runs in the browser: whether the element's own font is loaded, and not only the fallback. */
function isInItsFont(element: HTMLElement): boolean {
  const [wanted] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(',');
  return [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === wanted && status === 'loaded');
}

/** Delays these files until the returned function is called. */
async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
