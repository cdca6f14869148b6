import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

// Motion is on, because nothing could pause an animation without scripts.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

// Their heads are checked in `heads.spec.ts`.
test('every public page is complete', async ({ page }) => {
  for (const path of [...PUBLIC_PATHS, '/case-studies/medical-spa']) {
    await test.step(path, async () => {
      await page.goto(path);
      const found = await page.evaluate(() => ({
        headings: [...document.querySelectorAll('h1')].map((one) => one.checkVisibility({ visibilityProperty: true })),
        hasWords: (document.querySelector('main')?.innerText.length ?? 0) > 500,
        // Elements that stay invisible without a script.
        waiting: [...document.querySelectorAll('main [data-reveal]')]
          .filter((one) => getComputedStyle(one).opacity !== '1')
          .map((one) => one.textContent),
      }));
      expect(found).toEqual({ headings: [true], hasWords: true, waiting: [] });
    });
  }
});

test('a post just published is on the blog, is found by search and can be read @journey', async ({
  page,
  publishPost,
  baseURL,
  unique,
}) => {
  const [title, category] = [unique('Winter lookbook'), unique('Fresh')];
  const path = await publishPost(title, { category, publishDate: '2025-03-05' });
  await publishPost(`${title} again`, { category: 'Video', publishDate: '2025-03-04' });
  await page.goto('/blog');
  await page.getByRole('link', { name: category }).click();
  await expect(page.getByText('1 article found')).toBeVisible();

  const input = page.getByRole('searchbox', { name: 'Search articles' });
  await input.fill(title);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 article found')).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ category, q: title });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'All Posts' }).click();
  await expect(page.getByText('2 articles found')).toBeVisible();
  await expect(input).toHaveValue(title);

  await page.getByRole('link', { name: /^Read Full Article/ }).click(); // the link of the newer post
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(`${title} | Tideline`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('The tide came in at noon.')).toBeVisible();
});

test('the page after sending shows no text from its URL', async ({ page }) => {
  await page.goto('/thank-you?form=contact&reference=Your+bill+is+due&sent=tomorrow');
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/your (bill|reference|answer)/i);
});

test('an inquiry can be sent @journey', async ({ page, staff, unique }) => {
  const email = `${unique('plain')}@example.com`;
  await page.goto('/');
  await expect(page.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await sendEnquiry(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible();
  await expect(page.getByText("Thank you for your message. We'll get back to you soon.")).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'To read meanwhile' })).toBeVisible();
  await expect(page.locator('main a[href^="/blog/"]')).toHaveCount(2);
  const { items } = await staff.contacts.list.query({ q: email });
  expect(items).toMatchObject([{ name: 'Ada Marsh', package: 'tide', message: 'Hello.', source: 'website' }]);
  await expect(page.getByText(items[0]?.reference ?? 'no inquiry', { exact: true })).toBeVisible();
  await expect(page.getByText(/^By [A-Z][a-z]+day, [A-Z][a-z]+ \d+ at \d+:\d\d [AP]M P[DS]T$/)).toBeVisible();
  const thanks = await page.request.get(page.url());
  expect(thanks.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test('the response to a refused form repeats nothing from the URL', async ({ request }) => {
  const answer = await request.get('/form-problem?form=contact&message=Your+bill+is+due');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toMatch(/Your.bill.is.due/);
  // The URL that the form posts to repeats nothing either: opened by GET, it redirects to the form.
  for (const [path, form] of [
    ['/forms/contact', '/#contact'],
    ['/forms/newsletter', '/#blog'],
  ] as const) {
    expect((await request.get(path, { maxRedirects: 0 })).headers()['location']).toBe(form);
  }
});

test('a visitor subscribes, also twice @journey', async ({ page, staff, unique }) => {
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

test.describe('the responses to the forms', () => {
  // Axe is a script, so the browser runs scripts here, but the pages are served without their own.
  test.use({ javaScriptEnabled: true, colorScheme: 'light', expectedComplaints: /status of 4(00|29)/ });

  test('keep every refused input, say why, and are accessible in the preferred theme', async ({
    page,
    staff,
    unique,
  }) => {
    await page.route(
      ({ pathname }) => !pathname.includes('.'),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
        return route.fulfill({ response, body });
      },
    );
    const main = page.getByRole('main');
    await page.goto('/');
    for (const theme of ['dark', 'light'] as const) await expectTheme(page, theme);

    await test.step('an inquiry: refused, then sent', async () => {
      const email = `${unique('kept')}@example.com`;
      await sendEnquiry(page, email, ' ');
      await expect(page).toHaveURL(/\/forms\/contact$/);
      await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
      await expect(page.getByText('First name is required.')).toHaveCount(2); // above the form and at its field
      await expect(page.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', '/#contact');
      await expect(main.getByRole('textbox', { name: 'First Name' })).toHaveAccessibleDescription(
        'First name is required.',
      );
      await expect(main.getByRole('textbox', { name: 'Email Address' })).toHaveValue(email);
      await expect(main.getByRole('combobox', { name: 'Interested Package' })).toHaveValue('tide');
      await expect(main.getByRole('textbox', { name: 'Tell us about your project' })).toHaveValue('Hello.');
      await expectAccessibleInBothThemes(page);

      await main.getByRole('textbox', { name: 'First Name' }).fill('Ada');
      await main.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible();
      expect((await staff.contacts.list.query({ q: email })).total).toBe(1);
      await expectAccessibleInBothThemes(page);
    });

    await test.step('a sign-up: accepted, then rate limited', async () => {
      const email = `${unique('plain-reader')}@example.com`;
      await subscribe(page, email);
      await expect(page.getByText('Successfully subscribed!')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      for (let time = 1; time <= 5; time += 1) await page.request.post('/forms/newsletter', { form: { email } });
      await subscribe(page, email);
      await expect(page).toHaveURL(/\/forms\/newsletter$/);
      await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible();
      await expect(page.getByText('Too many attempts. Try again in 10 minutes.')).toBeVisible();
      await expect(main.getByRole('textbox', { name: 'Email Address' })).toHaveValue(email);
      await expectAccessibleInBothThemes(page);
    });
  });
});

test('an unknown path answers 404 with the not-found page', async ({ request }) => {
  for (const [path, heading] of [
    ['/no-such-page', '404 Page Not Found'],
    ['/blog/no-such-post', 'Article Not Found'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<h1\\b[^>]*>${heading}</h1>`));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<title>${heading}`));
  }
});

const PAPER = { light: 'rgb(246, 247, 243)', dark: 'rgb(6, 28, 37)' };

/** Expects the page to follow the system's preferred theme. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html.no-js')).toHaveCSS('background-color', PAPER[theme]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

/** Dark theme on a phone, light theme on a desktop: colours do not depend on the width. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const [theme, width] of [
    ['dark', 360],
    ['light', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectTheme(page, theme);
    await expectAccessible(page);
  }
}

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
