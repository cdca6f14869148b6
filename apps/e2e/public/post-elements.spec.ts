import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';

const FIXTURES = join(import.meta.dirname, '../../api/src/core/markdown/fixtures');
/** The Markdown of all fixtures, as one body. */
const EVERYTHING = readdirSync(FIXTURES)
  .flatMap((file) => readFileSync(join(FIXTURES, file), 'utf8').match(/(?<=^\.\n)[^]*?(?=\n\.\n[^]*?\n\.\n)/gm) ?? [])
  .join('\n\n');

const BODY = `A claim.[^1] Another one.[^2]

| Package | ${'Posts | '.repeat(12)}
| :------ | ${'----: | '.repeat(12)}
| WAVE | ${'a dozen | '.repeat(12)}

> [!NOTE]
> Worth knowing, with \`code\` and [a link](/about).

> [!TIP]
> Try it.

> [!WARNING]
> Do not.

\`\`\`html
<a class="button" href="/blog">Blog</a> <!-- a comment --> ${'long '.repeat(30)}
\`\`\`

~~Withdrawn.~~ An external ![chart](https://pictures.example/chart.png).

https://www.youtube.com/watch?v=dQw4w9WgXcQ

${'The tide came in. '.repeat(400)}

[^1]: The first source.
[^2]: The second source, with [a link](/services).
`;

test('every element of a body is accessible in both themes, and what is wider than a phone scrolls in its box', async ({
  page,
  publishPost,
  unique,
}) => {
  await page.goto(await publishPost(unique('Elements'), { content: BODY }));
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const box of [page.getByRole('group', { name: 'Table' }), page.locator('.prose pre')]) {
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
});

test('a footnote and its reference link to each other', async ({ page, publishPost, unique }) => {
  await page.goto(await publishPost(unique('Notes'), { content: BODY }));
  await page.getByRole('link', { name: 'Footnote 2' }).click();
  const note = page.getByRole('region', { name: 'Footnotes' }).getByRole('listitem').nth(1);
  await expect(note).toContainText('The second source');
  await expect(note).toBeInViewport();
  await expect(page.getByText('A claim.')).not.toBeInViewport();
  await note.getByRole('link', { name: 'Back to reference 2' }).click();
  await expect(page.getByText('A claim.')).toBeInViewport();
});

test.describe('a video', () => {
  test.use({ expectedComplaints: /^Requested https:\/\/www\.youtube-nocookie\.com\/embed\// });

  test('is a still picture until it is played in the page, also with the keyboard', async ({
    page,
    publishPost,
    unique,
  }) => {
    const requested: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      requested.push(`${route.request().url()} from ${await route.request().headerValue('referer')}`);
      await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    });
    await page.goto(await publishPost(unique('Video'), { content: BODY }));
    const still = page.getByRole('link', { name: 'Play the video from YouTube' });
    const height = (await still.boundingBox())?.height;
    expect(requested).toEqual([]);
    await still.press('Enter');
    const player = page.getByTitle('Video from YouTube');
    await expect(player).toBeFocused();
    await expect(still).toHaveCount(0);
    expect((await player.boundingBox())?.height).toBeCloseTo(height ?? 0, 0);
    expect(requested).toEqual([
      `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0 from ${new URL(page.url()).origin}/`,
    ]);
    await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its page', async ({ page, publishPost, unique }) => {
    await page.goto(await publishPost(unique('Video'), { content: BODY }));
    const link = page.getByRole('link', { name: 'Play the video from YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test.describe('the browser, which sanitises a body that it fetched,', () => {
  test('lets every element of every fixture through', async ({ page, publishPost, unique }) => {
    const title = unique('Everything');
    const path = await publishPost(title, { content: EVERYTHING });
    await page.goto(path);
    const sent = await bodyHtml(page);
    expect(sent.length).toBeGreaterThan(50_000);
    await reach(page, title, path);
    expect(await bodyHtml(page)).toBe(sent);
  });

  test.describe('from an altered response', () => {
    // DOMPurify parses the text into a separate document; Chromium reports what it blocks there.
    test.use({ expectedComplaints: /Executing inline event handler|Applying inline style/ });

    test('removes everything else', async ({ page, publishPost, unique }) => {
      const title = unique('Altered');
      const path = await publishPost(title, { content: 'As published.' });
      await page.route(/\/trpc\/posts\.page/, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const html = HOSTILE_HTML.join('');
        await route.fulfill({ response, body: text.replace('"<p>As published.</p>\\n"', JSON.stringify(html)) });
      });
      await reach(page, title, path);
      expect(await bodyHtml(page)).toBe(LEFT_OF_IT);
    });
  });
});

test.describe('the preview of the editor', () => {
  test.use({ isSignedIn: true });

  test('shows a body as the page does; a footnote changes neither the text nor the URL', async ({
    page,
    staff,
    unique,
  }) => {
    const { id } = await staff.posts.create.mutate({ title: unique('Previewed'), content: BODY });
    await page.goto(`/admin/blog?edit=${id}`);
    await showPreview(page);
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    await expect(preview.locator('.call-out-label')).toHaveText(['Note', 'Tip', 'Warning']);
    // The colors come from a worker thread, which may have to start first.
    await expect(preview.locator('.code-comment')).toHaveText('<!-- a comment -->', { timeout: 40_000 });
    await expect(preview.locator('.code-comment')).toHaveCSS('color', 'rgb(163, 193, 194)');
    await expect(preview.getByRole('link', { name: 'Play the video from YouTube' })).toHaveCSS('display', 'flex');
    const address = page.url();
    await page.getByRole('textbox', { name: 'Content' }).fill(`${BODY}\n\nTyped and not yet saved.`);
    await expect(preview.getByText('Typed and not yet saved.')).toBeAttached();
    await preview.getByRole('link', { name: 'Footnote 2' }).click();
    await expect(preview.getByText('The second source')).toBeInViewport();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(/Typed and not yet saved\.$/);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

/** Elements, attributes and URLs that a body never has, between those that it can have. */
const HOSTILE_HTML = [
  '<p class="video" style="color:red" onclick="a()" data-a="b" title="c">One<script>a()</script><style>p{}</style></p>',
  '<iframe src="https://www.youtube-nocookie.com/embed/a"></iframe><object data="a"></object><embed src="a">',
  '<form action="/a"><button>Two</button><input name="a"></form><svg><circle r="1"></circle></svg><math><mi>a</mi></math>',
  '<a href="tel:1" target="_blank">Three</a> <a href="javascript:a()">Four</a> <a href="/b" title="c">Five</a>',
  '<img src="https://tracker.example/a.png" alt="a"><img src="/api/auth/logout" alt="a"><table onfocus="a()"></table>',
  '<h1 id="a">Six</h1><h2 id="section-a" class="b">Seven</h2><video src="a"></video><audio src="a"></audio>',
];
const LEFT_OF_IT =
  '<p class="video">One</p>Two<a target="_blank">Three</a> <a>Four</a> <a href="/b" title="c">Five</a>' +
  '<table></table>Six<h2 id="section-a">Seven</h2>';

/** Opens a post by a link from the blog, so that the browser fetches its body. */
async function reach(page: Page, title: string, path: string): Promise<void> {
  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The HTML of the bodies as the browser serializes it, so that the order of attributes is the same. */
async function bodyHtml(page: Page): Promise<string> {
  return page.locator('article .prose').evaluateAll((bodies) => bodies.map(({ innerHTML }) => innerHTML).join(''));
}
