import { join } from 'node:path';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { sessionOfOwnAccount } from '../support/own-session.ts';
import { expectToast } from '../support/page-steps.ts';

test.use({ isSignedIn: true, session: sessionOfOwnAccount });
// The image process has low priority: slow on a busy machine.
test.slow();

test('the own profile is the author of a new post; its byline and the author page show name, picture and biography', async ({
  page,
  publishPost,
  unique,
}) => {
  const name = unique('Noor el Haddad');
  const section = page.getByRole('region', { name: 'Profile', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Your profile' });

  await test.step('without a profile, nothing of the person is public', async () => {
    await page.goto('/admin/account');
    await expect(section).toContainText('your first save publishes it');
    await section.getByRole('button', { name: 'Create profile' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor Haddad');
  });

  await test.step('it has a name, a role, a biography and a picture', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Role' }).fill('Harbor writer');
    await dialog.getByRole('textbox', { name: 'Biography' }).fill('Noor has read the tide tables since 2009.');
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    const pictures = page.getByRole('dialog').last();
    const file = join(import.meta.dirname, '../../web/public/icon-512.png');
    await pictures.locator('input[type=file]').setInputFiles(file);
    await pictures.getByRole('textbox', { name: /^Alternative text/ }).fill(unique('Noor on the pier'));
    await pictures.getByRole('button', { name: 'Use as portrait' }).click();
    await expect(dialog.getByRole('button', { name: 'Show the drawing' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile saved', name);
    await expect(section).toContainText('Noor has read the tide tables since 2009.');
    await expectAccessible(page);
  });

  await test.step('a new post starts with it, whose byline shows it', async () => {
    await page.goto('/admin/blog?new=1');
    await expect(page.getByRole('textbox', { name: 'Author', exact: true })).toHaveValue(name);
    await page.goto(await publishPost(unique('Slack water'), { author: name }));
    const author = page.getByRole('region', { name: /author/i });
    await expect(author).toContainText(name);
    await expect(author).toContainText('Harbor writer');
    await expect(author.locator('img[src*="/media/"]')).toHaveCount(1);
  });

  await test.step('the author page shows it, and follows the next edit', async () => {
    await page.goto('/admin/account');
    await section.getByRole('button', { name: 'Edit profile' }).click();
    await dialog.getByRole('textbox', { name: 'Biography' }).fill('Noor writes about harbors.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile saved', name);
    await section.getByRole('link', { name: 'Your author page' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Noor writes about harbors.')).toBeVisible();
    await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible();
  });
});
