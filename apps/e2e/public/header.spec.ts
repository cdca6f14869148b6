import { expect, test } from '../support/fixtures.ts';

const INDUSTRIES = [
  ['Marketing Agencies', '/marketing-agencies'],
  ['Healthcare', '/healthcare'],
  ['Professional Services', '/professional-services'],
  ['Legal Practices', '/legal-practices'],
];

test('the keyboard skips the header, opens the Industries menu, moves through it and follows a link', async ({
  page,
}) => {
  await page.goto('/cookie-policy');
  const header = page.getByRole('banner');

  await test.step('the skip link comes first', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  const button = header.getByRole('button', { name: 'Industries' });
  const items = page.getByRole('menuitem');
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await button.press(key);
    await expect(items).toHaveText(INDUSTRIES.map(([name = '']) => name));
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(0);
  await button.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/healthcare');
});

test('every header link leads to its page, the logo leads home, and the header has a shadow on a scrolled page @journey', async ({
  page,
}) => {
  await page.goto('/cookie-policy');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).not.toHaveCSS('box-shadow', 'none');

  for (const [name = '', path = ''] of INDUSTRIES) {
    await header.getByRole('button', { name: 'Industries' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('menuitem')).toHaveCount(0); // otherwise the next click would close it
  }
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Our Blog', '/blog'],
    ['Tideline', '/'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }

  await test.step("Let's Talk leads to the first field of the contact form, from other pages too", async () => {
    const contact = page.getByRole('textbox', { name: 'First Name' });
    const letsTalk = header.getByRole('link', { name: "Let's Talk" });
    await expect(page.getByRole('button', { name: 'Start Your Project' })).not.toBeInViewport();
    await letsTalk.click();
    await expect(contact).toBeInViewport();
    await expect(contact).toBeFocused();
    await header.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await letsTalk.click();
    await expect(page).toHaveURL('/#contact');
    await expect(contact).toBeInViewport();
    await expect(contact).toBeFocused();
  });
});

test.describe('on a small screen', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

  test('a menu holds every link and closes on Escape, on navigation and on a wide screen @journey', async ({
    page,
  }) => {
    await page.goto('/cookie-policy');
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await header.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Services',
      ...INDUSTRIES.map(([name = '']) => name),
      'Our Blog',
      "Let's Talk",
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(header.getByRole('button', { name: 'Open menu' })).toBeFocused();

    await test.step('on Escape also without focus', async () => {
      await header.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await menu.click({ position: { x: 300, y: 5 } });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    });

    await test.step('when Tab leaves it', async () => {
      await header.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name: "Let's Talk" }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
      await expect(menu).toBeHidden();
    });

    await test.step('when the window grows', async () => {
      await header.getByRole('button', { name: 'Open menu' }).click();
      await page.setViewportSize({ width: 1280, height: 740 });
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(menu).toBeHidden();
    });

    await header.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(menu).toBeHidden();

    await test.step('on back; it stays closed when the page is visited again', async () => {
      await header.getByRole('button', { name: 'Open menu' }).click();
      await menu.click({ position: { x: 300, y: 5 } });
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible();
      await expect(menu).toBeHidden();
      await page.goForward();
      await expect(page.getByRole('main', { name: /Services/ })).toBeVisible();
      await expect(menu).toBeHidden();
    });

    await header.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: "Let's Talk" }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused();
  });
});
