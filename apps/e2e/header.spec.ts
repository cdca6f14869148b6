import { expect, test } from './fixtures.ts';

const INDUSTRIES = [
  ['Marketing Agencies', '/marketing-agencies'],
  ['Healthcare', '/healthcare'],
  ['Professional Services', '/professional-services'],
  ['Legal Practices', '/legal-practices'],
];

test('the links of the header lead to About Us, Services and Our Blog, the logo leads home', async ({ page }) => {
  const header = page.getByRole('banner');
  await page.goto('/privacy-policy');
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Our Blog', '/blog'],
    ['Tideline', '/'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the Industries menu works by keyboard alone', async ({ page }) => {
  await page.goto('/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Industries' });
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

test('each of the Industries has its page', async ({ page }) => {
  await page.goto('/about');
  for (const [name = '', path = ''] of INDUSTRIES) {
    await page.getByRole('banner').getByRole('button', { name: 'Industries' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('menuitem')).toHaveCount(0); // else the next click would close it
  }
});

test("Let's Talk scrolls to the contact section, from other pages too", async ({ page }) => {
  const contact = page.getByRole('button', { name: 'Start Your Project' });
  const letsTalk = page.getByRole('banner').getByRole('link', { name: "Let's Talk" });
  await page.goto('/');
  await expect(contact).not.toBeInViewport();
  await letsTalk.click();
  await expect(contact).toBeInViewport();

  await page.goto('/services');
  await letsTalk.click();
  await expect(page).toHaveURL('/#contact');
  await expect(contact).toBeInViewport();
});

test('the page scrolls to the contact section when the hash becomes #contact', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    location.hash = 'contact';
  });
  await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeInViewport();
});

test('the header has a stronger shadow once the page is scrolled', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).not.toHaveCSS('box-shadow', 'none');
});

test('a skip link comes first and leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a menu holds every link, and closes by Escape, by going somewhere, and where it would be in the way', async ({
    page,
  }) => {
    await page.goto('/about');
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

    await test.step('by Escape also when the focus is nowhere', async () => {
      await header.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await menu.click({ position: { x: 300, y: 5 } });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    });

    await test.step('when the keyboard goes on into the page', async () => {
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
  });

  test("Let's Talk in the menu leads to the contact section", async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: "Let's Talk" }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeInViewport();
  });
});
