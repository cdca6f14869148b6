import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const STUDIES = [
  ['personal-injury-law', 'Legal Services', 'Chicago', '12 months'],
  ['medical-spa', 'Healthcare - Aesthetics', 'Miami', '18 months'],
  ['consulting-firm', 'Business Consulting', 'New York', '15 months'],
] as const;

const HEADINGS = [
  'The Challenge',
  'Our Solution',
  'Results Achieved',
  'Implementation Strategy',
  'Project Timeline',
  'Key Takeaways',
];

test('three cards show each study in short, its texts cut to 200 characters, its picture on changing sides', async ({
  page,
}) => {
  await page.goto('/about');
  const cards = section(page).getByRole('article');
  await expect(cards).toHaveCount(3);
  const sides: boolean[] = [];
  for (const [at, [, industry, location]] of STUDIES.entries()) {
    const card = cards.nth(at);
    for (const text of [industry, location]) await expect(card.getByText(text, { exact: true })).toBeVisible();
    for (const name of ['The Challenge', 'Our Solution']) {
      const text = card.getByRole('heading', { name }).locator('xpath=following-sibling::p');
      expect((await text.innerText()).length).toBe(201); // 200 characters and the ellipsis
      await expect(text).toHaveText(/…$/);
    }
    await expect(card.getByRole('definition')).toHaveText([/^\+\d+%$/, /^\+\d+%$/, /^\+\d+%$/]);
    const picture = await card.getByRole('img').boundingBox();
    sides.push((picture?.x ?? 0) < 400);
  }
  expect(sides).toEqual([true, false, true]);
});

for (const [at, [id, industry, location, duration]] of STUDIES.entries()) {
  test(`the ${id} study opens in the page with every documented part, and leads back`, async ({ page }) => {
    await page.goto('/about');
    await page
      .getByRole('link', { name: /^View Full Case Study/ })
      .nth(at)
      .click();
    await expect(page).toHaveURL(`/about?case=${id}#case-studies`);
    const study = section(page).getByRole('article');
    await expect(study).toHaveCount(1);
    for (const text of [industry, location]) await expect(study.getByText(text, { exact: true })).toBeVisible();
    await expect(study.getByText(duration)).toBeVisible();
    await expect(study.getByRole('img')).toBeVisible();
    for (const name of HEADINGS) await expect(study.getByRole('heading', { level: 3, name })).toBeAttached();
    await expect(study.getByText(/^From .+ to .+$/)).toHaveCount(3);
    await expect(study.getByRole('figure').getByRole('blockquote')).toHaveText(/^“.+”$/);
    await expect(study.getByRole('figure')).toContainText(/\w+ \w+, .+, \w+/); // author, title, company
    await expect(study.getByRole('link', { name: 'Start Your Success Story' })).toHaveAttribute('href', '/#contact');

    await page.getByRole('link', { name: 'Back to Case Studies' }).first().click();
    await expect(page.getByRole('link', { name: /^View Full Case Study/ })).toHaveCount(3);
    await page.goBack();
    await expect(study.getByRole('heading', { name: 'Key Takeaways' })).toBeAttached();
  });
}

test('an open study has an address that the server answers in full, an unknown one shows the list', async ({
  request,
}) => {
  const html = await (await request.get('/about?case=medical-spa')).text();
  for (const heading of HEADINGS) expect(html).toContain(heading);
  expect(await (await request.get('/about?case=nobody')).text()).toContain('View Full Case Study');
});

function section(page: Page) {
  return page.locator('#case-studies');
}
