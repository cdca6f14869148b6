import { expect, type Page } from '@playwright/test';
import { staffLogin } from './staff-login.ts';

/** Opens the login with five clicks on the copyright line. */
export async function openSignIn(page: Page) {
  const copyright = page.getByRole('contentinfo').getByText(/^© 2024/);
  for (let click = 1; click <= 5; click += 1) await copyright.click();
  const dialog = page.getByRole('dialog', { name: 'Admin Login' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Signs in as a person does. */
export async function signIn(page: Page, { email, password } = staffLogin): Promise<void> {
  const dialog = await openSignIn(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}
