import { expect, type Page } from '@playwright/test';

/** Where a link stands on its page. */
type Region = 'header' | 'menu' | 'main' | 'footer';

/** A link of the site to a place on a page. */
export type HashLink = { page: string; region: Region; href: string };

/** The windows in which every link is followed. */
export const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** How many times slower than this machine the visitor's is. */
const SLOWDOWN = 6;

const SELECTORS: Record<Region, string> = {
  header: 'header :not(#mobile-menu *)',
  menu: '#mobile-menu',
  main: 'main',
  footer: '#footer',
};

/** What a visitor sees three seconds after the click, when the page has come to rest. */
type Sight = {
  /** From the lower edge of the header to the target's heading, as a share of the window. */
  head: number;
  /** The same for the heading of the enquiry form, where it is open. */
  form: number | null;
};

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Clicks the first of the links that is visible in this window; false when none is. */
export async function click(page: Page, { region, href }: HashLink): Promise<boolean> {
  const links = page.locator(SELECTORS[region]).locator(`a[href="${href}"]`);
  if (region === 'menu') {
    const toggle = page.getByRole('button', { name: 'Open menu' });
    if (!(await toggle.isVisible())) return false;
    await toggle.click();
  }
  const link = links.filter({ visible: true }).first();
  if ((await link.count()) === 0) return false;
  // Not Playwright's click, which hovers first, so that the next page is fetched, and scrolls by itself.
  await link.dispatchEvent('click');
  return true;
}

/** Three seconds after the click the target's heading is in the upper half of the window, and the form's is in the window. */
export async function expectArrival(page: Page, { page: from, region, href }: HashLink): Promise<void> {
  const name = `${href} in the ${region} of ${from}`;
  const id = href.slice(href.indexOf('#') + 1);
  await page.waitForURL((url) => url.hash === `#${id}`);
  // The address changes with the click; on a busy machine the page may take longer.
  await page.locator(`[id="${id}"]`).waitFor({ state: 'attached' });
  const sight = await page.evaluate(lookAround, id);
  expect.soft(sight.head, `${name}: from the header to the target, in windows`).toBeGreaterThanOrEqual(0);
  expect.soft(sight.head, `${name}: from the header to the target, in windows`).toBeLessThan(0.5);
  if (href !== '/#contact') return;
  expect.soft(sight.form, `${name}: from the header to the form, in windows`).toBeGreaterThanOrEqual(0);
  expect.soft(sight.form, `${name}: from the header to the form, in windows`).toBeLessThan(0.9);
}

/** Runs in the browser: waits three seconds, and on a busy machine until nothing has moved for half a second. */
async function lookAround(id: string): Promise<Sight> {
  await scheduler.postTask(() => undefined, { delay: 3000 });
  for (let still = 0, at = scrollY; still < 30; still += 1) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== at) still = 0;
    at = scrollY;
  }
  const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const share = (element: Element | null | undefined) => {
    const { top = Number.NaN, height = 0 } = element?.getBoundingClientRect() ?? {};
    return height > 0 ? Math.round(((top - below) / innerHeight) * 100) / 100 : null;
  };
  const target = document.getElementById(id);
  return {
    head: share(target?.querySelector('h1, h2, h3') ?? target) ?? Number.NaN,
    form: share(document.getElementById('contact-form-title')),
  };
}
