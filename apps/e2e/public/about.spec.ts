import { expect, test } from '../support/fixtures.ts';

test('the about page shows the story, mission, reasons, horizons, case studies and a call to action', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('main').getByText('About Us', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Our Mission & Values',
    /^Why Choose/,
    'Broadening Horizons',
    /./, // why us, in our own words
    'Case Studies',
  ]);
  await expect(
    page.getByRole('region', { name: 'Our Mission & Values' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Authenticity', 'Strategy', 'Partnership', 'Excellence']);

  const actions = page.getByRole('main').getByRole('link', { name: "Let's Talk" });
  for (const action of await actions.all()) await expect(action).toHaveAttribute('href', '/#contact');
  await actions.last().click();
  await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeInViewport();
});
