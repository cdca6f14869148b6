import { readFile } from 'node:fs/promises';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';
import { makeConfirmationOld } from '../support/old-confirmation.ts';
import { staffLogin } from '../support/staff-login.ts';

test.use({ isSignedIn: true });

test('adds a note to the open inquiry, which its author can delete; accessible, on a phone in the dark theme too', async ({
  page,
  request,
  unique,
}) => {
  const word = unique('noted');
  await request.post('/api/contact', {
    data: { firstName: 'Ada', lastName: word, email: `${word}@example.com`, message: 'Please call.' },
  });
  await page.goto(`/admin?tab=contacts&q=${word}`);
  await page.getByRole('button', { name: `Message of Ada ${word}` }).click();
  const notes = page.getByRole('region', { name: `Notes on Ada ${word}` });
  const field = notes.getByRole('textbox', { name: `Add a note on Ada ${word}` });
  await field.fill('Called her.\nShe wants WAVE.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Called her.');
  await expect(notes.getByRole('listitem')).toContainText(/^Admin, just now/);
  await expect(field).toHaveValue('');
  const release = await holdCalls(page, 'contacts.notes.add');
  await field.fill('Sent an offer.');
  await field.press('Control+Enter');
  await expect(notes.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await field.fill('Typed meanwhile.');
  release();
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expect(field).toHaveValue('Typed meanwhile.');
  await expect(page.getByText('Please call.')).toBeVisible();
  await expectAccessible(page);
  await expectReadableInTheDark(page);

  await page.reload();
  await page.getByRole('button', { name: `Message of Ada ${word}` }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await notes.getByRole('listitem').filter({ hasText: 'Sent an offer.' }).getByRole('button').click();
  await page.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
});

test.describe('an export', () => {
  test.use({ expectedComplaints: /status of 40[03]/ });

  test('asks for a recent password and saves the filtered inquiries, without notes', async ({
    page,
    request,
    session,
    unique,
  }) => {
    const word = unique('exported');
    for (const company of ['Marsh & "Sons"', '=1+1']) {
      const data = { firstName: 'Ada', lastName: word, email: `${word}@example.com`, company };
      await request.post('/api/contact', { data });
    }
    await page.goto(`/admin?tab=contacts&q=${word}`);
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    makeConfirmationOld(session.token);
    const button = page.getByRole('button', { name: 'Export CSV' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Export this list?' });
    const password = dialog.getByLabel('Your password');
    await expect(password).toBeFocused();
    await password.fill('not the password');
    await dialog.getByRole('button', { name: 'Save the file' }).click();
    await expect(password).toHaveAccessibleDescription('The current password is wrong.');
    await expectAccessible(page);
    await password.fill(staffLogin.password);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
    await expectToast(page, 'Export ready', `${download.suggestedFilename()} was saved.`);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"reference","name","email"');
    expect(lines.join('\n')).toContain('"Marsh & ""Sons"""');
    expect(lines.join('\n')).toContain(`,"'=1+1",`);
  });
});
