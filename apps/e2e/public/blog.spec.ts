import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { holdCalls } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive } from '../support/page-steps.ts';

test('the blog starts with all posts, one featured; a category shows and counts its own posts and stays in the URL @journey', async ({
  page,
  publishPost,
  unique,
}) => {
  const category = unique('Filter');
  const [first, second] = [unique('First of two'), unique('Second of two')];
  await publishPost(first, { category, publishDate: '2025-01-02', tags: ['one', 'two', 'three', 'four'] });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Posts' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/^\d+ articles found$/)).toBeVisible();
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(1);

  await page.getByRole('link', { name: category }).click();
  await expect(page).toHaveURL(`/blog?category=${category}`);
  await expect(page.getByText('1 article found', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['one', 'two', 'three']);

  await publishPost(second, { category, publishDate: '2025-01-01' });
  await page.reload();
  await expect(page.getByText('2 articles found', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(first);
  await page.getByRole('link', { name: second }).click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/blog?category=${category}`);
  await page.getByRole('link', { name: 'All Posts' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('link', { name: /^Read Full Article/ }).click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
});

test('the filter is one row that scrolls on small screens, with the search beside it on wide ones, and a link to the feed', async ({
  page,
}) => {
  const filter = page.getByRole('navigation', { name: 'Categories' });
  const links = filter.getByRole('link');
  const search = page.getByLabel('Search articles');
  await page.goto('/blog?category=Video');
  expect((await search.boundingBox())?.y).toBeCloseTo((await links.first().boundingBox())?.y ?? 0, 0);
  await expect(page.getByRole('main').getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/rss.xml');

  await page.setViewportSize({ width: 360, height: 800 });
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});

test('no list shows drafts or scheduled posts; an empty list says so, and Clear filters shows all posts again', async ({
  page,
  staff,
  unique,
}) => {
  const category = unique('Hidden');
  await staff.posts.create.mutate({ title: 'A draft', category, status: 'draft' });
  await staff.posts.create.mutate({ title: 'For later', category, status: 'scheduled', publishDate: '2999-01-01' });
  await page.goto(`/blog?category=${category}`);
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your filter criteria.')).toBeVisible();
  await expect(page.getByRole('link', { name: category })).toHaveCount(0);
  const clear = { name: 'Clear filters' };
  await page.getByRole('link', clear).or(page.getByRole('button', clear)).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByText(/^\d+ articles found$/)).toBeVisible();
});

test('a page number past the end leads to the last page; an unknown category is not indexed', async ({ request }) => {
  const past = await request.get('/blog?category=SEO&page=99', { maxRedirects: 0 });
  expect([past.status(), past.headers()['location']]).toEqual([307, '/blog?category=SEO']);
  expect(await (await request.get('/blog?category=Cheap+pills')).text()).toMatch(/name="robots" content="noindex"/);
});

test('more than 24 articles are paged by links that the server renders too', async ({
  page,
  request,
  staff,
  unique,
}) => {
  const category = unique('Paging');
  const posts = Array.from({ length: 25 }, (_, index) => ({
    title: `Day ${index + 1}`,
    category,
    publishDate: `2024-05-${String(index + 1).padStart(2, '0')}`,
    featuredImageUrl: '/icon-192.png', // otherwise the server draws a print for each
  }));
  await Promise.all(posts.map((post) => staff.posts.create.mutate({ ...post, status: 'published' })));
  await page.goto(`/blog?category=${category}`);
  await expect(page.getByText('25 articles found', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(1);
  const tops = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.slice(1, 4)).size, 'the row below the featured article').toBe(1);
  expect(new Set(tops.slice(1)).size, 'rows of three').toBe(8);
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect((await answer.text()).match(/<article\b/g)).toHaveLength(1);
  await link.click();
  await expect(page).toHaveURL(`/blog?category=${category}&page=2`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(0);
});

test('a long category takes at most one line of the filter', async ({ page, publishPost, unique }) => {
  const category = `${unique('Long')} ${'category of many words '.repeat(3)}`.slice(0, 100).trim();
  await publishPost(unique('In a long category'), { category });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/blog?category=${encodeURIComponent(category)}`);
    const chip = page.getByRole('link', { name: category, exact: true });
    await expect(chip).toHaveAttribute('aria-current', 'page');
    expect((await chip.boundingBox())?.height).toBeCloseTo(44, 0);
  }
});

test('on a tablet, the picture of the featured article begins at its first line', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.goto('/blog');
  const featured = page.getByRole('article').first();
  const picture = await topOf(featured.locator('img').first());
  expect(Math.abs(picture - (await topOf(featured.getByText('Featured', { exact: true }))))).toBeLessThan(8);
});

test.describe('staff', () => {
  test.use({ isSignedIn: true });

  test('choose the post that is featured on the blog, and stop featuring it', async ({ page, publishPost, unique }) => {
    const title = unique('Chosen');
    await publishPost(title, { publishDate: '2020-01-01' });
    const row = page.getByRole('row').filter({ hasText: title });
    const openMenu = () => row.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.goto(`/admin?tab=posts&q=${title}`);
    await openMenu();
    await page.getByRole('menuitem', { name: 'Feature on the blog' }).click();
    await expect(row.getByText('Featured', { exact: true })).toBeVisible();
    await page.goto('/blog');
    const featured = page.getByRole('article').filter({ has: page.getByText('Featured', { exact: true }) });
    await expect(featured.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(title);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1);

    await page.goto(`/admin?tab=posts&q=${title}`);
    await openMenu();
    await page.getByRole('menuitem', { name: 'Stop featuring' }).click();
    await expect(row.getByText('published', { exact: true })).toBeVisible();
    await expect(row.getByText('Featured', { exact: true })).toHaveCount(0);
    await page.goto('/blog');
    await expect(featured).toHaveCount(1);
    await expect(featured).not.toContainText(title);
  });
});

test.describe('while the blog loads', () => {
  test.use({ expectedComplaints: /Failed to (?:fetch|load resource)/ });

  test('skeletons stand in for the content; a failed load is reported inside the site, and the next attempt succeeds', async ({
    page,
    publishPost,
    unique,
  }) => {
    const category = unique('Late');
    await publishPost(category, { category });
    await page.goto('/cookie-policy');
    await expectAlive(page);
    const showList = await holdCalls(page, 'posts.blog');
    await page.getByRole('banner').getByRole('link', { name: 'Our Blog' }).click();
    await expect(page.getByText('Loading articles')).toBeAttached();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
    showList();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();

    const showPost = await holdCalls(page, 'posts.page');
    await page.getByRole('link', { name: /^Read Full Article/ }).click();
    await expect(page.getByText('Loading article', { exact: true })).toBeAttached();
    showPost();
    await page.getByRole('link', { name: 'Back to All Articles' }).click();

    await page.route(/\/trpc\//, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/\/trpc\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
    await expect(page.getByText('1 article found', { exact: true })).toBeVisible();
  });
});

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? 0;
}
