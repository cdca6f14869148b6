import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

test('a visitor saves articles for later, finds them on the blog, and removes them', async ({
  page,
  publishPost,
  unique,
}) => {
  const [long, other] = [unique('Q'.repeat(110)), unique('مقال للقراءة')];
  const paths = [await publishPost(long), await publishPost(other)];
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    await expectAlive(page);
    const save = page.getByRole('button', { name: 'Save for later' });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/blog');
  await expectAlive(page);
  await page.getByRole('button', { name: 'Reading list (2)' }).click();
  const list = page.getByRole('dialog', { name: 'Reading list' });
  await expect(list.getByRole('link')).toHaveText([other, long]);
  expect(await list.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await expectAccessible(page);
  await list.getByRole('button', { name: `Remove: ${other}` }).click();
  await expect(list.getByRole('heading', { name: 'Reading list' })).toBeFocused();
  await list.getByRole('link', { name: long }).click();
  await expect(page.getByRole('heading', { name: long, level: 1 })).toBeInViewport();
  await expect(list).toBeHidden();

  const save = page.getByRole('button', { name: 'Save for later' });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(page.getByRole('button', { name: /^Reading list/ })).toBeHidden();
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Reading list', exact: true }).click();
  await expect(list.getByText('There is nothing in it yet.')).toBeVisible();
});
