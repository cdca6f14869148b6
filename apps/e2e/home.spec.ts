import { expect, test } from './fixtures.ts';

test('the hero leads to the contact section and to the services', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Request Quote' }).click();
  await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'View Services' }).click();
  await expect(page.getByRole('heading', { name: 'What We Do' })).toBeInViewport();
});

test('Who We Work With has four industries, What We Do six services and the way to all of them', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Who We Work With' }).getByRole('link', { name: /^Learn More/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/healthcare',
    '/professional-services',
    '/legal-practices',
    '/marketing-agencies',
  ]);

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
  await section.getByRole('link', { name: 'Explore All Our Services' }).click();
  await expect(page).toHaveURL('/services');
});

test('Get Started opens the form with its package, every time, Schedule a Discovery Call without', async ({ page }) => {
  await page.goto('/');
  const packages = page.getByRole('combobox', { name: 'Interested Package' });
  await page.getByRole('link', { name: 'Schedule a Discovery Call' }).click();
  await expect(packages).toBeInViewport();
  await expect(packages).toHaveValue('');
  for (const [name, value] of [
    ['RIPPLE', 'ripple'],
    ['WAVE', 'wave'],
    ['TIDE', 'tide'],
  ] as const) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByText('Most Popular')).toHaveCount(name === 'WAVE' ? 1 : 0);
    await card.getByRole('link', { name: /^Get Started/ }).click();
    await expect(packages).toHaveValue(value);
    await expect(packages).toBeInViewport();
  }
  await packages.selectOption('custom');
  await page.getByRole('link', { name: 'Get Started: TIDE' }).click();
  await expect(packages).toHaveValue('tide');
});

test('the blog section shows four articles, each leading to itself', async ({ page, request }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'From Our Blog' });
  const links = section.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('the footer has the documented links, the city and the copyright of 2024', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(0, 4)).toEqual([
    '/healthcare',
    '/professional-services',
    '/legal-practices',
    '/marketing-agencies',
  ]);
  expect(hrefs.slice(4, 8).every((href) => href?.startsWith('/services'))).toBe(true);
  expect(hrefs.slice(8)).toEqual(['/privacy-policy', '/terms-of-service', '/cookie-policy']);
  await expect(footer).toContainText('Los Angeles');
  await expect(footer).toContainText('nationwide');
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /Instagram/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
  await expect(footer).toContainText(/© 2024(–\d{4})? /);
});
