import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { click, expectArrival, type HashLink, slowDown, WINDOWS } from './follow-link.ts';

// One link of each kind: page, region and target.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LINKS: HashLink[] = [
  { page: '/about', region: 'header', href: '/#contact' },
  { page: '/blog', region: 'menu', href: '/#contact' },
  { page: '/', region: 'main', href: '/#contact' },
  { page: '/case-studies/medical-spa', region: 'main', href: '/#contact' },
  { page: '/discovery-call', region: 'main', href: '/#contact' }, // shown while no colleague offers calls
  { page: '/healthcare', region: 'main', href: '/services#analytics-reports' },
  { page: '/', region: 'footer', href: '/services#seo' },
  { page: '/services', region: 'footer', href: '/services#ads-management' },
  { page: '/', region: 'main', href: '/#services' },
  { page: '/about', region: 'main', href: '/about?case=consulting-firm#case-studies' },
  { page: '/terms-of-service', region: 'main', href: '/terms-of-service#contact' },
];

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });
    test('a link to a place on a page ends at that place, however slow the machine', async ({ page }) => {
      test.setTimeout(LINKS.length * 30_000); // each link waits three seconds, on a machine six times as slow
      await slowDown(page);
      for (const link of LINKS) {
        await page.goto(link.page);
        if (await click(page, link)) await expectArrival(page, link);
      }
    });
  });
}

test.describe('before the scripts of the page have started', () => {
  for (const from of ['/about', '/']) {
    test(`a link to the form on ${from} arrives there and opens it; a reload shows the section with the form closed @journey`, async ({
      page,
    }) => {
      const start = await holdScripts(page);
      const arriving = page.goto(from);
      await page.getByRole('main').locator('a[href="/#contact"]').first().click();
      await page.waitForURL('/#contact');
      start();
      await arriving.catch(() => undefined); // aborted by the navigation of the link
      await expectArrival(page, { page: from, region: 'main', href: '/#contact' });
      await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'First Name' })).toBeHidden();
    });
  }

  test('a link to a service arrives there @journey', async ({ page }) => {
    const start = await holdScripts(page);
    const arriving = page.goto('/healthcare');
    const link = { page: '/healthcare', region: 'main', href: '/services#analytics-reports' } as const;
    await page.locator(`main a[href="${link.href}"]`).first().click();
    await page.waitForURL(link.href);
    start();
    await arriving.catch(() => undefined);
    await expectArrival(page, link);
  });
});

test('the form stays closed when its URL is opened directly @journey', async ({ page }) => {
  await page.goto('/#contact');
  await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeHidden();
});

test('content that loads late above the target, during or after scrolling, does not push the target away @journey', async ({
  page,
}) => {
  await page.goto('/about');
  await click(page, { page: '/about', region: 'header', href: '/#contact' });
  await page.waitForURL('/#contact');
  const growAbove = () =>
    page.evaluate(() => {
      const picture = document.createElement('div');
      picture.style.height = '900px';
      picture.style.overflowAnchor = 'none';
      document.querySelector('main')?.prepend(picture);
    });
  await growAbove(); // while the page scrolls
  await expectArrival(page, { page: '/about', region: 'header', href: '/#contact' });
  await growAbove(); // afterwards
  await expectArrival(page, { page: '/about', region: 'header', href: '/#contact' });
});

/** Delays the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined); // the page was left
  });
  return resolve;
}
