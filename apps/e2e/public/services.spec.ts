import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

test('the services page shows promises, thirteen services with an anchor each, a success story and reasons', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  for (const text of ['Full-Service Marketing Solutions', 'Done-for-You', 'Results-Driven', 'Full-Service']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }

  const grid = page.getByRole('region', { name: 'Our Services' });
  await expect(grid.getByText('13 Core Services Available')).toBeVisible();
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText([
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
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ads Management' }).click();
  await expect(page).toHaveURL('/services#ads-management');
  await expect(grid.getByRole('heading', { name: 'Ads Management' })).toBeInViewport();

  const story = page.getByRole('region', { name: 'Client Success Story' });
  await expect(story).toContainText(/professional services firm/i);
  await expect(story.getByRole('definition')).toHaveText(['+285%', '+150%', '+180%']);
  await expect(story.getByRole('term')).toHaveText([/lead generation/i, /brand visibility/i, /revenue growth/i]);

  await expect(page.getByRole('region', { name: /^Why Choose/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What Makes Us Different' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Done-for-You Service', 'Dedicated Team', 'Proven Excellence']);
  await main.getByRole('link', { name: "Let's Talk" }).click();
  await expect(page).toHaveURL('/#contact');
});

test('a service opens to what a client gets; services added to the inquiry are in the form @journey', async ({
  page,
}) => {
  await page.goto('/services');
  await expectAlive(page);
  for (const [id, title, article] of [
    ['seo', 'Search Engine Optimization (SEO)', '/blog/local-seo-for-clinics'],
    ['podcast', 'Podcast Strategy & Management', /^\/blog\/./],
    ['photo-video', 'Photo & Video Production', '/blog/video-testimonials-that-feel-real'],
  ] as const) {
    const card = page.locator(`#${id}`);
    const add = card.getByRole('button', { name: 'Add to my inquiry' });
    await expect(add).toBeHidden();
    await card.getByText('What you get').click();
    await expect(card.getByRole('listitem')).toHaveCount(6); // three items of "What you get", three steps
    await expect(card.getByRole('figure')).toBeVisible();
    await expect(card.locator('a[href^="/blog/"]')).toHaveAttribute('href', article);
    await add.click();
    await expect(add, title).toHaveAttribute('aria-pressed', 'true');
  }
  await expectAccessible(page);
  await page.locator('#podcast').getByRole('button', { name: 'Add to my inquiry' }).click();
  await page.locator('#seo').getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'About', exact: true })).toHaveValue(
    'Search Engine Optimization (SEO); Photo & Video Production',
  );

  await test.step('the button remembers after a return', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await page.locator('#seo').getByText('What you get').click();
    await expect(page.locator('#seo').getByRole('button', { name: 'Add to my inquiry' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('the form is also about a service that leads to it', async () => {
    await page.locator('#ads-management').getByText('What you get').click();
    await page.locator('#ads-management').getByRole('link', { name: 'Open the form' }).click();
    await expect(page.getByRole('textbox', { name: 'About', exact: true })).toHaveValue(
      'Search Engine Optimization (SEO); Photo & Video Production; Ads Management',
    );
  });
});

test('the packages are on the services page too, with a comparison on wide screens', async ({ page }) => {
  await page.goto('/services');
  await expectAlive(page);
  for (const text of ['Everything in RIPPLE, plus', 'Everything in WAVE, plus']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const started = page.getByRole('link', { name: /^Get Started/ });
  const bottoms = await started.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().bottom)),
  );
  expect(bottoms).toHaveLength(3);
  expect(new Set(bottoms).size).toBe(1);
  const table = page.getByRole('table', { name: 'Side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(['Area', 'RIPPLE', 'WAVE', 'TIDE']);
  await expect(table.getByRole('row', { name: /^Search/ }).getByRole('cell')).toHaveText([
    'Basic SEO',
    'SEO upgradesGoogle My Business optimization',
    'End-to-end SEO',
  ]);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(table).toBeHidden();
  await started.nth(2).click();
  await expect(page.getByRole('combobox', { name: 'Interested Package' })).toHaveValue('tide');
});
