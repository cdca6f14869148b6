import { expectAccessible, expectAccessibleEverywhere, switchToDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeConfirmationOld } from '../support/old-confirmation.ts';
import { expectToast } from '../support/page-steps.ts';
import { staffLogin } from '../support/staff-login.ts';

// The first attempt is refused, and the page asks for the password.
test.use({ isSignedIn: true, expectedComplaints: /status of 40[03]/ });

test('staff create a key by keyboard, a program uses it within its rights, and it ends when it is revoked', async ({
  page,
  request,
  unique,
}) => {
  test.slow();
  const name = unique('Website sync');
  const keys = page.getByRole('region', { name: 'API keys' });
  let key = '';
  const call = (method: 'GET' | 'POST', path: string, data?: object) =>
    request.fetch(path, { method, headers: { authorization: `Bearer ${key}` }, ...(data && { data }) });

  await test.step('creating one asks for the password and shows the key once', async () => {
    await page.goto('/admin?tab=settings&section=api-keys');
    await switchToDark(page);
    await keys.getByRole('button', { name: 'Create key' }).focus();
    makeConfirmationOld(await page.evaluate(() => localStorage.getItem('authToken') ?? ''));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create an API key' });
    await expect(dialog.getByRole('textbox', { name: 'Name of the key' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Write drafts' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', { name: 'Publish, unpublish and delete posts' })).not.toBeChecked();
    await expectAccessible(page);
    const networks = dialog.getByRole('textbox', { name: 'Only from these networks' });
    await networks.fill('203.0.113.0/99');
    await dialog.getByRole('button', { name: 'Create key' }).press('Enter');
    await expect(networks).toBeFocused();
    await expectAccessibleEverywhere(page);
    await networks.clear();
    await dialog.getByRole('button', { name: 'Create key' }).press('Enter');
    const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await confirmation.getByLabel('Your password').fill(staffLogin.password);
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'Your new API key' });
    key = (await shown.getByText(/^tdl_[0-9a-f]{72}$/).textContent()) ?? '';
    await expectAccessibleEverywhere(page);
    await shown.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByText(key)).toBeHidden();
    await expect(keys.getByRole('button', { name: 'Create key' })).toBeFocused();
  });

  await test.step('a program writes a draft with the key, but cannot publish; the log names the key', async () => {
    const created = await call('POST', '/api/posts', { title: name, status: 'draft' });
    expect(created.status()).toBe(201);
    const { id } = (await created.json()) as { id: string };
    const refused = await call('POST', '/api/posts', { title: name, status: 'published' });
    expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining('posts.publish')]);
    expect((await call('GET', '/api/contacts.csv')).status()).toBe(403);
    await page.goto(`/admin/audit?object=post&id=${id}`);
    await expect(page.getByText(`API key ${name}`).first()).toBeVisible();
  });

  await test.step('its row tells the last use; a revoked key is refused', async () => {
    await page.goto('/admin?tab=settings&section=api-keys');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    const row = keys.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('Write drafts');
    await expect(row).toContainText(/Used/);
    await expect(row).toContainText(key.slice(0, 10));
    await expectAccessible(page);
    const revoke = row.getByRole('button', { name: `Revoke: ${name}` });
    await revoke.press('Enter');
    await page.keyboard.press('Escape');
    await expect(revoke).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Revoke key' }).press('Enter');
    await expectToast(page, 'API key revoked', name);
    await expect(row).toHaveCount(0);
    await expect(keys.getByRole('heading', { level: 2 })).toBeFocused();
    const refused = await call('GET', '/api/posts');
    expect([refused.status(), await refused.text()]).toEqual([401, expect.stringContaining('unknown or revoked')]);
  });
});
