import Fastify from 'fastify';
import { parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';
import { ISSUES_FEED_PATH } from '@tideline/domain/newsletter/issue-archive';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, onTestFinished, test } from 'vitest';
import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { buildPost } from '../../testing/build-post.ts';
import { openTestResponseCache } from '../../testing/test-response-cache.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { openCalls } from '../../testing/fill/open-calls.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { buildFeed, plain, toRss, WHOLE_BLOG } from './build-feed.ts';
import { feedsPlugin } from './plugin.ts';

const ORIGIN = 'https://www.example.com';
const PICTURE = '/media/0123456789abcdef01234567-600x400.jpg';

async function startFeeds() {
  const { db, close } = await openTestSqlite();
  const app = Fastify();
  await app.register(feedsPlugin, { db, cache: openTestResponseCache(db), origin: () => ORIGIN, now: () => TEST_NOW });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  const staff = callAsStaff(db);
  await staff.posts.create(
    buildPost({
      title: 'Tides & <b>',
      content: `See [services](/services). \u000b&amp;\n\n![Quay](${PICTURE})`,
      tags: ['SEO'],
    }),
  );
  await staff.posts.create(buildPost({ title: 'Hidden canary', status: 'draft', content: 'canary' }));
  await staff.posts.create(
    buildPost({ title: 'Later canary', status: 'scheduled', publishDate: '2099-01-01', content: 'canary' }),
  );
  return { db, staff, get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

test('RSS and JSON Feed contain full public posts with absolute links, and no others', async () => {
  const { get } = await startFeeds();
  const rss = await get('/rss.xml');
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.body).toContain(`<link>${ORIGIN}/blog/tides-b</link>`);
  expect(rss.body).toContain(`href="${ORIGIN}/services"`);
  expect(rss.body.toLowerCase()).not.toContain('canary');
  expect(rss.body).not.toContain('\u000b');
  const json = (await get('/feed.json')).json();
  expect(json.version).toBe('https://jsonfeed.org/version/1');
  expect(json.items).toHaveLength(1);
  expect(json.items[0]).toMatchObject({ url: `${ORIGIN}/blog/tides-b`, title: 'Tides & <b>' });
  const content = json.items[0].content_html;
  expect(content).toContain(`href="${ORIGIN}/services"`);
  expect(content).toContain(`src="${ORIGIN}${PICTURE}"`);
  expect(content.match(/[", ]\/media\//g)).toBeNull();
  expect(content.match(/https:\/\/www\.example\.com\/media\/\w+-480\.avif 480w, https:/g)).toHaveLength(1);
  expect(json.items[0].image).toMatch(/^https:\/\/www\.example\.com\/cards\/posts\/tides-b\.png\?v=\w+$/);
  expect(rss.body).toContain(`<enclosure length="0" type="image/png" url="${json.items[0].image}"/>`);
});

test('RSS escapes the markup in titles and excerpts, JSON Feed has them as they are', async () => {
  const { staff, get } = await startFeeds();
  const title = 'R&D <img src=x> &lt;';
  await staff.posts.create(buildPost({ title, excerpt: 'A <script>alert(1)</script> & more' }));
  const { body } = await get('/rss.xml');
  expect(body).toContain('<title><![CDATA[R&D &lt;img src=x> &amp;lt;]]></title>');
  expect(body).toContain('<description><![CDATA[A &lt;script>alert(1)&lt;/script> & more]]></description>');
  const json = (await get('/feed.json')).json();
  expect(json.items.map((item: { title: string }) => item.title)).toContain(title);
});

/** Each ends CDATA, an element or a comment of XML too early, or holds what XML does not allow. */
const HOSTILE = [
  ']]>',
  'a ]]> b ]]> c',
  ']]>]]>]]>',
  '<![CDATA[ ]]> <![CDATA[ ]]>',
  ']]]]>>',
  '</title></item></channel> ]]> <!-- ',
  '&#x0; &bogus; &amp;lt; "\'',
  '\u0000\u000b\ufffe\ud800 ]]> \udc00 🌊',
];

test.each(HOSTILE)('every feed is well-formed XML with %j in every text, and keeps the title', async (text) => {
  const { db, get } = await startFeeds();
  const content = `${text}\n\n    ${text}\n\n[${text}](/services "${text}")`;
  const words = { title: `Odd ${text}`, excerpt: text, content, author: `Ada ${text}`, category: text };
  await db.updateTable('posts').set(words).where('status', '=', 'published').execute();
  await db.updateTable('post_tags').set({ tag: text }).execute();
  await insertSentIssue(db, { slug: 'odd', subject: `Odd ${text}`, preview_text: text, content });
  const subject = { ...WHOLE_BLOG, title: text, topic: text };
  readXml(toRss(await buildFeed({ ...DEFAULT_SETTINGS, siteTitle: text }, [], ORIGIN, subject)));
  for (const path of ['/rss.xml', ISSUES_FEED_PATH]) {
    const { statusCode, body } = await get(path);
    const title = fromHtml(readXml(body).at(-1));
    expect({ path, statusCode, title }).toEqual({ path, statusCode: 200, title: `Odd ${plain(text)}` });
  }
  readXml((await get('/sitemap.xml')).body);
});

/** The text that a reader shows. */
function fromHtml(html = ''): string {
  const [node] = parseFragment(html).childNodes;
  return node && 'value' in node ? node.value : '';
}

/**
 * The titles in a feed.
 * @throws when the text is no well-formed XML
 */
function readXml(xml: string): string[] {
  const titles: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  const add = (part: string) => {
    text += part;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    if (name === 'title') titles.push(text);
  });
  parser.write(xml).close();
  return titles;
}

test('the site map lists every public page and public post', async () => {
  const { get } = await startFeeds();
  const { body } = await get('/sitemap.xml');
  for (const path of [...PUBLIC_PATHS, '/about?case=medical-spa', '/case-studies/medical-spa', '/blog/tides-b'])
    expect(body).toContain(`<loc>${ORIGIN}${path}</loc>`);
  expect(body).not.toContain('canary');
});

test('the site map says when the text of an article last changed, else when it was published', async () => {
  const { get, staff } = await startFeeds();
  const publishDate = '2026-03-08T08:00:00.000Z';
  await staff.posts.create(buildPost({ title: 'Changed', publishDate }));
  await staff.posts.create(buildPost({ title: 'Tagged', publishDate }));
  await staff.posts.update({ id: 'changed', changes: { content: 'Other' } });
  await staff.posts.update({ id: 'tagged', changes: { tags: ['other'] } });
  const { body } = await get('/sitemap.xml');
  expect(body).toContain(`<loc>${ORIGIN}/blog/changed</loc><lastmod>${TEST_NOW}</lastmod>`);
  expect(body).toContain(`<loc>${ORIGIN}/blog/tagged</loc><lastmod>${publishDate}</lastmod>`);
});

test('the site map leaves out posts that are not to be listed, and copies of other pages', async () => {
  const { get, staff } = await startFeeds();
  await staff.posts.create(buildPost({ title: 'Unlisted', isNoindex: true }));
  await staff.posts.create(buildPost({ title: 'Copy', canonicalUrl: 'https://original.example/article' }));
  await staff.posts.create(buildPost({ title: 'Other', canonicalUrl: '/blog/tides-b' }));
  await staff.posts.create(buildPost({ title: 'Itself', canonicalUrl: '/blog/itself' }));
  const { body } = await get('/sitemap.xml');
  const posts = [...body.matchAll(/\/blog\/([a-z-]+)<\/loc>/g)].map(([, id = '']) => id);
  expect(new Set(posts)).toEqual(new Set(['itself', 'tides-b']));
});

test('feeds have the titles and excerpts that readers see, and the social picture', async () => {
  const { get, staff } = await startFeeds();
  const search = { metaTitle: 'For engines', metaDescription: 'For engines too' };
  await staff.posts.create(buildPost({ title: 'Read', excerpt: 'Seen', socialImageUrl: PICTURE, ...search }));
  await staff.posts.create(buildPost({ title: 'Odd', socialImageUrl: 'https://pictures.example/no-ending' }));
  await staff.posts.create(buildPost({ title: 'Unlisted', isNoindex: true }));
  const rss = (await get('/rss.xml')).body;
  const { items } = (await get('/feed.json')).json();
  const itemOf = (title: string) => items.find((item: { title: string }) => item.title === title);
  expect(itemOf('Read')).toMatchObject({ summary: 'Seen', image: ORIGIN + PICTURE });
  expect(itemOf('Odd').image).toContain('/cards/posts/odd.png');
  expect(itemOf('Unlisted')).toBeTruthy(); // noindex is for search engines, not for readers
  expect(rss).toContain(`<enclosure length="0" type="image/jpg" url="${ORIGIN + PICTURE}"/>`);
  expect(rss).not.toContain('For engines');
});

test('the site map lists the page of calls while somebody takes them', async () => {
  const { db, get } = await startFeeds();
  const page = `<loc>${ORIGIN}/discovery-call</loc>`;
  expect((await get('/sitemap.xml')).body).not.toContain(page);
  const saveHours = await openCalls(db);
  expect((await get('/sitemap.xml')).body).toContain(page);
  await saveHours([]);
  expect((await get('/sitemap.xml')).body).not.toContain(page);
});

test('the site map lists the pages of categories, tags and authors from three public posts on', async () => {
  const { get, staff } = await startFeeds();
  for (const title of ['Ebb', 'Flow']) await staff.posts.create(buildPost({ title, category: 'Tides & Co' }));
  const { body } = await get('/sitemap.xml');
  expect(body.match(/\/blog\/(?:category|tag|author)\/[^<]+/g)).toEqual(['/blog/author/maya-alvarez']);
  await staff.posts.create(buildPost({ title: 'Neap', category: 'Tides & Co', tags: ['seo'] }));
  expect((await get('/sitemap.xml')).body).toContain(`<loc>${ORIGIN}/blog/category/tides-co</loc>`);
});

test('a category, tag and author have feeds of their own', async () => {
  const { get, staff } = await startFeeds();
  await staff.posts.create(buildPost({ title: 'Unrelated', author: 'Ada', category: 'Video' }));
  for (const [path, name] of [
    ['category/seo', 'SEO'],
    ['tag/seo', 'SEO'],
    ['author/maya-alvarez', 'Maya Alvarez'],
  ]) {
    const feed = await get(`/blog/${path}/rss.xml`);
    expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(feed.body).toContain(`<title>${name} · Tideline Blog</title>`);
    expect(feed.body).toContain(`<link>${ORIGIN}/blog/${path}</link>`);
    expect(feed.body).toContain(`href="${ORIGIN}/blog/${path}/rss.xml" rel="self"`);
    expect(feed.body.match(/<item>/g)).toHaveLength(1);
    expect(feed.body.toLowerCase()).not.toContain('canary');
  }
  for (const path of ['tag/none', 'author/%00', `category/${'x'.repeat(90)}`, 'kind/seo']) {
    expect((await get(`/blog/${path}/rss.xml`)).statusCode).toBe(404);
  }
});

test('the issues of the newsletter have a feed and are in the site map, unless they are for their link only', async () => {
  const { get, db } = await startFeeds();
  const empty = await get('/newsletter/issues/feed.xml');
  expect([empty.statusCode, empty.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(empty.body).not.toContain('<item>');
  await insertSentIssue(db, { slug: 'draft-canary', state: 'draft', started_at: null });
  await insertSentIssue(db, { slug: 'cancelled-canary', state: 'sending', started_at: null });
  await insertSentIssue(db, { slug: 'stopped-canary', state: 'stopped' });
  await insertSentIssue(db, { slug: 'private-canary', archive: 'noindex' });
  await insertSentIssue(db, { slug: 'spring', subject: 'Tides & <b>', content: 'See [services](/services).' });
  const feed = await get('/newsletter/issues/feed.xml');
  expect(feed.body).toContain('<title>Tideline Newsletter</title>');
  expect(feed.body).toContain('<title><![CDATA[Tides & &lt;b>]]></title>');
  expect(feed.body).toContain(`<link>${ORIGIN}/newsletter/issues/spring</link>`);
  expect(feed.body).toContain(`href="${ORIGIN}/services"`);
  const siteMap = await get('/sitemap.xml');
  expect(siteMap.body).toContain(`<loc>${ORIGIN}/newsletter/issues/spring</loc>`);
  expect(siteMap.body).not.toContain(`<loc>${ORIGIN}/newsletter/issues</loc>`);
  for (const { body } of [feed, siteMap]) expect(body).not.toContain('canary');
  for (const slug of ['summer', 'autumn']) await insertSentIssue(db, { slug });
  expect((await get('/sitemap.xml')).body).toContain(`<loc>${ORIGIN}/newsletter/issues</loc>`);
  expect((await get('/newsletter/issues/feed.xml')).body.match(/<item>/g)).toHaveLength(3);
});

test('robots.txt excludes the staff area and names the site map', async () => {
  const { get } = await startFeeds();
  expect((await get('/robots.txt')).body).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /trpc\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test('answers 304 until something changes', async () => {
  const { get, staff } = await startFeeds();
  const { etag } = (await get('/rss.xml')).headers;
  expect((await get('/rss.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  await staff.posts.update({ id: 'tides-b', changes: { title: 'New' } });
  expect((await get('/rss.xml', { 'if-none-match': etag })).statusCode).toBe(200);
});

test.each(['/rss.xml', '/feed.json'])('%s accepts a post with only a title', async (url) => {
  const { get, staff } = await startFeeds();
  await staff.posts.create(buildPost({ title: 'Bare', content: '', author: '', category: '' }));
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Bare');
});
