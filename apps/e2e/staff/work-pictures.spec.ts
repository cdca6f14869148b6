import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });
// The image process has low priority: slow on a busy machine.
test.slow();

test('a picture takes the place of a work sample on the public page, without a restart, until it is removed', async ({
  page,
  request,
  staff,
  unique,
}) => {
  const alt = unique('Two studios at one table');
  const hero = async () => (await (await request.get('/marketing-agencies')).text()).split('</section>', 1)[0] ?? '';
  expect(await hero()).toContain('Drawn delivery calendar');

  await page.goto('/admin?tab=settings&section=work-pictures');
  await page.getByRole('button', { name: 'Use a picture: Delivery calendar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../../web/public/icon-512.png'));
  await dialog.getByRole('textbox', { name: /^Alternative text/ }).fill(alt);
  await dialog.getByRole('button', { name: 'Use in place of the drawing' }).click();
  await expect(page.getByText(`Picture: ${alt}`)).toBeVisible();
  expect(await hero()).toContain(`alt="${alt}"`);
  expect(await hero()).not.toContain('Drawn delivery calendar');

  await test.step('the library says where it is used before it asks to delete it', async () => {
    const [picture] = (await staff.media.list.query({ q: alt })).items;
    const name = unique('Ada');
    const author = await staff.authors.add.mutate({ name, pictureId: picture?.id ?? '' });
    await page
      .getByRole('button', { name: /^Use a picture/ })
      .first()
      .click();
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(alt);
    await dialog.getByRole('button', { name: alt }).click();
    await dialog.getByRole('button', { name: 'Delete picture' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText([
      `The portrait of ${name} (Settings, Authors)`,
      'A work sample (Settings, Work samples)',
    ]);
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeHidden();
    await staff.authors.remove.mutate({ id: author.id });
    await page.keyboard.press('Escape');
  });

  await page.getByRole('button', { name: 'Show the drawing: Delivery calendar' }).click();
  await expect(page.getByText(`Picture: ${alt}`)).toBeHidden();
  expect(await hero()).toContain('Drawn delivery calendar');
});
