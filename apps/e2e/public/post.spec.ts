import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { callsOf, cutOff } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectOutlineAsSent, outlineWhatIsSent } from '../support/outline.ts';
import { expectToast, openAtLeisure } from '../support/page-steps.ts';

const BODY = `# First heading

Some **bold**, some *italic*, some ***both***, some \`code\`, and [a link](https://example.com/there).

## Second heading

- a bullet
* another bullet

1. first
2. second

### Third heading

> A quote.

<script>alert('never')</script> [never](javascript:alert(1))
`;

test('texts in a right-to-left script are read from the right', async ({ page, publishPost, unique }) => {
  const [title, tag] = [unique('גאות ושפל'), unique('ים')];
  const path = await publishPost(title, {
    excerpt: 'תקציר קצר.',
    content: 'פסקה ראשונה.',
    author: 'מאיה',
    tags: [tag],
  });
  await page.goto(path);
  const texts = [
    page.getByRole('heading', { level: 1 }),
    page.getByText('תקציר קצר.').first(),
    page.getByText('מאיה').first(),
  ];
  for (const text of [...texts, page.getByText('פסקה ראשונה.'), page.getByText(tag).first()]) {
    await expect(text).toHaveCSS('direction', 'rtl');
  }
  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCSS('direction', 'rtl');
});

test.describe('in a distant time zone', () => {
  // Dates must not follow the reader's time zone.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a post shows every documented part, reached from the blog or opened directly; its markup runs no script @journey', async ({
    page,
    publishPost,
    unique,
  }) => {
    const [title, category] = [unique('Everything about tides'), unique('Markup')];
    const path = await publishPost(title, {
      content: `${BODY}\n${'tide '.repeat(401)}`,
      category,
      publishDate: '2026-03-08',
      tags: '{local,"two words"}',
    });
    await page.goto(`/blog?category=${category}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expectMarkup(page);

    await page.reload();
    await expectMarkup(page);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const article = page.getByRole('article').first();
    for (const text of [`What ${title} is about.`, 'Ada Marsh', 'March 8, 2026', '3 min read', category]) {
      await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['local', 'two words']);
    await page.getByRole('link', { name: 'Back to All Articles' }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test.describe('an image that cannot be loaded', () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test('is replaced by the placeholder, in the list and in the post', async ({ page, publishPost, unique }) => {
    // The picture exists, so that requests of other tests do not fail.
    const featuredImageUrl = '/api/placeholder/700/300';
    await page.route(`**${featuredImageUrl}`, (route) => route.abort());
    const category = unique('Image');
    const path = await publishPost(category, { featuredImageUrl, category });
    const picture = page.getByRole('article').first().locator('img');
    await page.goto(`/blog?category=${category}`);
    await expect(picture).toHaveAttribute('src', '/api/placeholder/600/400');
    await expectBox(picture, 800 / 600);
    await page.getByRole('link', { name: /^Read Full Article/ }).click();
    await expect(page).toHaveURL(path);
    await expect(picture).toHaveAttribute('src', '/api/placeholder/800/400');
    // The picture is as wide as the text, and low enough to show the beginning of the text.
    await page.setViewportSize({ width: 700, height: 800 });
    await expectBox(picture, 800 / 400);
  });
});

test('a long post shows a table of contents, share links and three related posts', async ({ page, baseURL }) => {
  const path = '/blog/local-seo-for-clinics';
  await page.goto(path);
  const headings = page.getByRole('article').first().locator('.prose').getByRole('heading');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(await headings.allInnerTexts());
  await contents.last().click();
  await expect(headings.last()).toBeInViewport();

  const address = encodeURIComponent(`${baseURL}${path}`);
  for (const [name, start] of [
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?url=${address}`],
    ['Email', `mailto:?subject=`],
  ] as const) {
    const link = page.getByRole('article').first().getByRole('link', { name, exact: true });
    expect((await link.getAttribute('href'))?.startsWith(start), name).toBe(true);
  }

  const related = page.getByRole('region', { name: 'Keep reading' }).getByRole('heading', { level: 3 });
  await expect(related).toHaveCount(3);
  expect(
    await related.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
  ).not.toContain(path);
});

test('inline code that is longer than a line does not break after its question mark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/local-seo-for-clinics');
  const code = page.locator('.prose code').filter({ hasText: '?utm_source' });
  const tops = await code.evaluate((element) => {
    const range = document.createRange();
    return [0, 1, 57].map((at) => {
      range.setStart(element.firstChild ?? element, at);
      range.setEnd(element.firstChild ?? element, at + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
  });
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2], 'it has several lines').toBeGreaterThan(tops[0] ?? 0);
});

