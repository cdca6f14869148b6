import { expect, expectAccessible, expectReadableColours, switchToDark, test } from './fixtures.ts';
import { PUBLIC_PATHS } from './site-map.ts';

for (const path of [...PUBLIC_PATHS, '/about?case=medical-spa']) {
  test(`${path} is accessible in both themes, on a phone and on a desk, and fits 320 pixels`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await switchToDark(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadableColours(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a post is accessible in both themes, on a phone and on a desk', async ({ page, request }) => {
  const [post] = (await (await request.get('/api/posts?limit=1&category=Strategy')).json()) as [{ id: string }];
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await switchToDark(page);
  await expectReadableColours(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    PUBLIC_PATHS.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [/<title>([^<]+)/.exec(html)?.[1], /<meta name="description" content="([^"]+)/.exec(html)?.[1]];
    }),
  );
  for (const texts of [heads.map(([title]) => title), heads.map(([, description]) => description)]) {
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(PUBLIC_PATHS.length);
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('shows 404 Page Not Found with a hint for developers, and the way home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the services page shows thirteen services and its documented promises', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  for (const text of [
    'Full-Service Marketing Solutions',
    'Done-for-You',
    'Results-Driven',
    '13 Core Services Available',
    'Content Creation & Management',
    'Content Strategy & Copywriting',
    'Photo & Video Production',
    'Analytics & Performance Reports',
    'Email & SMS Marketing',
    'Podcast Strategy & Management',
    'Funnels & Marketing Automation',
    'Ads Management',
    'Blog & SEO Content',
    'Influencer Collaborations',
    'PR & Media Campaigns',
    'Website Design & Development',
    'Search Engine Optimization (SEO)',
    '+285%',
    '+150%',
    '+180%',
    'Done-for-You Service',
    'Dedicated Team',
    'Proven Excellence',
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
});

test('a case study opens in the page, has an address, and leads back', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: /^View Full Case Study/ })).toHaveCount(3);
  await page
    .getByRole('link', { name: /^View Full Case Study/ })
    .first()
    .click();
  await expect(page).toHaveURL(/case=personal-injury-law/);
  for (const heading of [
    'The Challenge',
    'Our Solution',
    'Results Achieved',
    'Implementation Strategy',
    'Project Timeline',
    'Key Takeaways',
    'Start Your Success Story',
  ]) {
    await expect(page.getByText(heading, { exact: true }).first()).toBeVisible();
  }
  await page.reload();
  await page.getByRole('link', { name: 'Back to Case Studies' }).first().click();
  await expect(page.getByRole('link', { name: /^View Full Case Study/ })).toHaveCount(3);
});

test('the industry pages lead to the contact section', async ({ page }) => {
  for (const path of ['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies']) {
    await page.goto(path);
    await page.getByRole('main').locator('a[href="/#contact"]').last().click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeInViewport();
  }
});

test('the legal pages state the documented terms', async ({ page }) => {
  await page.goto('/terms-of-service');
  for (const term of [
    /within 30 days/,
    /30 days.? written notice/,
    /case by case/,
    /USD|U\.S\. dollars/,
    /California/,
    /arbitration/,
    /Los Angeles/,
  ]) {
    await expect(page.getByRole('main').getByText(term).first()).toBeVisible();
  }
  await page.goto('/privacy-policy');
  await expect(
    page
      .getByRole('main')
      .getByText(/within 30 days/)
      .first(),
  ).toBeVisible();
  await page.goto('/cookie-policy');
  await expect(
    page
      .getByRole('main')
      .getByText(/48 hours/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/30 days to 2 years|30 days and 2 years/)
      .first(),
  ).toBeVisible();
});
