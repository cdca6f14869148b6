import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test('byline, category and tags of a post lead to pages of their own, with title, feed and canonical address', async ({
  page,
  request,
  publishPost,
  unique,
}) => {
  const [category, author, tag] = [unique('Category'), unique('Ada Byron'), unique('Tag')];
  for (const title of ['One', 'Two', 'Three']) await publishPost(unique(title), { category, author, tags: [tag] });
  const path = await publishPost(unique('Four'), { category, author, tags: [tag] });
  for (const [name, kind] of [
    [author, 'author'],
    [category, 'category'],
    [tag, 'tag'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('article').first().getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/blog/${kind}/[a-z0-9-]+$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('4 articles', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page).toHaveTitle(new RegExp(name));
    const own = new URL(page.url()).pathname;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${own}$`));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const feed = page.locator(`link[rel=alternate][href="${own}/rss.xml"]`);
    await expect(feed).toHaveAttribute('type', 'application/rss+xml');
    expect(await (await request.get(`${own}/rss.xml`)).text()).toContain(name);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`${own}<`);
  }
  await expectAccessible(page);
});

test('a page with fewer than three posts is noindex and not in the site map; the filter of the blog says the same', async ({
  request,
  publishPost,
  unique,
}) => {
  const category = unique('Small');
  for (const title of ['One', 'Two']) await publishPost(unique(title), { category });
  const [own, filter] = [`/blog/category/${category.toLowerCase()}`, `/blog?category=${category}`];
  for (const path of [own, filter]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`${own}<`);
  await publishPost(unique('Three'), { category });
  for (const path of [own, filter]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${own}"`));
    expect(html).not.toContain('name="robots"');
  }
});

test('an unknown or empty category, tag or author answers 404', async ({ request }) => {
  for (const path of [
    'category/none',
    'tag/none',
    'author/none',
    'author/%00',
    'other/seo',
    'tag/constructor',
    `tag/${'x'.repeat(300)}`,
  ]) {
    const answer = await request.get(`/blog/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('404 Page Not Found');
  }
});

test('each page of a long list has a URL, and a number past the end redirects to the last page', async ({
  page,
  request,
  staff,
  unique,
}) => {
  const tag = unique('Paged');
  const posts = Array.from({ length: 25 }, (_, index) => ({
    title: `Paged ${index + 1}`,
    tags: [tag],
    publishDate: `2024-05-${String(index + 1).padStart(2, '0')}`,
    featuredImageUrl: '/icon-192.png', // otherwise the server draws a print for each
  }));
  await Promise.all(posts.map((post) => staff.posts.create.mutate({ ...post, status: 'published' })));
  const path = `/blog/tag/${tag.toLowerCase()}`;
  await page.goto(path);
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page.getByRole('article')).toHaveCount(1);
  const past = await request.get(`${path}?page=9`, { maxRedirects: 0 });
  expect([past.status(), past.headers()['location']]).toEqual([307, `${path}?page=2`]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a sample author has portrait, role, sentence and articles', async ({ page }) => {
    await page.goto('/blog/author/maya-alvarez');
    await expect(page.getByRole('heading', { level: 1, name: 'Maya Alvarez' })).toBeVisible();
    await expect(page.getByText('Search and Websites', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Sample data', { exact: true })).toBeHidden(); // for signed-in staff
    await expect(page.getByText('Tests a site on an old phone')).toBeVisible();
    const portrait = page.locator('img[src^="/portraits/maya%20alvarez.svg"]');
    await expect(portrait).toBeVisible();
    expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('article').first().getByRole('link', { name: 'Maya Alvarez' })).toHaveAttribute(
      'href',
      '/blog/author/maya-alvarez',
    );
  });
});
