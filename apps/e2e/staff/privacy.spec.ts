import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { cutOff } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';
import { staffLogin } from '../support/staff-login.ts';

test.use({ isSignedIn: true });

/** Creates a person for this test only, with an enquiry and a subscription. */
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

test.describe('in the settings', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('retention periods are saved within their bounds; everything about one address is shown and exported', async ({
    page,
    request,
    staff,
    unique,
  }) => {
    const email = await writeIn(request, unique);
    await staff.auth.confirmPassword.mutate({ password: staffLogin.password }); // the session may be older than the limit

    await test.step('the periods', async () => {
      await page.goto('/admin?tab=settings&section=privacy');
      const months = page.getByLabel('Audit log, in months');
      await months.fill('11');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Settings' });
      await expect(panel.getByText('must be a whole number from 12 to 120')).toBeVisible();
      await months.fill('24');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expectToast(page, 'Periods saved', 'They are applied within the hour.');
      await page.reload();
      await expect(months).toHaveValue('24');
      await months.fill('12');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expectToast(page, 'Periods saved', 'They are applied within the hour.');
    });

    await test.step('the result is accessible, on a phone in the dark theme too', async () => {
      await lookUp(page, email.toUpperCase());
      const found = page.getByRole('region', { name: 'Privacy' }).getByRole('status');
      await expect(found).toContainText(`${email}: 1 inquiry, 1 newsletter subscription`);
      await expectAccessible(page);
      await expectReadableInTheDark(page);
    });

    await test.step('the export is in the audit log without the address', async () => {
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
      await expect(page.getByRole('row', { name: 'Personal data exported' }).first()).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
    });
  });
});

test.describe('an erasure', () => {
  test.use({ expectedComplaints: /status of 400|net::ERR_/ });

  test('is refused for an invalid address and for a staff account; asks for the password and leaves nothing behind', async ({
    page,
    request,
    unique,
    staff,
  }) => {
    const email = await writeIn(request, unique);
    const dialog = page.getByRole('dialog', { name: 'Erase everything?' });
    const password = dialog.getByLabel('Your password');
    async function erase(word: string) {
      await password.fill(word);
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
    }

    await test.step('no button to erase', async () => {
      await page.goto('/admin?tab=settings&section=privacy');
      await lookUp(page, 'nobody');
      await expect(page.getByText('Email address must look like name@example.com.')).toBeVisible();
      await lookUp(page, staffLogin.email);
      await expect(page.getByText('A colleague signs in with it')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
    });

    await test.step('a network error is reported as such, not as a wrong password', async () => {
      await lookUp(page, email);
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await expect(dialog).toContainText(`${email}: 1 inquiry, 1 newsletter subscription`);
      await expectAccessible(page);
      await cutOff(page, 'privacy.erase');
      await erase(staffLogin.password);
      await expect(dialog.getByRole('alert')).toHaveText('Network error. Please try again.');
      await expect(password).not.toHaveAttribute('aria-invalid');
      await page.unrouteAll();
    });

    await test.step('a wrong password erases nothing', async () => {
      await erase('not my password');
      await expect(password).toHaveAccessibleDescription('The current password is wrong.');
      await expect(password).toBeFocused();
      expect((await staff.contacts.list.query({ q: email })).items).toHaveLength(1);
    });

    await test.step('the right password erases everything', async () => {
      await erase(staffLogin.password);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Privacy' }).getByLabel('Email address')).toBeFocused();
      await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('gone for good');
      expect((await staff.contacts.list.query({ q: email })).items).toEqual([]);
      expect((await staff.subscribers.list.query({ q: email })).items).toEqual([]);
      await lookUp(page, email);
      await expect(page.getByText('nothing is stored about this address')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
    });
  });
});
