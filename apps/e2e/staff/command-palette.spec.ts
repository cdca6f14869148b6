import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedInBrowser } from '../support/stored-in-browser.ts';

test.use({ isSignedIn: true });

test('Ctrl+K finds a page, a post and a setting; sequences of keys open pages until they are turned off', async ({
  page,
  publishPost,
  unique,
}) => {
  test.slow(); // axe reads the dashboard twice
  const title = unique('Palette');
  const path = await publishPost(title);
  await page.goto('/admin');
  const palette = page.getByRole('dialog', { name: 'Go to or find' });

  await test.step('a page', async () => {
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('theme');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('contacts');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin?tab=contacts');
    await expect(palette).toBeHidden();
  });

  await test.step('a post, whose page the header then leads to', async () => {
    await page.getByRole('button', { name: 'Go to or find' }).click();
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(title);
    await palette.getByRole('option', { name: title }).click();
    await expect(page).toHaveURL(`/admin/blog?edit=${path.slice('/blog/'.length)}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'View post' })).toHaveAttribute('href', path);
  });

  await test.step('a section of the settings', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Go to or find' }).click();
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('backups');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin?tab=settings&section=backup');
    await expect(page.getByRole('region', { name: 'Backups' }).getByRole('heading')).toBeInViewport();
  });

  await test.step('sequences of keys', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page).toHaveURL('/admin?tab=analytics');
    await page.getByRole('button', { name: 'Go to or find' }).click();
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('single-key');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(page).toHaveURL('/admin?tab=newsletter');
  });
});

test('the field stays where it is while somebody types; without a search, the palette begins with what was opened last', async ({
  page,
  publishPost,
  unique,
}) => {
  const title = unique('Opened');
  const path = await publishPost(title);
  await page.goto(`/admin/blog?edit=${path.slice('/blog/'.length)}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await page.goto('/admin?tab=settings&section=backup');
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
  await page.goto('/admin');
  const palette = page.getByRole('dialog', { name: 'Go to or find' });
  const field = palette.getByRole('combobox');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.keyboard.press('Control+k');
    const recent = palette.getByRole('group', { name: 'Recent' });
    await expect(recent.getByRole('option').first()).toHaveText('Backups');
    await expect(recent.getByRole('option', { name: title })).toBeVisible();
    const top = (await field.boundingBox())?.y;
    for (const letter of 'zzz') {
      await page.keyboard.press(letter);
      expect((await field.boundingBox())?.y).toBe(top);
    }
    await expect(palette.getByText('Nothing found.')).toBeVisible();
    expect((await field.boundingBox())?.y).toBe(top);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  }
  const stored = JSON.stringify(await storedInBrowser(page));
  expect(stored).toContain('tideline:recent:');
  expect(stored).not.toContain(title);
});
