import type { Page } from '@playwright/test';
import {
  cutOff,
  expect,
  expectAccessible,
  expectReadableColours,
  expectToast,
  switchToDark,
  test,
} from './fixtures.ts';

test.describe('what opens on a page is accessible in both themes', () => {
  test('the Industries menu', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Industries' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(4);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await switchToDark(page);
    await page.getByRole('banner').getByRole('button', { name: 'Industries' }).click();
    await expectReadableColours(page);
  });

  test('the menu of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await switchToDark(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectReadableColours(page);
  });

  test.describe('that fails', () => {
    test.use({ expectedComplaints: /status of 400|net::ERR_/ });

    test('the contact form with a refused field and a toast', async ({ page }) => {
      await page.goto('/#contact');
      await page.getByRole('button', { name: 'Start Your Project' }).click();
      const form = page.getByLabel('Start Your Project', { exact: true });
      for (const name of ['First Name', 'Last Name']) await form.getByRole('textbox', { name }).fill(' ');
      await form.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.com');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expectToast(page, 'Error', 'Failed to send message. Please try again.');
      await expect(form.getByRole('textbox', { name: 'First Name' })).toHaveAccessibleDescription(
        'First name is required.',
      );
      await page.keyboard.press('F8'); // the toast waits while it has the focus
      await expectAccessible(page);
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      await expectReadableColours(page);
    });

    test('the newsletter form with a toast, on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/blog');
      await cutOff(page, 'subscribers.subscribe');
      await page.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.com');
      await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
      await expectToast(page, 'Error', 'Failed to subscribe. Please try again.');
      await page.keyboard.press('F8');
      await expectAccessible(page);
    });
  });
});

test('with forced colours, the borders, the focus and the marks of what is chosen remain', async ({ page }) => {
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

  await page.goto('/blog');
  expect(await colour(page, 'nav[aria-label=Categories] a[aria-current=page]', 'background-color')).not.toBe(
    await colour(page, 'nav[aria-label=Categories] a:not([aria-current])', 'background-color'),
  );
});

test('with more contrast, small print is as dark as the text and lines are easy to see', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/about');
  const ink = await colour(page, 'body', 'color');
  expect(await colour(page, 'main .text-muted', 'color')).toBe(ink);
  await expectReadableColours(page);
});

function colour(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
