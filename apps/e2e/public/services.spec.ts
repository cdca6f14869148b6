import { expect, test } from '../support/fixtures.ts';

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
