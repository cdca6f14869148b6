import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

const INDUSTRIES = ['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'];
const CASE_STUDIES = ['personal-injury-law', 'medical-spa', 'consulting-firm'].map((id) => `/about?case=${id}`);

const CASE_STUDY_PAGES = ['personal-injury-law', 'medical-spa', 'consulting-firm'].map((id) => `/case-studies/${id}`);

test('every page has structured data and its own title, description and social card @journey', async ({
  request,
  baseURL,
  publishPost,
  unique,
}) => {
  test.slow(); // thirty cards and pages in sequence
  const post = await publishPost(unique('Tides & "quotes" <b>'));
  const origin = baseURL ?? '';
  const heads: Awaited<ReturnType<typeof readHead>>[] = [];
  for (const path of [...PUBLIC_PATHS, ...CASE_STUDIES, post]) {
    await test.step(path, async () => {
      const head = await readHead(request, path);
      heads.push(head);
      const { meta } = head;
      expect(head.title).toBe(`${meta['og:title']} | Tideline`);
      expect(meta['description']).toMatch(path === post ? /^.{20,}$/ : /^.{50,}$/);
      expect(head.canonical).toBe(origin + path);
      expect(meta).toMatchObject({
        'og:site_name': 'Tideline',
        'og:type': path.includes('case=') || path === post ? 'article' : 'website',
        'og:url': origin + path,
        'og:description': meta['description'],
        'og:image:type': 'image/png',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'twitter:title': meta['og:title'],
        'twitter:description': meta['description'],
        'twitter:image': meta['og:image'],
        'twitter:image:alt': meta['og:image:alt'],
      });
      expect(meta['og:image:alt']).toContain(meta['og:title']);
      expect(head.things).toEqual(typesOn(path, post));
      expect(new URL(meta['og:image'] ?? '').origin).toBe(origin);
      await expectCard(request, meta['og:image'] ?? '');
    });
  }
  for (const texts of [
    heads.map(({ title }) => title),
    heads.map(({ meta }) => meta['description']),
    heads.map(({ canonical }) => canonical),
    heads.map(({ meta }) => meta['og:image']),
  ]) {
    expect(new Set(texts).size).toBe(heads.length);
  }
});

test('each case study page has its own head, and no review or rating markup', async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const heads = await Promise.all(CASE_STUDY_PAGES.map((path) => readHead(request, path)));
  for (const [at, { canonical, meta, things, title, jsonLd }] of heads.entries()) {
    const path = CASE_STUDY_PAGES[at];
    expect(canonical).toBe(origin + path);
    expect(title).toBe(`${meta['og:title']} | Tideline`);
    expect(meta).toMatchObject({ 'og:type': 'article', 'og:url': origin + path });
    expect(meta['description']).toMatch(/^.{110,160}$/);
    expect(things).toEqual(['Article', 'BreadcrumbList']);
    expect(JSON.stringify(jsonLd)).not.toMatch(/review|rating/i);
    await expectCard(request, meta['og:image'] ?? '');
  }
  for (const texts of [heads.map(({ title }) => title), heads.map(({ meta }) => meta['description'])]) {
    expect(new Set(texts).size).toBe(CASE_STUDY_PAGES.length);
  }
});

test('each service has a social card, named by its structured data', async ({ request }) => {
  const { jsonLd } = await readHead(request, '/services');
  const services = jsonLd.filter((thing) => thing['@type'] === 'Service');
  expect(services).toHaveLength(13);
  const cards = services.map(({ image }) => String(image));
  expect(new Set(cards).size).toBe(13);
  // Drawing a card is slow, so only the first, a middle one and the last are checked.
  for (const card of cards.filter((_, index) => index % 6 === 0)) await expectCard(request, card);
});

test('a post names its author, dates and picture; its card follows its title @journey', async ({
  request,
  staff,
  publishPost,
  unique,
}) => {
  const title = unique('Card');
  const path = await publishPost(title, { featuredImageUrl: '/favicon.svg', tags: ['Tide', 'Moon'] });
  const { jsonLd, meta } = await readHead(request, path);
  expect(jsonLd.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: title,
    author: { '@type': 'Person', name: 'Ada Marsh' },
    publisher: { '@type': 'Organization', name: 'Tideline' },
    datePublished: meta['article:published_time'],
    dateModified: meta['article:modified_time'],
    image: [meta['og:image'], expect.stringMatching(/^http.*\/favicon\.svg$/)],
    keywords: 'Tide, Moon',
  });
  const id = path.slice('/blog/'.length);
  await staff.posts.update.mutate({ id, changes: { title: `${title} again` } });
  const { meta: changed } = await readHead(request, path);
  expect(changed['og:image']).not.toBe(meta['og:image']);

  await staff.posts.update.mutate({ id, changes: { status: 'draft' } });
  expect((await request.get(changed['og:image'] ?? '')).status()).toBe(404);
});

