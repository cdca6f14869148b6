import { expect, type Page } from '@playwright/test';

/** The part of the page that contains the link. */
export type Region = 'header' | 'menu' | 'main' | 'footer';

/** A link within the site whose URL has a hash. */
export type HashLink = { page: string; region: Region; href: string };

/** The window sizes in which every link is followed. */
export const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** The factor by which the visitor's machine is slower than this one. */
const SLOWDOWN = 6;

const SELECTORS: Record<Region, string> = {
  header: 'header :not(#mobile-menu *)',
  menu: '#mobile-menu',
  main: 'main',
  footer: '#footer',
};

/** Timeout for the target of a link to appear. */
const LONGEST_MS = 20_000;

/** Positions on the screen after the click, when the page no longer moves. */
type Sight = {
  /** Distance from the lower edge of the header to the target's heading, as a fraction of the window's height. */
  head: number;
  /** The same for the heading of the enquiry form; 0 if the link does not lead to the form. */
  form: number;
  /** Time of the last movement, in milliseconds since the Unix epoch. */
  sinceMs: number;
};

/** Slows the page down. The returned function switches between full speed and slow. */
export async function slowDown(page: Page): Promise<(isSlow: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setSlow = async (isSlow: boolean) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWDOWN : 1 });
  };
  await setSlow(true);
  return setSlow;
}

/** Clicks the first matching link that is visible in this window; false if none is visible. */
export async function click(page: Page, { region, href }: HashLink): Promise<boolean> {
  const links = page.locator(SELECTORS[region]).locator(`a[href="${href}"]`);
  if (region === 'menu') {
    const toggle = page.getByRole('button', { name: 'Open menu' });
    if (!(await toggle.isVisible())) return false;
    await toggle.click();
  }
  const link = links.filter({ visible: true }).first();
  // On a phone the table of contents is collapsed.
  const fold = page.locator('details:not([open])', { has: page.locator(`a[href="${href}"]`) }).locator('summary');
  if (!(await link.isVisible()) && (await fold.first().isVisible())) await fold.first().click();
  if (!(await link.isVisible())) return false;
  // Scrolls to the link, as a visitor does, and waits until the browser has reported the scroll position.
  await link.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  // Not Playwright's click: it hovers first, which would prefetch the next page.
  await link.dispatchEvent('click');
  return true;
}

/**
 * Expects the target's heading in the upper half of the window three seconds after the click, and the form's heading in the
 * window.
 * @param isPatient if false, looks as soon as nothing has moved for half a second, which takes a third of the time
 * @returns the time of the last movement, in milliseconds since the Unix epoch
 */
export async function expectArrival(page: Page, link: HashLink, isPatient = true): Promise<number> {
  const name = `${link.href} in the ${link.region} of ${link.page}`;
  const id = link.href.slice(link.href.indexOf('#') + 1);
  await page.waitForURL((url) => url.hash === `#${id}`, { timeout: LONGEST_MS });
  // The URL changes at the click, but on a busy machine the page may come later.
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

/**
 * Runs in the browser: waits three seconds if `isPatient`, else until the headings are in place; then until nothing has moved
 * for half a second.
 */
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
