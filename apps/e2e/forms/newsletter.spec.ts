import type { Page } from '@playwright/test';
import { callsOf, cutOff, holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive, expectToast, openAtLeisure, takeTime } from '../support/page-steps.ts';

const SUCCESS = ['Successfully subscribed!', 'Thank you for subscribing to our newsletter.'] as const;
const ALREADY = [
  "You're already subscribed!",
  "You've already successfully been subscribed to our newsletter!",
] as const;
const FAILURE = ['Error', 'Failed to subscribe. Please try again.'] as const;

test.describe('on the home page', () => {
  test.use({ expectedComplaints: /net::ERR_|status of 429/ });

  test('a visitor subscribes and is thanked; a failed sign-up says so and keeps the address, also after a reload @journey', async ({
    page,
    staff,
    unique,
  }) => {
    const email = `${unique('reader')}@example.com`;
    await openAtLeisure(page, '/');
    const input = emailInput(page);
    const button = page.getByRole('button', { name: 'Subscribe', exact: true });
    await expect(page.getByText(/Weekly emails/)).toContainText(/no spam/i);
    await expect(page.getByText(/Unsubscribe any time/i)).toBeVisible();
    await expect(input).toHaveAttribute('required');
    await expect(input).toHaveAttribute('type', 'email');

    const release = await holdCalls(page, 'subscribers.subscribe');
    await subscribe(page, email);
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect(input).toBeDisabled();
    release();
    await expectToast(page, ...SUCCESS);
    await expect(input).toHaveValue('');
    await expect(input).toBeEnabled();
    const { items } = await staff.subscribers.list.query({ q: email });
    expect(items).toMatchObject([{ email, status: 'active', source: 'home-newsletter' }]);

    await test.step('without a connection; the address is kept and can be sent without waiting', async () => {
      const kept = `${unique('kept')}@example.com`;
      await cutOff(page, 'subscribers.subscribe');
      await subscribe(page, kept);
      await expectToast(page, ...FAILURE);
      await expect(input).toHaveValue(kept);
      await expect(button).toBeEnabled();
      await page.reload();
      await expect(input).toHaveValue(kept);
      await page.unroute(callsOf('subscribers.subscribe'));
      await page.getByRole('link', { name: 'Our Blog' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
      await expect(input).toHaveValue(kept);
      await button.click();
      await expectToast(page, ...SUCCESS);
      expect((await staff.subscribers.list.query({ q: kept })).items).toMatchObject([{ status: 'active' }]);
    });

    await test.step('after five sign-ups from one network the next fails with the same message', async () => {
      for (const sent of [3, 4, 5]) {
        const data = { email: `${unique('many')}@example.com` };
        expect((await page.request.post('/api/subscribers', { data })).ok(), `sign-up ${sent}`).toBe(true);
      }
      await subscribe(page, 'ada@example.com');
      await expectToast(page, ...FAILURE);
      await expect(input).toHaveValue('ada@example.com');
    });
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, expectedComplaints: /status of 400/ });

  test('confetti is for new subscribers only: a known address is reported as already on the list', async ({
    page,
    staff,
    unique,
  }) => {
    const email = `${unique('again')}@example.com`;
    await openAtLeisure(page, '/blog?q=no-such-words-anywhere'); // a short page with the form
    await subscribe(page, email);
    await expect(page.locator('canvas')).toBeAttached();
    await expectToast(page, ...SUCCESS);
    expect((await staff.subscribers.list.query({ q: email })).items).toMatchObject([{ source: 'blog-newsletter' }]);

    await page.reload();
    await takeTime(page);
    await subscribe(page, email.toUpperCase());
    await expectToast(page, ...ALREADY);
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(emailInput(page)).toHaveValue('');

    await test.step('also after a form sent before hydration was refused and corrected', async () => {
      await emailInput(page).fill('nobody');
      await emailInput(page).evaluate((input: HTMLInputElement) => input.form?.submit());
      await expect(page).toHaveURL(/\/forms\/newsletter$/);
      await expectAlive(page);
      await expect(emailInput(page)).toHaveValue('nobody');
      await subscribe(page, email);
      await expectToast(page, ...ALREADY);
      await expect(emailInput(page)).toHaveValue('');
    });
  });
});

async function subscribe(page: Page, email: string): Promise<void> {
  await emailInput(page).fill(email);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
}

function emailInput(page: Page) {
  return page.getByRole('textbox', { name: 'Email Address' });
}
