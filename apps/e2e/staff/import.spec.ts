import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';

test.use({ isSignedIn: true });

function csv(...lines: string[]) {
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) };
}

test('an import previews what happens to each row, then adds exactly the new ones @journey', async ({
  page,
  staff,
  unique,
}) => {
  const word = unique('import');
  await staff.subscribers.add.mutate({ email: `${word}-known@example.com` });
  const left = await staff.subscribers.add.mutate({ email: `${word}-left@example.com` });
  await staff.subscribers.update.mutate({ id: left.id, status: 'unsubscribed' });
  await page.goto(`/admin?tab=newsletter&q=${word}`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused(); // not the invisible file field
  await dialog
    .getByLabel('CSV file')
    .setInputFiles(
      csv(
        'Name;E-Mail',
        `"Lee; Ann";${word}-new@example.com`,
        `Bo;${word}-known@example.com`,
        `Cy;${word}-left@example.com`,
        `Di;${word}-NEW@example.com`,
        'Ed;nonsense',
      ),
    );
  const rows = dialog.getByRole('region', { name: 'What happens to each row' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText(`${word}-new@example.comnew`);
  await expect(rows.nth(2)).toContainText('already there');
  await expect(rows.nth(3)).toContainText('On the list as unsubscribed; stays that way.');
  await expect(rows.nth(4)).toContainText('The same address is on line 2.');
  await expect(rows.nth(5)).toContainText('Email address must look like name@example.com.');
  await expectAccessible(page);
  expect((await staff.subscribers.list.query({ q: word })).total).toBe(2);

  await dialog.getByRole('combobox', { name: 'Show' }).selectOption('invalid');
  await expect(rows).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Add 1 subscriber' }).click();
  await expectToast(page, 'Import finished', '1 subscriber added.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  const { items } = await staff.subscribers.list.query({ q: `${word}-left` });
  expect(items).toMatchObject([{ status: 'unsubscribed' }]);
});

test.describe('a refused import', () => {
  test.use({ expectedComplaints: /status of (400|409)/ });

  test('says what is wrong with the file, and checks again when the list changed meanwhile', async ({
    page,
    staff,
    unique,
  }) => {
    const word = unique('changed');
    await page.goto(`/admin?tab=newsletter&q=${word}`);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
    const input = dialog.getByLabel('CSV file');
    await input.setInputFiles(csv('name', 'Ada'));
    await expect(dialog.getByText('The file has no column called email.')).toBeVisible();
    await input.setInputFiles(csv('email', `${word}-one@example.com`, `${word}-two@example.com`));
    await expect(dialog.getByRole('button', { name: 'Add 2 subscribers' })).toBeEnabled();
    await staff.subscribers.add.mutate({ email: `${word}-one@example.com` });
    await dialog.getByRole('button', { name: 'Add 2 subscribers' }).click();
    await expect(dialog.getByText('The list has changed since the file was checked.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1 subscriber' }).click();
    await expectToast(page, 'Import finished', '1 subscriber added.');
    expect((await staff.subscribers.list.query({ q: word })).total).toBe(2);
  });
});
