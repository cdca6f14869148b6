import { expect, test } from '../support/fixtures.ts';

// The home page shows the newest posts, which other tests delete: their prints can be missing.
test.use({ expectedComplaints: /status of 404/ });

test('the about page shows the story, mission, reasons, horizons, case studies and a call to action', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('main').getByText('About Us', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'The People You Will Talk To',
    'Our Mission & Values',
    /^Why Choose/,
    'Broadening Horizons',
    /./, // the reasons, in our own words
    'Case Studies',
  ]);
  await expect(
    page.getByRole('region', { name: 'Our Mission & Values' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Authenticity', 'Strategy', 'Partnership', 'Excellence']);

  const actions = page.getByRole('main').getByRole('link', { name: "Let's Talk" });
  for (const action of await actions.all()) await expect(action).toHaveAttribute('href', '/#contact');
  await actions.last().click();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused();
});

test('the people have portrait, role, a sentence and their newest articles, and lead to their pages', async ({
  page,
}) => {
  await page.goto('/about');
  const people = page.getByRole('region', { name: 'The People You Will Talk To' });
  const names = ['Daniel Okafor', 'Elena Sorensen', 'Jonah Weiss', 'Maya Alvarez', 'Priya Raman'];
  // Other tests add authors, which the filter leaves out.
  await expect(people.getByRole('heading', { level: 3 }).filter({ hasText: new RegExp(names.join('|')) })).toHaveText(
    names,
  );
  const maya = people.getByRole('article').filter({ hasText: 'Maya Alvarez' });
  await expect(maya.getByText('Search and Websites', { exact: true })).toBeVisible();
  await expect(maya.getByText('Sample data', { exact: true })).toBeHidden(); // for staff
  await expect(maya.getByText('Tests a site on an old phone')).toBeVisible();
  await expect(maya.getByRole('list', { name: 'Newest articles by Maya Alvarez' }).getByRole('link')).toHaveCount(3);
  const portrait = maya.locator('img');
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await maya.getByRole('link', { name: 'Maya Alvarez' }).click();
  await expect(page).toHaveURL('/blog/author/maya-alvarez');
});
