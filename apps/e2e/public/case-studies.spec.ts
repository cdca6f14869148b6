import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Id, industry, city, duration, and one icon per result; the icon depends on the kind of result. */
const STUDIES = [
  ['personal-injury-law', 'Legal Services', 'Chicago', '12 months', ['TrendingUp', 'Users', 'Target']],
  ['medical-spa', 'Healthcare - Aesthetics', 'Miami', '18 months', ['Users', 'DollarSign', 'TrendingUp']],
  ['consulting-firm', 'Business Consulting', 'New York', '15 months', ['Target', 'Users', 'DollarSign']],
] as const;

const HEADINGS = [
  'The Challenge',
  'Our Solution',
  'Results Achieved',
  'Implementation Strategy',
  'Project Timeline',
  'Key Takeaways',
];

test('three cards summarize the case studies; each opens in the page with every documented part and leads back', async ({
  page,
}) => {
  await page.goto('/about');
  const links = page.getByRole('link', { name: /^View Full Case Study/ });
  const cards = section(page).getByRole('article');
  await expect(cards).toHaveCount(3);
  const sides: boolean[] = [];
  for (const [at, [, industry, location]] of STUDIES.entries()) {
    const card = cards.nth(at);
    for (const text of [industry, location]) await expect(card.getByText(text, { exact: true })).toBeVisible();
    for (const name of ['The Challenge', 'Our Solution']) {
      const text = card.getByRole('heading', { name }).locator('xpath=following-sibling::p');
      expect((await text.textContent())?.length).toBe(201); // 200 characters and the ellipsis
      await expect(text).toHaveText(/…$/);
    }
    await expect(card.getByRole('definition')).toHaveText([/^\+\d+%$/, /^\+\d+%$/, /^\+\d+%$/]);
    const work = await card.getByRole('figure').boundingBox();
    sides.push((work?.x ?? 0) < 400);
  }
  expect(sides).toEqual([true, false, true]);

  for (const [at, study] of STUDIES.entries()) {
    await test.step(study[0], async () => {
      await links.nth(at).click();
      await expectStudy(page, study);
      const back = page.getByRole('link', { name: 'Back to Case Studies' }).first();
      await back.click();
      await expect(links).toHaveCount(3);
      await page.goBack();
      await expect(section(page).getByRole('heading', { name: 'Key Takeaways' })).toBeAttached();
      await back.click();
    });
  }
});

test('the URL of an open case study is rendered in full on the server; an unknown one shows the list', async ({
  request,
}) => {
  const html = await (await request.get('/about?case=medical-spa')).text();
  for (const heading of HEADINGS) expect(html).toContain(heading);
  expect(await (await request.get('/about?case=nobody')).text()).toContain('View Full Case Study');
});

test('each case study has its own page with its work, linked from the open study, from Home and from the list', async ({
  page,
}) => {
  await page.goto('/about?case=medical-spa#case-studies');
  await page.getByRole('link', { name: 'See the work on its own page' }).click();
  await expect(page).toHaveURL('/case-studies/medical-spa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A medical spa trades discounts for trust');
  for (const name of HEADINGS) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  // Six figures: four work samples and the chart, each with a text alternative, and the quote.
  await expect(page.getByRole('figure')).toHaveCount(6);
  for (const name of [/storyboard of a film/, /content calendar/, /aftercare email/, /Bar chart of the results/]) {
    await expect(page.getByRole('figure').filter({ hasText: name })).toHaveCount(1);
  }
  const closing = page.getByRole('link', { name: 'Start Your Success Story' });
  for (const link of await closing.all()) await expect(link).toHaveAttribute('href', '/#contact');

  await page.getByRole('link', { name: 'A consultancy learns to say what it does' }).click();
  await expect(page).toHaveURL('/case-studies/consulting-firm');
  await page.getByRole('link', { name: 'All case studies' }).click();
  await expect(page.getByRole('link', { name: /^Read the case study/ })).toHaveCount(3);

  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Some of what we made' });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await strip.getByRole('link', { name: 'An injury firm stops renting its leads' }).click();
  await expect(page).toHaveURL('/case-studies/personal-injury-law');
});

test('an unknown case study answers 404 with the not-found page', async ({ request }) => {
  const answer = await request.get('/case-studies/nobody');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('404 Page Not Found');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

/** Expects each documented part of the open case study. */
async function expectStudy(page: Page, [id, industry, location, duration, icons]: (typeof STUDIES)[number]) {
  await expect(page).toHaveURL(`/about?case=${id}#case-studies`);
  const study = section(page).getByRole('article');
  await expect(study).toHaveCount(1);
  for (const text of [industry, location]) await expect(study.getByText(text, { exact: true })).toBeVisible();
  await expect(study.getByText(duration)).toBeVisible();
  await expect(study.getByRole('img')).toBeVisible();
  for (const name of HEADINGS) await expect(study.getByRole('heading', { level: 3, name })).toBeAttached();
  await expect(study.getByText(/^From .+ to .+$/)).toHaveCount(3);
  const tiles = part(study, 'Results Achieved').getByRole('listitem');
  expect(
    await tiles.locator('use').evaluateAll((all) => all.map((icon) => icon.getAttribute('href')?.split('#')[1])),
  ).toEqual(icons);
  for (const phase of await part(study, 'Project Timeline').locator('ol > li').all()) {
    await expect(phase.getByRole('heading', { level: 4 })).toHaveText(/\w/);
    await expect(phase.getByText(/^Months \d+–\d+$/)).toHaveCount(1);
    expect(await phase.getByRole('listitem').count()).toBeGreaterThan(1);
  }
  const takeaways = part(study, 'Key Takeaways').getByRole('listitem');
  for (const [number, takeaway] of (await takeaways.all()).entries()) {
    await expect(takeaway).toHaveText(new RegExp(`^${number + 1}\\S`));
  }
  expect(await takeaways.count()).toBeGreaterThan(2);
  await expect(study.getByRole('figure').getByRole('blockquote')).toHaveText(/^“.+”$/);
  await expect(study.getByRole('figure')).toContainText(/\w+ \w+, .+, \w+/); // author, title, company
  await expect(study.getByRole('link', { name: 'Start Your Success Story' })).toHaveAttribute('href', '/#contact');
}

/** A part of a case study, by its heading. */
function part(study: Locator, name: string) {
  return study.locator('section').filter({ has: study.page().getByRole('heading', { level: 3, name }) });
}

function section(page: Page) {
  return page.locator('#case-studies');
}
