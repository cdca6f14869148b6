import type { Page } from '@playwright/test';
import { callsOf, cutOff, expect, expectToast, holdCalls, openAtLeisure, test } from './fixtures.ts';

const SUCCESS = ['Message sent!', "Thank you for your message. We'll get back to you soon."] as const;
const FAILURE = ['Error', 'Failed to send message. Please try again.'] as const;

test('Start Your Project shows the form with its three required fields, Back hides it again', async ({ page }) => {
  await page.goto('/#contact');
  const start = page.getByRole('button', { name: 'Start Your Project' });
  for (const cue of ['Quick & Easy', 'No Spam', '24h Response']) {
    await expect(page.getByText(cue, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'First Name')).toBeHidden();

  await start.click();
  await expect(field(page, 'First Name')).toBeVisible();
  await expect(page.getByText(/within 24 hours/)).toBeVisible();
  await expect(start).toBeHidden();

  for (const name of ['First Name', 'Last Name', 'Email Address']) {
    await expect(field(page, name)).toHaveAttribute('required');
    await expect(form(page).getByText(`${name} *`, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'Email Address')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Company')).not.toHaveAttribute('required');
  await expect(field(page, 'Tell us about your project')).not.toHaveAttribute('required');
  await expect(field(page, 'Tell us about your project')).toHaveAttribute('rows', '6');
  const packages = page.getByRole('combobox', { name: 'Interested Package' });
  await expect(packages).not.toHaveAttribute('required');
  const values = await packages
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values).toEqual(['', 'ripple', 'wave', 'tide', 'custom']);

  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'First Name')).toBeFocused();
  await expect(field(page, 'First Name')).toBeVisible();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(field(page, 'First Name')).toBeHidden();
  await expect(start).toBeFocused();
});

test('an enquiry is sent once, staff find it, and the visitor is thanked', async ({ page, staff, unique }) => {
  const email = `${unique('enquiry')}@example.com`;
  await openForm(page);
  await fillIn(page, email);
  const release = await holdCalls(page, 'contacts.send');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expectToast(page, ...SUCCESS);
  await expect(field(page, 'First Name')).toBeHidden();

  const { items } = await staff.contacts.list.query({ q: email });
  expect(items).toMatchObject([
    {
      name: 'Ada Marsh',
      firstName: 'Ada',
      lastName: 'Marsh',
      company: 'Marsh & Daughters',
      package: 'wave',
      message: 'A new site,\nbefore spring.',
      source: 'website',
      status: 'pending',
    },
  ]);
  // Collapsed, and cleared.
  await page.getByRole('button', { name: 'Start Your Project' }).click();
  for (const name of ['First Name', 'Last Name', 'Email Address', 'Company', 'Tell us about your project']) {
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(page.getByRole('combobox', { name: 'Interested Package' })).toHaveValue('');
});

test('a double click makes one enquiry', async ({ page, staff, unique }) => {
  const email = `${unique('double')}@example.com`;
  await openForm(page);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expectToast(page, ...SUCCESS);
  expect((await staff.contacts.list.query({ q: email })).total).toBe(1);
});

test('who fills in what people do not see is thanked like everybody, and kept as spam', async ({
  page,
  staff,
  unique,
}) => {
  const email = `${unique('robot')}@example.com`;
  await openForm(page);
  await fillIn(page, email);
  const trap = page.locator('#contact input[name=website]');
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://x.example';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, ...SUCCESS);
  expect((await staff.contacts.list.query({ q: email })).items).toMatchObject([{ status: 'spam' }]);
});

test('what was typed survives a reload, until it is sent', async ({ page, unique }) => {
  const email = `${unique('reload')}@example.com`;
  await openForm(page);
  await fillIn(page, email);
  await page.reload();
  await page.getByRole('button', { name: 'Start Your Project' }).click();
  await expect(field(page, 'Email Address')).toHaveValue(email);
  await expect(page.getByRole('combobox', { name: 'Interested Package' })).toHaveValue('wave');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, ...SUCCESS);
  await page.reload();
  await page.getByRole('button', { name: 'Start Your Project' }).click();
  await expect(field(page, 'Email Address')).toHaveValue('');
});

test.describe('a field that the server refuses', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('has the reason beside it, and gets the focus', async ({ page }) => {
    await openForm(page);
    await fillIn(page, 'ada@example.com');
    await field(page, 'Last Name').fill(' ');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, ...FAILURE);
    await expect(field(page, 'Last Name')).toBeFocused();
    await expect(field(page, 'Last Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Last Name')).toHaveAccessibleDescription('Last name is required.');

    // Longer than an enquiry may be: nothing of it is cut.
    const brief = 'a'.repeat(5001);
    const message = field(page, 'Tell us about your project');
    await field(page, 'Last Name').fill('Marsh');
    await message.focus();
    await page.keyboard.insertText(brief.slice('A new site,\nbefore spring.'.length));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(message).toHaveAccessibleDescription('Message must be at most 5,000 characters long.');
    expect(await message.inputValue()).toHaveLength(5001);
  });
});

test.describe('somebody who has sent five enquiries within ten minutes', () => {
  test.use({ expectedComplaints: /status of 429/ });

  test('is told that the sixth was not sent, and keeps every word of it', async ({ page, unique }) => {
    for (const sent of [1, 2, 3, 4, 5]) {
      const data = { firstName: 'Ada', lastName: 'Marsh', email: `${unique('many')}@example.com` };
      expect((await page.request.post('/api/contact', { data })).ok(), `enquiry ${sent}`).toBe(true);
    }
    const email = `${unique('sixth')}@example.com`;
    await openForm(page);
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, ...FAILURE);
    await expect(field(page, 'Email Address')).toHaveValue(email);
    await expect(field(page, 'Tell us about your project')).toHaveValue('A new site,\nbefore spring.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});

test.describe('when the site cannot be reached', () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test('a failed send says so and keeps every word', async ({ page, unique }) => {
    const email = `${unique('failed')}@example.com`;
    await openForm(page);
    await fillIn(page, email);
    await cutOff(page, 'contacts.send');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, ...FAILURE);
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(field(page, 'Email Address')).toHaveValue(email);
    await expect(field(page, 'Tell us about your project')).toHaveValue('A new site,\nbefore spring.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  test('no second enquiry is made by trying again after a lost answer, nor after a reload', async ({
    page,
    staff,
    unique,
  }) => {
    const email = `${unique('lost')}@example.com`;
    await openForm(page);
    await fillIn(page, email);
    await page.route(callsOf('contacts.send'), async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, ...FAILURE);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await page.unroute(callsOf('contacts.send'));
    await page.reload();
    await page.getByRole('button', { name: 'Start Your Project' }).click();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, ...SUCCESS);
    expect((await staff.contacts.list.query({ q: email })).total).toBe(1);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a sent enquiry is celebrated with confetti', async ({ page, unique }) => {
    await openForm(page);
    await fillIn(page, `${unique('confetti')}@example.com`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('canvas')).toBeAttached();
    await expectToast(page, ...SUCCESS);
  });
});

async function openForm(page: Page): Promise<void> {
  await openAtLeisure(page, '/#contact');
  await page.getByRole('button', { name: 'Start Your Project' }).click();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Last Name').fill('Marsh');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Company').fill('Marsh & Daughters');
  await page.getByRole('combobox', { name: 'Interested Package' }).selectOption('wave');
  await field(page, 'Tell us about your project').fill('A new site,\nbefore spring.');
}

function field(page: Page, name: string) {
  return form(page).getByRole('textbox', { name, exact: true });
}

function form(page: Page) {
  return page.getByLabel('Start Your Project', { exact: true });
}
