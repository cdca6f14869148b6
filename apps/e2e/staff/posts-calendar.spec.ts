import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

test.use({ isSignedIn: true });

test('a scheduled post is dragged to another day of the calendar, moved by keyboard, and listed by day on a phone', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Planned');
  // 9:30 AM in Los Angeles.
  const { id } = await staff.posts.create.mutate({ title, status: 'scheduled', publishDate: '2098-12-04T09:30' });
  const dateOf = async () => (await staff.posts.byId.query({ id })).publishDate;
  const day = (name: string) => page.getByRole('cell', { name, exact: true });

  await test.step('open the calendar from the list', async () => {
    await page.goto('/admin/blog');
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page).toHaveURL('/admin/blog?view=calendar');
    await expect(page.locator('[aria-current=date]')).toBeVisible();
    await page.goto('/admin?tab=posts&view=calendar&month=2098-12');
    await expect(day('Thursday, December 4')).toContainText('9:30 AM');
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  });

  await test.step('drag it', async () => {
    await page.getByRole('link', { name: title }).dragTo(day('Wednesday, December 10'));
    await expect(day('Wednesday, December 10')).toContainText(title);
    expect(await dateOf()).toBe('2098-12-10T17:30:00.000Z');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(day('Thursday, December 4')).toContainText(title);
    expect(await dateOf()).toBe('2098-12-04T17:30:00.000Z');
  });

  await test.step('move it by keyboard', async () => {
    await page.getByRole('button', { name: `Move ${title} to another day` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Day').fill('2098-12-24');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(day('Wednesday, December 24')).toContainText(title);
    expect(await dateOf()).toBe('2098-12-24T17:30:00.000Z');
  });

  await test.step('months', async () => {
    await page.getByRole('link', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/month=2099-01/);
    await expect(page.getByRole('heading', { name: 'January 2099' })).toBeVisible();
    await page.goBack();
    await expect(day('Wednesday, December 24')).toContainText(title);
  });

  await test.step('the week', async () => {
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await page.goto('/admin?tab=posts&view=calendar&week=2098-12-24');
    await expect(page.getByRole('heading', { name: 'December 21 – 27, 2098' })).toBeVisible();
    await expect(page.getByRole('cell')).toHaveCount(7);
    await expect(day('Wednesday, December 24')).toContainText(title);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'December 2098' })).toBeVisible();
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload(); // removes the notice, which covers the footer
    await expect(page.getByRole('table')).toHaveCount(0);
    const agenda = page.getByRole('listitem').filter({ hasText: 'Wednesday, December 24' });
    await expect(agenda.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
    expect(await layoutFaults(page)).toEqual([]);
  });
});
