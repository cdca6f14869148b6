import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const PACKAGES = [
  {
    name: 'RIPPLE',
    value: 'ripple',
    waveLines: 1,
    bestFor: 'Emerging brands: new clinics, solo practitioners, first-time founders',
    features: [
      'Strategy session',
      'Monthly content calendar',
      'Foundational content',
      'Design templates',
      'Basic SEO',
      'Social media management',
      'Monthly reporting',
    ],
  },
  {
    name: 'WAVE',
    value: 'wave',
    waveLines: 3,
    bestFor: 'Growing practices',
    features: [
      'Strategy workshop',
      'Photo and video',
      'Weekly blog posts',
      'Social templates',
      'Email newsletters',
      'Reels',
      'SEO upgrades',
      'Website copy refresh',
      'Google My Business optimization',
    ],
  },
  {
    name: 'TIDE',
    value: 'tide',
    waveLines: 5,
    bestFor: 'Brands dominating their niche',
    features: [
      'Executive brand workshop',
      'Full content ecosystem',
      'Pillar pages and lead magnets',
      'Weekly long-form content',
      'Daily social and reels',
      'Automated email drip',
      'Premium multimedia',
      'End-to-end SEO',
      'Paid ads management',
      'Advanced analytics',
    ],
  },
];

const INDUSTRIES = ['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'];

test('the home page shows its documented sections; its links lead to them, Get Started to the form with the package selected', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const id of ['home', 'services', 'testimonials', 'blog', 'contact']) {
    await expect(page.locator(`section#${id}`)).toHaveCount(1);
  }
  const hero = page.locator('#home');
  await expect(hero.getByText('Full-service digital marketing, Los Angeles', { exact: true })).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Steady marketing beats loud marketing.');
  await expect(hero.getByRole('img', { name: /^Seascape print/ })).toBeVisible();

  await test.step('Who We Work With has four industries, What We Do six services', async () => {
    const links = page.getByRole('region', { name: 'Who We Work With' }).getByRole('link', { name: /^Learn More/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(INDUSTRIES);
    const section = page.getByRole('region', { name: 'What We Do' });
    for (const service of [
      'Website Design & Development',
      'Search Engine Optimization',
      'Digital Advertising',
      'Content Strategy & Copywriting',
      'Photo & Video Production',
      'Analytics & Reporting',
    ]) {
      await expect(section.getByRole('heading', { name: service, exact: true })).toBeVisible();
    }
  });

  await test.step('each package shows its features', async () => {
    for (const { name, waveLines, bestFor, features } of PACKAGES) {
      const card = packageCard(page, name);
      await expect(card.getByText('Most Popular')).toHaveCount(name === 'WAVE' ? 1 : 0);
      await expect(card.getByRole('listitem')).toHaveText(features);
      await expect(card.getByText(bestFor, { exact: true })).toBeVisible();
      await expect(card.locator('svg:not(.icon) path')).toHaveCount(waveLines);
    }
  });

  await test.step('the blog section shows four articles, each with its link', async () => {
    const section = page.getByRole('region', { name: 'From Our Blog' });
    const links = section.getByRole('heading', { level: 3 }).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
  });

  await test.step('the footer has the documented links, the city and the copyright', async () => {
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 4)).toEqual(INDUSTRIES);
    expect(hrefs.slice(4, 8).every((href) => href?.startsWith('/services'))).toBe(true);
    expect(hrefs.slice(8)).toEqual(['/privacy-policy', '/terms-of-service', '/cookie-policy']);
    await expect(footer).toContainText(/authentic, strategic marketing/i);
    await expect(footer).toContainText('Los Angeles');
    await expect(footer).toContainText('nationwide');
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(footer.getByRole('link', { name: /Instagram/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
    await expect(footer).toContainText(/© 2024(–\d{4})? /);
  });

  await page.getByRole('link', { name: 'Request Quote' }).click();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeInViewport();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'View Services' }).click();
  await expect(page.getByRole('heading', { name: 'What We Do' })).toBeInViewport();

  const packages = page.getByRole('combobox', { name: 'Interested Package' });
  await page.getByRole('link', { name: 'Schedule a Discovery Call' }).click();
  await expect(packages).toBeInViewport();
  await expect(packages).toHaveValue('');
  for (const { name, value } of PACKAGES) {
    await packageCard(page, name)
      .getByRole('link', { name: /^Get Started/ })
      .click();
    await expect(packages).toHaveValue(value);
    await expect(packages).toBeInViewport();
  }
  await packages.selectOption('custom');
  await page.getByRole('link', { name: 'Get Started: TIDE' }).click();
  await expect(packages).toHaveValue('tide');

  await page.getByRole('link', { name: 'Explore All Our Services' }).click();
  await expect(page).toHaveURL('/services');
});

function packageCard(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}
