import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { PUBLIC_PATHS } from './site-map.ts';

// With motion: nothing that moves could be stopped.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

test('every public page is complete', async ({ page, baseURL }) => {
  for (const path of PUBLIC_PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(/\S.* \| Tideline$/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
      // Nothing waits for a script to become visible.
      const reveals = page.locator('main [data-reveal]');
      expect(await reveals.evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1'))).toEqual(
        [],
      );
    });
  }
});

test('a post that staff have just published is on the blog, and can be read', async ({
  page,
  publishPost,
  baseURL,
  unique,
}) => {
  const [title, category] = [unique('Winter lookbook'), unique('Fresh')];
  const path = await publishPost(title, { category });
  await page.goto('/blog');
  await page.getByRole('link', { name: category }).click();
  await expect(page.getByText('1 article found')).toBeVisible();
  await page.getByRole('link', { name: /^Read Full Article/ }).click();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(`${title} | Tideline`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('The tide came in at noon.')).toBeVisible();
});

test('the pages of the blog list are links', async ({ page, staff, unique }) => {
  const category = unique('Plain paging');
  for (let number = 1; number <= 25; number += 1) {
    await staff.posts.create.mutate({
      title: `Number ${number}`,
      category,
      publishDate: '2024-06-01',
      status: 'published',
    });
  }
  await page.goto(`/blog?category=${encodeURIComponent(category)}`);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('an enquiry can be sent', async ({ page, staff, unique }) => {
  const email = `${unique('plain')}@example.com`;
  await page.goto('/');
  await expect(page.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await sendEnquiry(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible();
  await expect(page.getByText("Thank you for your message. We'll get back to you soon.")).toBeVisible();
  const { items } = await staff.contacts.list.query({ q: email });
  expect(items).toMatchObject([{ name: 'Ada Marsh', package: 'tide', message: 'Hello.', source: 'website' }]);
});

test.describe('a form that is refused', () => {
  test.use({ expectedComplaints: /status of 4(00|04|29)/ });

  test('is answered with the reason, and keeps every word for another try', async ({ page, staff, unique }) => {
    const email = `${unique('kept')}@example.com`;
    await page.goto('/');
    await sendEnquiry(page, email, ' ');
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(page.getByText('First name is required.')).toHaveCount(2); // above the form, and at its field
    await expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', '/#contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: 'First Name' })).toHaveAccessibleDescription(
      'First name is required.',
    );
    await expect(main.getByRole('textbox', { name: 'Email Address' })).toHaveValue(email);
    await expect(main.getByRole('combobox', { name: 'Interested Package' })).toHaveValue('tide');
    await expect(main.getByRole('textbox', { name: 'Tell us about your project' })).toHaveValue('Hello.');

    await main.getByRole('textbox', { name: 'First Name' }).fill('Ada');
    await main.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible();
    expect((await staff.contacts.list.query({ q: email })).total).toBe(1);
  });

  test('says nothing that stands in the address', async ({ page }) => {
    const answer = await page.goto('/form-problem?form=contact&message=Your+bill+is+due');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Your bill is due')).toHaveCount(0);
    // Nor does the address of an answer, without the form that was sent to it: it leads back to the form.
    for (const [path, form] of [
      ['/forms/contact', '/#contact'],
      ['/forms/newsletter', '/#blog'],
    ] as const) {
      expect((await page.request.get(path, { maxRedirects: 0 })).headers()['location']).toBe(form);
    }
  });

  test('tells who subscribes too often how long to wait', async ({ page }) => {
    for (let time = 1; time <= 5; time += 1) {
      await page.request.post('/forms/newsletter', { form: { email: 'eager@example.com' } });
    }
    await subscribe(page, 'eager@example.com');
    await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible();
    await expect(page.getByText('Too many attempts. Try again in 10 minutes.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email Address' })).toHaveValue(
      'eager@example.com',
    );
  });
});

test('somebody subscribes, also twice', async ({ page, staff, unique }) => {
  const email = `${unique('plain-reader')}@example.com`;
  for (const [heading, text] of [
    ['Successfully subscribed!', 'Thank you for subscribing to our newsletter.'],
    ["You're already subscribed!", "You've already successfully been subscribed to our newsletter!"],
  ] as const) {
    await subscribe(page, email);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  const { items } = await staff.subscribers.list.query({ q: email });
  expect(items).toMatchObject([{ email, source: 'home-newsletter' }]);
});

for (const [theme, paper] of [
  ['light', 'rgb(246, 247, 243)'],
  ['dark', 'rgb(6, 28, 37)'],
] as const) {
  test.describe(`with a system that prefers ${theme}`, () => {
    // What looks for violations is a script itself: here the browser runs scripts, and the pages come without theirs.
    test.use({ javaScriptEnabled: true, colorScheme: theme, expectedComplaints: /status of 4(00|29)/ });

    test.beforeEach(async ({ page }) => {
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
        return route.fulfill({ response, body });
      });
    });

    test(`the site is ${theme}, and the answers to its forms are accessible`, async ({ page, unique }) => {
      await page.goto('/');
      await expect(page.locator('html.no-js')).toHaveCSS('background-color', paper);
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);

      await test.step('an enquiry that is refused, and sent', async () => {
        await sendEnquiry(page, `${unique('plain')}@example.com`, ' ');
        await expect(page).toHaveURL(/\/forms\/contact$/);
        await expectAnswer('Failed to send message. Please try again.');
        await page.getByRole('main').getByRole('textbox', { name: 'First Name' }).fill('Ada');
        await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
        await expectAnswer('Message sent!');
      });

      await test.step('a subscription, and one too many', async () => {
        const email = `${unique('plain-reader')}@example.com`;
        await subscribe(page, email);
        await expectAnswer('Successfully subscribed!');
        for (let time = 1; time <= 5; time += 1) await page.request.post('/forms/newsletter', { form: { email } });
        await subscribe(page, email);
        await expect(page).toHaveURL(/\/forms\/newsletter$/);
        await expectAnswer('Failed to subscribe. Please try again.');
      });

      async function expectAnswer(text: string) {
        await expect(page.getByText(text)).toBeVisible();
        await expect(page.locator('html.no-js')).toHaveCSS('background-color', paper);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await expectAccessible(page);
        }
      }
    });
  });
}

test.describe('an address where nothing is', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('answers 404 with its page', async ({ page }) => {
    for (const [path, heading] of [
      ['/no-such-page', '404 Page Not Found'],
      ['/blog/no-such-post', 'Article Not Found'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page).toHaveTitle(new RegExp(heading));
    }
  });
});

async function sendEnquiry(page: Page, email: string, firstName = 'Ada'): Promise<void> {
  const form = page.getByLabel('Start Your Project', { exact: true });
  await form.getByRole('textbox', { name: 'First Name' }).fill(firstName);
  await form.getByRole('textbox', { name: 'Last Name' }).fill('Marsh');
  await form.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await form.getByRole('combobox', { name: 'Interested Package' }).selectOption('tide');
  await form.getByRole('textbox', { name: 'Tell us about your project' }).fill('Hello.');
  await form.getByRole('button', { name: 'Send Message' }).click();
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'From Our Blog' });
  await section.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await section.getByRole('button', { name: 'Subscribe' }).click();
}
