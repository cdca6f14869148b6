import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { cutOff } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';

// The contact form is checked in `contact.spec.ts`.
test.describe('menus and forms are accessible in both themes when open', () => {
  test('the Industries menu, and the menu of small screens', async ({ page }) => {
    // A short page, which other tests check without the menus.
    await page.goto('/cookie-policy');
    const industries = page.getByRole('banner').getByRole('button', { name: 'Industries' });
    await industries.click();
    await expect(page.getByRole('menuitem')).toHaveCount(4);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await switchToDark(page);
    await industries.click();
    await expect(page.getByRole('menuitem')).toHaveCount(4);
    await expectReadableColours(page);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectReadableColours(page);
  });

  test.describe('without a connection', () => {
    test.use({ expectedComplaints: /net::ERR_/ });

    test('the newsletter form with a toast, on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/blog?q=no-such-words-anywhere'); // a short page with the form
      await cutOff(page, 'subscribers.subscribe');
      await page.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.com');
      await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
      await expectToast(page, 'Error', 'Failed to subscribe. Please try again.');
      await page.keyboard.press('F8');
      await expectAccessible(page);
    });
  });
});

test('borders, focus and marks remain with forced colours; small print is as dark as text with more contrast', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#contact');
  await page.getByRole('button', { name: 'Start Your Project' }).click();
  const paper = await colour(page, 'body', 'background-color');
  for (const [selector, property] of [
    ['#contact input[name=firstName]', 'border-top-color'],
    ['#contact button[type=submit]', 'border-top-color'],
    ['header', 'border-bottom-color'],
    ['button[aria-label="Show testimonial 1"] span', 'background-color'],
    ['button[aria-label="Show testimonial 2"] span', 'background-color'],
    ['#services article', 'border-top-color'],
    ['#services article svg', 'color'],
  ] as const) {
    expect(await colour(page, selector, property), `${property} of ${selector}`).not.toBe(paper);
  }
  expect(await colour(page, 'button[aria-label="Show testimonial 1"] span', 'background-color')).not.toBe(
    await colour(page, 'button[aria-label="Show testimonial 2"] span', 'background-color'),
  );
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');

  await page.goto('/blog?category=SEO');
  expect(await colour(page, 'nav[aria-label=Categories] a[aria-current=page]', 'background-color')).not.toBe(
    await colour(page, 'nav[aria-label=Categories] a:not([aria-current])', 'background-color'),
  );

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect(async () => {
    // The colours of a loaded page change in a transition, so this may need several attempts.
    expect(await colour(page, 'main .text-muted', 'color')).toBe(await colour(page, 'body', 'color'));
  }).toPass();
  await expectReadableColours(page);
});

function colour(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
