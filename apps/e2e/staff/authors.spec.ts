import { join } from 'node:path';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';

test.use({ isSignedIn: true });
// The image process has low priority: slow on a busy machine.
test.slow();

test('staff add an author, edit the profile, choose a portrait and delete the author; visitors see each change', async ({
  page,
  publishPost,
  unique,
}) => {
  const name = unique('Ada Byron');
  const title = unique('Tide tables');
  const alt = unique('Ada at her desk');
  const path = await publishPost(title, { author: name });
  const card = page.getByRole('region', { name: 'Authors', exact: true });
  const dialog = page.getByRole('dialog', { name: /Author$/ });
  const person = page
    .getByRole('region', { name: 'The People You Will Talk To' })
    .getByRole('article')
    .filter({ hasText: name });

  await test.step('an empty name is refused; the new author is on the About page', async () => {
    await page.goto('/admin?tab=settings&section=authors');
    await card.getByRole('button', { name: 'Add author' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Role' }).fill('Analyst');
    await dialog.getByRole('textbox', { name: 'One sentence' }).fill('Counts twice before she writes once.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Author saved', name);
    await expect(card.getByText(`Analyst; 1 public post`)).toBeVisible();
    await page.goto('/about');
    await expect(person.getByText('Analyst', { exact: true })).toBeVisible();
    await expect(person.getByText('Counts twice before she writes once.')).toBeVisible();
    await expect(person.getByText('Sample data')).toHaveCount(0);
    await expect(person.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('an edit and an uploaded portrait are on the page of the author', async () => {
    await page.goto('/admin?tab=settings&section=authors');
    await card.getByRole('button', { name: `Edit: ${name}` }).click();
    await expect(dialog.getByRole('textbox', { name: 'Role' })).toHaveValue('Analyst');
    await dialog.getByRole('textbox', { name: 'Role' }).fill('Chief Analyst');
    await dialog.getByRole('textbox', { name: 'Biography' }).fill('Ada reads reports for a living.');
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    const pictures = page.getByRole('dialog').last();
    await pictures
      .locator('input[type=file]')
      .setInputFiles(join(import.meta.dirname, '../../web/public/icon-512.png'));
    await pictures.getByRole('textbox', { name: /^Alternative text/ }).fill(alt);
    await pictures.getByRole('button', { name: 'Use as portrait' }).click();
    await expect(dialog.getByRole('button', { name: 'Show the drawing' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Author saved', name);
    await page.goto('/about');
    await person.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Chief Analyst', { exact: true })).toBeVisible();
    await expect(page.getByText('Ada reads reports for a living.')).toBeVisible();
    await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible();
  });

  await test.step('a deleted author leaves the About page; the post keeps the name', async () => {
    await page.goto('/admin?tab=settings&section=authors');
    await card.getByRole('button', { name: `Delete: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete author' }).click();
    await expectToast(page, 'Author deleted', name);
    await expect(card.getByRole('button', { name: `Edit: ${name}` })).toHaveCount(0);
    await page.goto('/about');
    await expect(person).toHaveCount(0);
    await page.goto(path);
    await expect(page.getByRole('article').getByText(name).first()).toBeVisible();
  });
});
