import { expectAccessible, expectAccessibleEverywhere, switchToDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/page-steps.ts';

const LONG_NAME = `Board ${'w'.repeat(40)} لوحة 🌊`;
const LONG_PATH = `hook/${'a'.repeat(300)}`;

// The test enters a URL that is refused.
test.use({ isSignedIn: true, expectedComplaints: /status of 400/ });

test('staff add a webhook by keyboard, see its secret once and its events, and remove it', async ({ page }) => {
  test.slow();
  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  await test.step('an address of this network is refused at its field', async () => {
    await page.goto('/admin?tab=settings&section=webhooks');
    await webhooks.getByRole('button', { name: 'Add webhook' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add webhook' });
    await expect(dialog.getByRole('textbox', { name: 'Name of the webhook' })).toBeFocused();
    await page.keyboard.type(LONG_NAME);
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://169.254.169.254/latest');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Events can be sent to the public internet only.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Where events are sent' })).toBeFocused();
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('textbox', { name: 'Where events are sent' }).fill(`https://hooks.invalid/${LONG_PATH}`);
    await dialog.getByText('Posts', { exact: true }).click();
    await dialog.getByLabel('A post went live').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add webhook' }).press('Enter');
    const shown = page.getByRole('dialog', { name: 'The secret of the webhook' });
    const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
    await expectAccessible(page);
    await shown.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByText(secret)).toBeHidden();
    await expect(webhooks.getByRole('button', { name: 'Add webhook' })).toBeFocused();
  });

  await test.step('a test event is in the log, with the reason why it was not delivered', async () => {
    await webhooks.getByRole('button', { name: /^Send test/ }).click();
    await expectToast(page, 'Test event on its way', 'Events show the answer.');
    await webhooks.getByRole('button', { name: /^Events/ }).click();
    const log = page.getByRole('dialog', { name: 'Events of the webhook' });
    await expect(async () => {
      await log.getByRole('button', { name: 'Refresh' }).click();
      await expect(log.getByText('The address was not found on the public internet.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await switchToDark(page); // after Escape: its button is behind the dialog
    await page.setViewportSize({ width: 360, height: 740 });
    await webhooks.getByRole('button', { name: /^Events/ }).click();
    await expect(log.getByText('webhook.test')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('long addresses wrap at every width', async () => {
    for (const width of [360, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await webhooks.scrollIntoViewIfNeeded();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
    await expectAccessible(page);
  });

  await test.step('pausing and removing', async () => {
    await webhooks.getByRole('button', { name: /^Pause/ }).press('Enter');
    await expect(webhooks.getByText('Paused', { exact: true })).toBeVisible();
    await expectToast(page, 'Webhook paused', LONG_NAME);
    const replace = webhooks.getByRole('button', { name: /^Replace secret/ });
    await replace.press('Enter');
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(replace).toBeFocused();
    await webhooks.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expectAccessibleEverywhere(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(webhooks.getByText('No webhooks yet.')).toBeVisible();
    await expect(webhooks.getByRole('heading', { level: 2 })).toBeFocused();
  });
});
