import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableColours } from '../support/accessibility.ts';
import { callsOf, cutOff, holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { dismissToast, expectAlive, expectToast, openAtLeisure } from '../support/page-steps.ts';

const SUCCESS = ['Message sent!', "Thank you for your message. We'll get back to you soon."] as const;
const FAILURE = ['Error', 'Failed to send message. Please try again.'] as const;

test('the form opens and closes; an inquiry is sent once, acknowledged and listed for staff, as spam if by a robot @journey', async ({
  page,
  staff,
  unique,
}) => {
  await openAtLeisure(page, '/#contact');
  const start = page.getByRole('button', { name: 'Start Your Project' });
  const packages = page.getByRole('combobox', { name: 'Interested Package' });
  const send = page.getByRole('button', { name: 'Send Message' });

  await test.step('Start Your Project shows the form with its three required fields, Back hides it again', async () => {
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
    await expect(packages).not.toHaveAttribute('required');
    const values = await packages
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', 'ripple', 'wave', 'tide', 'custom']);

    await send.click();
    await expect(field(page, 'First Name')).toBeFocused();
    await expect(field(page, 'First Name')).toBeVisible();

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(field(page, 'First Name')).toBeHidden();
    await expect(start).toBeFocused();
  });

  await test.step('staff see what was sent, and the form is empty again', async () => {
    const email = `${unique('enquiry')}@example.com`;
    await start.click();
    await fillIn(page, email);
    const release = await holdCalls(page, 'contacts.send');
    await send.click();
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
    await start.click();
    for (const name of ['First Name', 'Last Name', 'Email Address', 'Company', 'Tell us about your project']) {
      await expect(field(page, name)).toHaveValue('');
    }
    await expect(packages).toHaveValue('');
  });

  await test.step('a double click makes one inquiry', async () => {
    const email = `${unique('double')}@example.com`;
    await dismissToast(page);
    await fillIn(page, email);
    await send.dblclick();
    await expectToast(page, ...SUCCESS);
    expect((await staff.contacts.list.query({ q: email })).total).toBe(1);
  });

  await test.step('an inquiry with the hidden field filled in is acknowledged and stored as spam', async () => {
    const email = `${unique('robot')}@example.com`;
    await dismissToast(page);
    await start.click();
    await fillIn(page, email);
    const trap = page.locator('#contact input[name=website]');
    await expect(trap).not.toBeInViewport();
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://x.example';
    });
    await send.click();
    await expectToast(page, ...SUCCESS);
    expect((await staff.contacts.list.query({ q: email })).items).toMatchObject([{ status: 'spam' }]);
  });
});

test.describe('a refused inquiry', () => {
  test.use({ expectedComplaints: /status of 4(00|29)/ });

  test('shows the reason at its field and focuses it; the form keeps the text of a rate-limited sixth inquiry @journey', async ({
    page,
    unique,
  }) => {
    const brief = 'A new site,\nbefore spring.';
    const message = field(page, 'Tell us about your project');
    const send = page.getByRole('button', { name: 'Send Message' });
    await openForm(page);
    await fillIn(page, 'ada@example.com');
    await field(page, 'Last Name').fill(' ');
    await send.click();
    await expectToast(page, ...FAILURE);
    await expect(field(page, 'Last Name')).toBeFocused();
    await expect(field(page, 'Last Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Last Name')).toHaveAccessibleDescription('Last name is required.');

    await test.step('the form with its reason, and the toast, are accessible in both themes', async () => {
      await page.keyboard.press('F8'); // a focused toast does not time out
      await expectAccessible(page);
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      await expectReadableColours(page);
      await page.evaluate(() => document.documentElement.classList.remove('dark'));
    });

    await test.step('a message that is too long is not truncated', async () => {
      await field(page, 'Last Name').fill('Marsh');
      await message.focus();
      await page.keyboard.insertText('a'.repeat(5001 - brief.length));
      await send.click();
      await expect(message).toHaveAccessibleDescription('Message must be at most 5,000 characters long.');
      expect(await message.inputValue()).toHaveLength(5001);
    });

    await test.step('the sixth within ten minutes', async () => {
      for (const sent of [1, 2, 3, 4, 5]) {
        const data = { firstName: 'Ada', lastName: 'Marsh', email: `${unique('many')}@example.com` };
        expect((await page.request.post('/api/contact', { data })).ok(), `inquiry ${sent}`).toBe(true);
      }
      await dismissToast(page);
      await message.fill(brief);
      await send.click();
      await expectToast(page, ...FAILURE);
      await expect(message).toHaveAccessibleDescription('');
      await expect(field(page, 'Email Address')).toHaveValue('ada@example.com');
      await expect(message).toHaveValue(brief);
      await expect(send).toBeEnabled();
    });
  });
});

test.describe('when the site cannot be reached', () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test('keeps what was typed, also after a reload, until it is sent; a retry makes no second inquiry', async ({
    page,
    staff,
    unique,
  }) => {
    const email = `${unique('failed')}@example.com`;
    const start = page.getByRole('button', { name: 'Start Your Project' });
    const send = page.getByRole('button', { name: 'Send Message' });
    await openForm(page);
    await fillIn(page, email);
    await cutOff(page, 'contacts.send');
    await send.click();
    await expectToast(page, ...FAILURE);
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(field(page, 'Email Address')).toHaveValue(email);
    await expect(field(page, 'Tell us about your project')).toHaveValue('A new site,\nbefore spring.');
    await expect(send).toBeEnabled();
    await page.unroute(callsOf('contacts.send'));

    await test.step('the inquiry arrives, its response is lost, twice', async () => {
      await page.route(callsOf('contacts.send'), async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      for (let time = 1; time <= 2; time += 1) {
        await dismissToast(page);
        await send.click();
        await expectToast(page, ...FAILURE);
      }
      await expect(send).toBeEnabled();
      await page.unroute(callsOf('contacts.send'));
    });

    await page.reload();
    await start.click();
    await expect(field(page, 'Email Address')).toHaveValue(email);
    await expect(page.getByRole('combobox', { name: 'Interested Package' })).toHaveValue('wave');
    await send.click();
    await expectToast(page, ...SUCCESS);
    expect((await staff.contacts.list.query({ q: email })).total).toBe(1);
    await page.reload();
    await start.click();
    await expect(field(page, 'Email Address')).toHaveValue('');
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, expectedComplaints: /status of 400/ });

  test('a sent inquiry is celebrated with confetti', async ({ page, unique }) => {
    await openForm(page);
    await fillIn(page, `${unique('confetti')}@example.com`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('canvas')).toBeAttached();
    await expectToast(page, ...SUCCESS);

    await test.step('and does not return a visitor who has left the response to a refused form', async () => {
      await page.getByRole('button', { name: 'Start Your Project' }).click();
      await field(page, 'First Name').evaluate((input: HTMLInputElement) => input.form?.submit());
      await expect(page).toHaveURL(/\/forms\/contact$/);
      await expectAlive(page);
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'First Name' }).fill('Ada');
      await main.getByRole('textbox', { name: 'Last Name' }).fill('Marsh');
      await main.getByRole('textbox', { name: 'Email Address' }).fill(`${unique('gone-on')}@example.com`);
      const release = await holdCalls(page, 'contacts.send');
      await main.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('main', { name: /About/ })).toBeVisible();
      await dismissToast(page);
      release();
      await expectToast(page, ...SUCCESS);
      await expect(page).toHaveURL('/about');
    });
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
