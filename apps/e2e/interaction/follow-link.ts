import { expect, type Page } from '@playwright/test';

/** Where a link stands on its page. */
export type Region = 'header' | 'menu' | 'main' | 'footer';

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

/** A link whose target is not there by then has not worked. */
const LONGEST_MS = 20_000;

/** What a visitor sees after the click, when the page has come to rest. */
type Sight = {
  /** From the lower edge of the header to the target's heading, as a share of the window. */
  head: number;
  /** The same for the heading of the enquiry form; 0 where the link does not lead to it. */
  form: number;
  /** Since when nothing has moved, in milliseconds of the clock. */
  sinceMs: number;
};

/** Slows the page down; the returned function lets it run at full speed, or slows it down again. */
export async function slowDown(page: Page): Promise<(isSlow: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setSlow = async (isSlow: boolean) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWDOWN : 1 });
  };
  await setSlow(true);
  return setSlow;
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
  // On a phone the contents of a text are folded up.
  const fold = page.locator('details:not([open])', { has: page.locator(`a[href="${href}"]`) }).locator('summary');
  if (!(await link.isVisible()) && (await fold.first().isVisible())) await fold.first().click();
  if (!(await link.isVisible())) return false;
  // A visitor has scrolled to the link: the page leaves from there. One frame later the browser has reported that.
  await link.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  // Not Playwright's click, which hovers first, so that the next page is fetched.
  await link.dispatchEvent('click');
  return true;
}

/**
 * Three seconds after the click the target's heading is in the upper half of the window, and the form's is in the window.
 * @param isPatient false looks as soon as they have stood still there for half a second, which takes a third of the time
 * @returns since when they have stood still, in milliseconds of the clock
 */
export async function expectArrival(page: Page, link: HashLink, isPatient = true): Promise<number> {
  const name = `${link.href} in the ${link.region} of ${link.page}`;
  const id = link.href.slice(link.href.indexOf('#') + 1);
  await page.waitForURL((url) => url.hash === `#${id}`, { timeout: LONGEST_MS });
  // The address changes with the click; on a busy machine the page may take longer.
  await page.locator(`[id="${id}"]`).waitFor({ state: 'attached', timeout: LONGEST_MS });
  const looks = { id, isPatient, hasForm: link.href === '/#contact', longestMs: LONGEST_MS };
  const { head, form, sinceMs } = await page.evaluate(lookAround, looks);
  expect.soft(head, `${name}: from the header to the target, in windows`).toBeGreaterThanOrEqual(0);
  expect.soft(head, `${name}: from the header to the target, in windows`).toBeLessThan(0.5);
  expect.soft(form, `${name}: from the header to the form, in windows`).toBeGreaterThanOrEqual(0);
  expect.soft(form, `${name}: from the header to the form, in windows`).toBeLessThan(0.9);
  return sinceMs;
}

type Looks = { id: string; isPatient: boolean; hasForm: boolean; longestMs: number };

/** Runs in the browser: waits until nothing has moved for half a second, at least three seconds or until all is in place. */
async function lookAround({ id, isPatient, hasForm, longestMs }: Looks): Promise<Sight> {
  let sinceMs = Date.now();
  const look = () => {
    const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const share = (element: Element | null | undefined) => {
      const { top = Number.NaN, height = 0 } = element?.getBoundingClientRect() ?? {};
      return height > 0 ? Math.round(((top - below) / innerHeight) * 100) / 100 : Number.NaN;
    };
    const target = document.getElementById(id);
    const head = share(target?.querySelector('h1, h2, h3') ?? target);
    return { head, form: hasForm ? share(document.getElementById('contact-form-title')) : 0, sinceMs };
  };
  const isInPlace = ({ head, form }: Sight) => head >= 0 && head < 0.5 && form >= 0 && form < 0.9;
  if (isPatient) await scheduler.postTask(() => undefined, { delay: 3000 });
  const end = performance.now() + longestMs;
  for (let still = 0, at = scrollY; still < 30 && performance.now() < end; still += 1) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== at || !(isPatient || isInPlace(look()))) {
      still = 0;
      sinceMs = Date.now();
    }
    at = scrollY;
  }
  return look();
}