test('the search texts of a post are in its head and preview; the page and its address stay as written @journey', async ({
  request,
  baseURL,
  publishPost,
  unique,
}) => {
  const [title, metaTitle] = [unique('Written'), unique('Searched')];
  const metaDescription = 'What a search engine shows, & nothing else.';
  const path = await publishPost(title, { metaTitle, metaDescription, socialImageUrl: '/icon-512.png' });
  const { html, ...head } = await readHead(request, path);
  const own = {
    'og:title': metaTitle,
    'og:image': `${baseURL}/icon-512.png`,
    'twitter:image': `${baseURL}/icon-512.png`,
  };
  expect(head.title).toBe(`${metaTitle} | Tideline`);
  expect(head.meta).toMatchObject({ ...own, description: metaDescription, 'og:description': metaDescription });
  expect(head.meta).not.toHaveProperty('og:image:width'); // the size is unknown
  expect(head.canonical).toBe(baseURL + path);
  const posting = head.jsonLd.find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({ headline: title, description: metaDescription });
  expect(posting?.['image']).toContain(own['og:image']);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
});

test('a copy names its original, and a post that must not be indexed says so; neither is in the site map', async ({
  request,
  publishPost,
  unique,
}) => {
  const listed = await publishPost(unique('Listed'));
  const copy = await publishPost(unique('Copy'), { canonicalUrl: 'https://original.example/article' });
  const unlisted = await publishPost(unique('Unlisted'), { isNoindex: true });
  expect(await readHead(request, copy)).toMatchObject({
    canonical: 'https://original.example/article',
    meta: { 'og:url': 'https://original.example/article' },
  });
  const { canonical, meta } = await readHead(request, unlisted);
  expect([canonical, meta['robots']]).toEqual([undefined, 'noindex']);
  expect((await readHead(request, listed)).meta).not.toHaveProperty('robots');
  const siteMap = await (await request.get('/sitemap.xml')).text();
  expect([listed, copy, unlisted].map((path) => siteMap.includes(`${path}<`))).toEqual([true, false, false]);
});

test('an unknown page asks not to be indexed and has the card of the home page @journey', async ({ request }) => {
  const home = await readHead(request, '/');
  const missing = await readHead(request, '/no-such-page');
  expect(missing.meta).toMatchObject({ robots: 'noindex', 'og:image': home.meta['og:image'] });
  expect(missing.canonical).toBeUndefined();
});

test('the first picture of an inner page is preloaded, the others are loaded lazily', async ({ page, request }) => {
  const html = await (await request.get('/healthcare')).text();
  expect(html).toMatch(/<link rel="preload" as="image" type="image\/svg\+xml"[^>]*fetchpriority="high"/i);
  await page.goto('/healthcare');
  const hero = page.getByRole('img', { name: 'Print for healthcare practices: rings of rain on still water' });
  await expect(hero).toHaveJSProperty('complete', true);
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.svg\?v=/);
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const blog = await (await request.get('/blog')).text();
  const [, main = ''] = /<main\b(.*)<\/main>/s.exec(blog) ?? [];
  const images = main.match(/<img\b[^>]*>/g) ?? [];
  const loading = images.map((image) => / loading="(\w+)"/.exec(image)?.[1]);
  expect(loading.slice(0, 2)).toEqual(['eager', 'lazy']);
  for (const image of images) expect(image).toMatch(/ width="[1-9]\d*"/);
});

test.describe('prints that cannot be loaded', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('are replaced by the placeholder', async ({ page }) => {
    await page.route('**/prints/**', (route) => route.abort());
    await page.goto('/healthcare');
    await expect(
      page.getByRole('img', { name: 'Print for healthcare practices: rings of rain on still water' }),
    ).toHaveAttribute('src', /^\/api\/placeholder\/\d+\/\d+$/);
  });
});

test('every page links both feeds, and feed entries link the social cards', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss.xml"/>');
  expect(html).toContain('<link rel="alternate" type="application/feed+json" title="JSON Feed" href="/feed.json"/>');
  type Item = { url: string; image: string; content_html: string };
  const feed = (await (await request.get('/feed.json')).json()) as { items: Item[] };
  // A sample post, since posts of other tests may have no text.
  const item = feed.items.find(({ url }) => url.endsWith('/blog/local-seo-for-clinics'));
  expect(item?.content_html.length).toBeGreaterThan(1000);
  await expectCard(request, item?.image ?? '');
});

/** The types of structured data a page has, in alphabetical order. */
function typesOn(path: string, post: string): string[] {
  if (path === '/') return ['Organization', 'WebSite'];
  if (path === post) return ['BlogPosting', 'BreadcrumbList'];
  if (path === '/services') return ['BreadcrumbList', 'Service'];
  if (INDUSTRIES.includes(path)) return ['BreadcrumbList', 'FAQPage'];
  return path.includes('case=') ? ['Article', 'BreadcrumbList'] : ['BreadcrumbList'];
}

async function readHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
  for (const thing of jsonLd) expect(thing['@context']).toBe('https://schema.org');
  return {
    html,
    title: plain(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    meta: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, plain(content)])),
    jsonLd,
    things: [...new Set(jsonLd.map((thing) => String(thing['@type'])))].toSorted(),
  };
}

async function expectCard(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address);
  expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  const bytes = await answer.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
}

function plain(html: string): string {
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => letters[name] ?? '');
}
