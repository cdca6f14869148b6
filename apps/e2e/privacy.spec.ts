import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  cutOff,
  expect,
  expectAccessible,
  expectReadableColours,
  expectToast,
  switchToDark,
  test,
} from './fixtures.ts';
import { staffLogin } from './staff-login.ts';

test.use({ isSignedIn: true });

/** Somebody of this test's own, who has written and subscribed. */
async function writeIn(request: APIRequestContext, unique: (word: string) => string): Promise<string> {
  const email = `${unique('Person')}@example.com`;
  const enquiry = { firstName: 'Ada', lastName: 'Marsh', email, message: 'Tides, please.' };
  expect((await request.post('/api/contact', { data: enquiry })).status()).toBe(201);
  expect((await request.post('/api/subscribers', { data: { email } })).status()).toBe(201);
  return email.toLowerCase();
}

async function lookUp(page: Page, email: string): Promise<void> {
  await page.getByRole('region', { name: 'Privacy' }).getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
}

test('everything about one address is shown and saved as a file', async ({ page, request, unique }) => {
  const email = await writeIn(request, unique);
  await page.goto('/admin?tab=settings');
  await lookUp(page, email.toUpperCase());
  const found = page.getByRole('region', { name: 'Privacy' }).getByRole('status');
  await expect(found).toContainText(`${email}: 1 enquiry, 1 newsletter subscription`);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export everything?' });
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(staffLogin.password);
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const file = await download;
  await expect(dialog).toBeHidden();
  expect(file.suggestedFilename()).toMatch(/^person-.*-example-com\.json$/);
  const person = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(person).toMatchObject({
    email,
    enquiries: [{ message: 'Tides, please.' }],
    subscriptions: [{ status: 'active' }],
  });
  await page.goto('/admin/audit?action=person.export');
  await expect(page.getByRole('row', { name: 'Data of a person exported' }).first()).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test.describe('an erasure', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('asks for the password and leaves nothing behind', async ({ page, request, unique, staff }) => {
    const email = await writeIn(request, unique);
    await page.goto('/admin?tab=settings');
    await lookUp(page, email);
    await page.getByRole('button', { name: 'Erase everything' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase everything?' });
    await expect(dialog).toContainText(`${email}: 1 enquiry, 1 newsletter subscription`);
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill('not my password');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    const password = dialog.getByLabel('Your password');
    await expect(password).toHaveAccessibleDescription('The current password is not right.');
    await expect(password).toBeFocused();
    expect((await staff.contacts.list.query({ q: email })).items).toHaveLength(1);
    await dialog.getByLabel('Your password').fill(staffLogin.password);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Privacy' }).getByLabel('Email address')).toBeFocused();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('gone for good');
    expect((await staff.contacts.list.query({ q: email })).items).toEqual([]);
    expect((await staff.subscribers.list.query({ q: email })).items).toEqual([]);
    await lookUp(page, email);
    await expect(page.getByText('nothing is kept about this address')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  });

  test.describe('without a connection', () => {
    test.use({ expectedComplaints: /net::ERR_/ });

    test('says so, and blames no password', async ({ page, request, unique }) => {
      const email = await writeIn(request, unique);
      await page.goto('/admin?tab=settings');
      await lookUp(page, email);
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await cutOff(page, 'privacy.erase');
      const dialog = page.getByRole('dialog', { name: 'Erase everything?' });
      await dialog.getByLabel('Your password').fill(staffLogin.password);
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Network error. Please try again.');
      await expect(dialog.getByLabel('Your password')).not.toHaveAttribute('aria-invalid');
    });
  });

  test('of an address that is none, or of a colleague, is not offered', async ({ page }) => {
    await page.goto('/admin?tab=settings');
    await lookUp(page, 'nobody');
    await expect(page.getByText('Email address must look like name@example.com.')).toBeVisible();
    await lookUp(page, staffLogin.email);
    await expect(page.getByText('Somebody of the staff signs in with it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  });

  test('periods are kept as they are set, and not beyond their bounds', async ({ page }) => {
    await page.goto('/admin?tab=settings');
    const months = page.getByLabel('Audit log, in months');
    await months.fill('11');
    await page.getByRole('button', { name: 'Save periods' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Settings' });
    await expect(panel.getByText('must be a whole number from 12 to 120')).toBeVisible();
    await months.fill('24');
    await page.getByRole('button', { name: 'Save periods' }).click();
    await expectToast(page, 'Periods saved', 'They are applied within the hour.');
    await page.reload();
    await expect(months).toHaveValue('24');
    await months.fill('12');
    await page.getByRole('button', { name: 'Save periods' }).click();
    await expectToast(page, 'Periods saved', 'They are applied within the hour.');
    await switchToDark(page);
    await expectReadableColours(page);
  });
});
