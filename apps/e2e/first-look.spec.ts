import type { Page } from '@playwright/test';
import { expect, expectAlive, expectToast, takeTime, test } from './fixtures.ts';

const SCRIPTS = /\/assets\/.*\.js$/;
const FONTS = /\.woff2$/;

test('a page names no script to fetch while it is read, and comes alive after the first paint; errors say where then', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toMatch(/modulepreload"|<script[^>]*\ssrc=/);
  expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(1);
  await page.goto('/');
  await expectAlive(page);
  expect(await page.evaluate(() => new Error('made late').stack)).toMatch(/^Error: made late\n\s+at /);
});

test('a page comes alive without its fonts, and its headline has the same lines before and after they come', async ({
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

test('what lies below is laid out once the page has come alive, and who has scrolled before stays there', async ({
  page,
}) => {
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/about');
  const below = page.locator('#footer > .deep');
  await expect(page.locator('html.first-look')).toBeAttached();
  await expect(below).toHaveCSS('content-visibility', 'auto');
  // Else the wave that rises out of it would be cut off.
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await footer.getByText(/^© 2024/).scrollIntoViewIfNeeded();
  release();
  await arriving;
  await expectAlive(page);
  await expect(page.locator('html.first-look')).toHaveCount(0);
  await expect(below).toHaveCSS('content-visibility', 'visible');
  await expect(below).not.toHaveAttribute('style', /./);
  await expect(footer).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a section with a form is laid out at once, not what stands beside the form, and filling it in counts from then', async ({
  page,
  staff,
  unique,
}) => {
  const email = `${unique('early')}@example.com`;
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/');
  await expect(page.locator('html.first-look')).toBeAttached();
  for (const section of ['#blog', '#contact']) {
    await expect(page.locator(section)).toHaveCSS('content-visibility', 'visible');
  }
  const beside = page.locator('#blog > .further-down');
  for (const part of [page.locator('#services'), beside]) await expect(part).toHaveCSS('content-visibility', 'auto');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await takeTime(page);
  release();
  await arriving;
  await expect(page.locator('html.first-look')).toHaveCount(0);
  await expect(beside).toHaveCSS('content-visibility', 'visible');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter.');
  expect((await staff.subscribers.list.query({ q: email })).items).toMatchObject([{ email, status: 'active' }]);
});

test('the sections of a text keep their distance when all of the page is laid out', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/privacy-policy');
  const second = page.locator('.prose > section').nth(1);
  const distance = () =>
    second.evaluate(({ firstElementChild, previousElementSibling }) => {
      const [above, below] = [previousElementSibling, firstElementChild].map((one) => one?.getBoundingClientRect());
      return (below?.top ?? Number.NaN) - (above?.bottom ?? Number.NaN);
    });
  await expect(second).toHaveCSS('content-visibility', 'auto');
  const before = await distance();
  release();
  await arriving;
  await expect(second).toHaveCSS('content-visibility', 'visible');
  expect(before).toBeGreaterThan(0);
  expect(await distance()).toBeCloseTo(before, 0);
});

test('a link to certain words of a page is one to a place on it', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/privacy-policy#:~:text=Your%20rights');
  await expect(page.locator('html.js')).toBeAttached();
  await expect(page.locator('html.first-look')).toHaveCount(0);
  release();
  await arriving;
});

test('who types already is not taken to the section that the address names', async ({ page }) => {
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

test('the dates that the server has written are not written anew, those of the next page are', async ({ page }) => {
  await page.addInitScript(() => {
    // Each of the two takes the browser a tenth of a second on a slow telephone, the first time.
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
    await expect(page.locator('html.first-look')).toHaveCount(0);
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

test.describe('when a script is lost on its way', () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test('the page is one without JavaScript: the enquiry can be written', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html.no-js')).toBeAttached();
    await expect(page.locator('html.first-look')).toHaveCount(0);
    await expect(page.locator('#contact').getByRole('textbox', { name: 'First Name' })).toBeVisible();
  });
});

test('all of a page is laid out at once when it is opened at a certain place', async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  const arriving = page.goto('/privacy-policy#your-rights');
  await expect(page.locator('html.js')).toBeAttached();
  await expect(page.locator('html.first-look')).toHaveCount(0);
  await expect(page.locator('#your-rights')).toBeInViewport();
  release();
  await arriving;
  await expect(page.locator('#your-rights')).toBeInViewport();
});

/** Runs in the browser: whether the font has come, and not only the one that stands in for it. */
function isInItsFont(element: HTMLElement): boolean {
  const [wanted] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(',');
  return [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === wanted && status === 'loaded');
}

/** Keeps these files of the page back until the answer is called. */
async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