test('the end of an article shows its author, a sign-up and an offer that fit the article, then Keep reading', async ({
  page,
  staff,
  publishPost,
  unique,
}) => {
  await openAtLeisure(page, '/blog/local-seo-for-clinics');
  const article = page.getByRole('article').first();
  const author = article.getByRole('region', { name: 'About the author' });
  await expect(author).toContainText('Maya Alvarez');
  await expect(author.getByText('Sample data', { exact: true })).toBeHidden(); // for signed-in staff
  await expect(author.getByRole('link')).toHaveAttribute('href', '/blog/author/maya-alvarez');
  await expect(author.locator('img')).toBeAttached();

  const end = page.getByRole('region', { name: 'Newsletter' });
  await expect(end.getByRole('heading', { level: 2 })).toHaveText('One thing to fix on your site, every week');
  const offer = page.getByRole('region', { name: 'Shall we look at your site together?' });
  await expect(offer.getByRole('link', { name: 'See our SEO service' })).toHaveAttribute('href', '/services#seo');
  const industry = offer.getByRole('link', { name: 'Marketing for healthcare practices' });
  await expect(industry).toHaveAttribute('href', '/healthcare');
  await expect(offer.getByRole('link', { name: 'Ask Us About This' })).toHaveAttribute('href', '/#contact');
  const tops = await page
    .locator('main :is(h2, [aria-label="About the author"])')
    .filter({ hasText: /Maya Alvarez|every week|look at your site|Keep reading/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expectAccessible(page);

  await test.step('a long one has a quiet sign-up after its second part, which works', async () => {
    const email = `${unique('article')}@example.com`;
    const pause = article.getByRole('complementary', { name: 'Newsletter' });
    const parts = article.locator('.prose');
    await expect(parts).toHaveCount(2);
    await expect(parts.first().locator('> h2')).toHaveCount(2);
    await pause.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await pause.getByRole('button', { name: 'Subscribe' }).click();
    await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter.');
    const { items } = await staff.subscribers.list.query({ q: email });
    expect(items).toMatchObject([{ email, source: 'article-newsletter' }]);
  });

  await test.step('a short one of another category and without a profile has only what fits it', async () => {
    await page.goto(await publishPost(unique('Short'), { category: unique('Own'), author: 'Someone' }));
    await expect(article.getByRole('region', { name: 'About the author' })).toHaveCount(0);
    await expect(article.getByRole('complementary', { name: 'Newsletter' })).toHaveCount(0);
    await expect(end.getByRole('heading', { level: 2 })).toHaveText('The next article, in your inbox');
    await expect(
      page
        .getByRole('region', { name: 'Would you like a hand with this?' })
        .getByRole('link', { name: 'See all services' }),
    ).toHaveAttribute('href', '/services');
  });
});

test('a heading links to itself, the contents mark the section that is read, and code stays on one line', async ({
  page,
}) => {
  await page.goto('/blog/local-seo-for-clinics');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const heading = page.locator('.prose h2').nth(2);
  const name = await heading.innerText();
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await heading.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/#section-/);
  await expect(heading).toBeInViewport();
  await expect(contents.locator('[aria-current=location]')).toHaveText(name);
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 800 });
  const boxes = await page
    .locator('.prose :not(pre) > code')
    .evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(boxes).toEqual([1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('a missing post', () => {
  test.use({ expectedComplaints: /status of 404|net::ERR_|Failed to fetch/ });

  test('shows Article Not Found: when opened directly, when it cannot be loaded, and when it was unpublished meanwhile', async ({
    page,
    staff,
    publishPost,
    unique,
  }) => {
    const category = unique('Not there');
    const [cut, gone] = [unique('Cut'), unique('Gone')];
    await publishPost(cut, { category });
    const path = await publishPost(gone, { category });
    const notFound = page.getByRole('heading', { name: 'Article Not Found' });

    await outlineWhatIsSent(page);
    const answer = await page.goto('/blog/no-such-post');
    expect(answer?.status()).toBe(404);
    await expectOutlineAsSent(page);
    await expect(notFound).toBeVisible();
    await expect(page.getByText("The article you're looking for doesn't exist or has been removed.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');

    await page.getByRole('link', { name: category }).click();
    await expect(page.getByText('2 articles found')).toBeVisible();
    await cutOff(page, 'posts.page');
    await page.getByRole('link', { name: cut }).click();
    await expect(notFound).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
    await page.unroute(callsOf('posts.page'));

    await page.goBack();
    await expect(page.getByText('2 articles found')).toBeVisible();
    await staff.posts.update.mutate({ id: path.slice('/blog/'.length), changes: { status: 'draft' } });
    await page.getByRole('link', { name: gone }).click();
    await expect(notFound).toBeVisible();
  });
});

/** Expects every documented kind of markup, and no other kind. */
async function expectMarkup(page: Page): Promise<void> {
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 2, name: 'First heading' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 3, name: 'Second heading' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 4, name: 'Third heading' })).toBeVisible();
  await expect(article.getByRole('strong').filter({ hasText: /^bold$/ })).toBeVisible();
  await expect(article.getByRole('emphasis').filter({ hasText: /^italic$/ })).toBeVisible();
  await expect(article.getByRole('code').filter({ hasText: /^code$/ })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: /^(a|another) bullet$/ })).toHaveCount(2);
  await expect(article.getByRole('listitem').filter({ hasText: /^(first|second)$/ })).toHaveCount(2);
  await expect(article.getByRole('blockquote')).toHaveText('A quote.');
  const link = article.getByRole('link', { name: 'a link' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(article.getByText("<script>alert('never')</script>")).toBeVisible();
  await expect(article.getByRole('link', { name: 'never' })).toHaveCount(0);
}

/** Expects the box of the picture to have this aspect ratio (width / height). */
async function expectBox(picture: Locator, ratio: number): Promise<void> {
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
}
