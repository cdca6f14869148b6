import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

// Without JavaScript: `without-javascript.spec.ts`.
test('a visitor searches the blog; results have a URL, and an empty result leads back to all posts @journey', async ({
  page,
  publishPost,
  unique,
}) => {
  const title = unique('Driftwood');
  await publishPost(title, { category: 'SEO' });
  await publishPost(`${title} again`, { category: 'Video' });
  const input = page.getByLabel('Search articles');
  await page.goto('/blog?category=SEO');
  await expectAlive(page);
  await input.fill(title);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 article found')).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ category: 'SEO', q: title });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'All Posts' }).click();
  await expect(page.getByText('2 articles found')).toBeVisible();
  await expect(input).toHaveValue(title);

  await input.fill('no-such-words-anywhere');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('0 articles found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filter criteria.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the search suggests articles while typing, from one request', async ({ page, publishPost, unique }) => {
  const title = unique('Córmorant');
  await publishPost(title);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) requests += 1;
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog');
  await expectAlive(page);
  const input = page.getByLabel('Search articles');
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await input.focus();
  await expect(input).toHaveRole('combobox');
  await input.pressSequentially(title.replace('ó', 'O'));
  const option = page.getByRole('option', { name: title });
  await expect(option).toBeVisible();
  await expect(page.getByText('1 suggestion', { exact: true })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  await expectAccessible(page);
  await input.press('Escape');
  await expect(option).toBeHidden();
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(requests).toBeLessThan(title.length);
});

test.describe('the pages of the site', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      test('are found beside the articles, and a category has articles only', async ({ page }) => {
        await page.goto('/blog');
        if (javaScriptEnabled) await expectAlive(page);
        await page.getByRole('searchbox', { name: 'Search articles' }).fill('cookie policy');
        await page.getByRole('button', { name: 'Search' }).click();
        const found = page.getByRole('region', { name: 'Pages on this site' });
        await page.getByRole('link', { name: 'Pages on this site' }).click();
        await expect(found).toBeInViewport();
        if (javaScriptEnabled) await expectAccessible(page);
        await found.getByRole('link').first().click();
        await expect(page).toHaveURL('/cookie-policy');
        await page.goto('/blog?q=cookie&category=SEO');
        await expect(found).toBeHidden();
      });
    });
  }
});
