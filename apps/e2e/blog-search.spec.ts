import { expect, expectAccessible, expectAlive, test } from './fixtures.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor searches the blog, and what is found has an address', async ({ page, publishPost, unique }) => {
      const title = unique('Driftwood');
      await publishPost(title, { category: 'SEO' });
      await publishPost(`${title} again`, { category: 'Video' });
      await page.goto('/blog?category=SEO');
      if (javaScriptEnabled) await expectAlive(page);
      await page.getByRole('searchbox', { name: 'Search articles' }).fill(title);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('1 article found')).toBeVisible();
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ category: 'SEO', q: title });
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByRole('link', { name: 'All Posts' }).click();
      await expect(page.getByText('2 articles found')).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue(title);
    });
  });
}

test('a search that finds nothing says so, and leads back to all articles', async ({ page }) => {
  await page.goto('/blog?q=no-such-words-anywhere');
  await expect(page.getByText('0 articles found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filter criteria.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/blog');
});
