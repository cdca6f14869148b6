import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printPath } from '@tideline/artwork/prints/print-picture';
import type { ArtFamily } from '@tideline/domain/brand/art';
import { BRAND_COLOR_NAMES, BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { FONT_PAIRS } from '@tideline/domain/brand/font-pair';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeIssue } from '../../audience/newsletter/messages/write-issue.ts';
import { updateSettings } from '../../core/settings/settings.repository.ts';
import { findShownBrand, heroPath, showBrand } from '../../site/brand/shown-brand.ts';
import { buildPost } from '../../testing/build-post.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { testPages } from '../../testing/test-pages.ts';

const PLUM = {
  dark: '#2b1a4d',
  main: '#6b2fb3',
  light: '#c9b3f0',
  warm: '#ffd166',
  highlight: '#ef476f',
  extra: '#118ab2',
};
const BUILT_IN_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'site.webmanifest',
];

/** A site with a post, whose built-in files consist of their names. */
async function openSite() {
  const clientDir = await openTestFolder();
  await Promise.all(BUILT_IN_FILES.map((name) => writeFile(join(clientDir, name), name)));
  const page = { status: 200, headers: {}, html: 'a page', inlineScripts: [] };
  const { app, db } = await openTestApp({ openPages: testPages(async () => page, clientDir) });
  const staff = callAsStaff(db);
  await staff.posts.create(buildPost({ title: 'High tide', category: 'SEO' }));
  async function paint(colors: typeof PLUM) {
    await staff.brand.save({ colors, expectedVersion: (await staff.brand.read()).version });
  }
  async function writeMail() {
    const issue = { slug: 'friday', subject: 'News', previewText: '', content: 'Hello', layout: 'letter' } as const;
    const links = { preferencesUrl: 'https://a.example/', unsubscribeUrl: 'https://b.example/' };
    const context = { db, settings: DEFAULT_SETTINGS, origin: 'https://www.example.com', now: TEST_NOW, links };
    return (await writeIssue(issue, context)).html;
  }
  return { app, db, paint, writeMail };
}

test.each([
  ...BUILT_IN_FILES.map((name) => `/${name}`),
  '/cards/posts/high-tide.png',
  '/prints/posts/high-tide.svg',
  '/prints/tall/services.svg',
  '/api/docs/page.css',
  '/api/site',
])('%s follows the brand, and its reset', async (url) => {
  const { app, paint } = await openSite();
  const read = async () => (await app.inject(url)).rawPayload.toString('base64');
  const before = await read();
  await paint(PLUM);
  expect(await read()).not.toBe(before);
  await paint(BUILT_IN_BRAND.colors);
  expect(await read()).toBe(before);
});

test.each(BRAND_COLOR_NAMES)('the color %s is in the style of pages and in mails', async (name) => {
  const { db, paint, writeMail } = await openSite();
  await paint({ ...BUILT_IN_BRAND.colors, [name]: '#10203f' });
  expect((await findShownBrand(db))?.css).toContain(':#10203f;');
  expect(await writeMail()).toContain('bgcolor="#10203f"');
});

test.each([
  '/cards/posts/high-tide.png',
  '/prints/posts/high-tide.svg',
  '/prints/tall/services.svg',
  '/prints/hero/light.svg',
  '/prints/hero/dark.svg',
  '/api/site',
])('%s follows the family of art and its seed, and their reset', async (url) => {
  const { app, db } = await openSite();
  const { brand } = callAsStaff(db);
  const read = async () => (await app.inject(url)).rawPayload.toString('base64');
  const before = await read();
  const seen = new Set([before]);
  for (const [at, art] of (
    [
      ['waves', 0],
      ['shapes', 0],
      ['shapes', 1],
    ] as const
  ).entries()) {
    await brand.save({ art: { family: art[0], seed: art[1] }, expectedVersion: at });
    seen.add(await read());
  }
  // With waves, Home keeps its sea.
  expect(seen.size).toBe(url.startsWith('/prints/hero/') ? 3 : 4);
  await brand.save({ art: BUILT_IN_BRAND.art, expectedVersion: 3 });
  expect(await read()).toBe(before);
});

test('the pictures of an untouched brand keep their addresses', async () => {
  const { app } = await openSite();
  const feed = (await app.inject('/feed.json')).body;
  expect(feed).toContain('/cards/posts/high-tide.png?v=opkzhrp4i4');
  for (const path of ['/prints/posts/high-tide.svg?v=4-chart', '/prints/tall/services.svg?v=4']) {
    expect((await app.inject(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('the pictures in a preview are those of the draft, at addresses of their own', async () => {
  const { app, db } = await openSite();
  const draft = { ...BUILT_IN_BRAND, colors: PLUM, art: { family: 'shapes', seed: 1 } } as const;
  await callAsStaff(db).brand.keep({ ...draft, expectedVersion: null, liveVersion: 0 });
  const key = showBrand(draft)?.site.key ?? '';
  const present = picturesIn();
  for (const [at, path] of picturesIn(key).entries()) {
    const { body, headers } = await app.inject(path);
    expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=31536000, immutable']);
    expect(body).not.toBe((await app.inject(present[at] ?? '')).body);
  }
  expect((await app.inject(heroPath('light', key))).statusCode).toBe(200);
  expect((await app.inject(heroPath('light'))).statusCode).toBe(404);
});

test('Home shows the family in place of the sea, in the style of pages only', async () => {
  const { app, db } = await openSite();
  const { brand } = callAsStaff(db);
  const cssWith = async (family: ArtFamily, expectedVersion: number) => {
    await brand.save({ art: { family, seed: 5 }, expectedVersion });
    return (await findShownBrand(db))?.css ?? '';
  };
  expect(await cssWith('waves', 0)).toBe('');
  const css = await cssWith('shapes', 1);
  const urls = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url);
  expect(new Set(urls).size).toBe(2);
  for (const url of urls) {
    const drawing = await app.inject(url);
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect(css).toContain('.wave-divider>*{display:none}');
  expect(await cssWith('relief', 2)).not.toContain('wave-divider');
});

test.each(['bricolage', 'lora'] as const)('the fonts %s are those of cards, mails and the reference', async (fonts) => {
  const { app, db, writeMail } = await openSite();
  const read = async (url: string) => (await app.inject(url)).body;
  const addressOf = async () => /\/cards\/posts\/high-tide[^"]+/.exec(await read('/feed.json'))?.[0] ?? '';
  const before = {
    card: await read('/cards/posts/high-tide.png'),
    address: await addressOf(),
    mail: await writeMail(),
  };
  await callAsStaff(db).brand.save({ fonts, expectedVersion: 0 });
  const { title, text } = FONT_PAIRS[fonts];

  expect(await read('/cards/posts/high-tide.png')).not.toBe(before.card);
  expect(await addressOf()).not.toBe(before.address);

  const mail = await writeMail();
  expect(before.mail).toMatch(/<h1 style="[^"]*font-family: Fraunces,Georgia/);
  expect(mail.replaceAll(/['"]/g, '')).toMatch(new RegExp(`<h1 style=[^>]*font-family: ${title},`));
  expect(mail.replaceAll(/['"]/g, '')).toContain(`font-family: ${text},Segoe UI`);
  expect(mail).not.toMatch(/Fraunces|Instrument Sans/);

  const css = await read('/api/docs/page.css');
  expect(css).toContain(`--font-title:'${title}',`);
  expect(css).toContain(`--font-sans:'${text}',`);
  for (const role of ['title', 'text']) {
    const file = `/brand/fonts/${fonts}-${role}.woff2`;
    expect(css).toContain(`url(${file})`);
    expect(await read('/api/docs')).toContain(`href="${file}"`);
    expect((await app.inject(file)).headers['content-type']).toBe('font/woff2');
  }
});

test('fonts come from the list, and only those of the pair are named', async () => {
  const { app, db } = await openSite();
  const staff = callAsStaff(db);
  await staff.brand.save({ fonts: 'lora', expectedVersion: 0 });
  const css = (await findShownBrand(db))?.css ?? '';
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(6);
  const fonts = await Promise.all(files.map((file) => app.inject(file)));
  expect(fonts.map(({ headers }) => headers['content-type'])).toEqual(files.map(() => 'font/woff2'));
  expect((await staff.brand.read()).brand).toEqual({ ...BUILT_IN_BRAND, fonts: 'lora' });
  expect((await app.inject('/brand/fonts/arial.woff2')).statusCode).toBe(404);
});

test('icons have their documented sizes, and the address of a look is cached for ever', async () => {
  const { app, db, paint } = await openSite();
  await paint(PLUM);
  const key = (await findShownBrand(db))?.site.key ?? '';
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const icon = await app.inject(`/${name}?v=${key}`);
    expect(icon.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, width, height } = await sharp(icon.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  }
  expect((await app.inject('/favicon.ico')).headers['cache-control']).toBe('public, max-age=300');
  const ico = (await app.inject('/favicon.ico')).rawPayload;
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
  const manifest = (await app.inject('/site.webmanifest')).json<{ icons: { src: string }[]; theme_color: string }>();
  expect(manifest.icons.map(({ src }) => src)).toContain(`/icon-512.png?v=${key}`);
  expect(manifest.theme_color).toBe((await findShownBrand(db))?.theme.light.band);
});

test('the manifest follows the name of the site, also in the built-in look', async () => {
  const { app, db } = await openSite();
  expect((await app.inject('/site.webmanifest')).body).toBe('site.webmanifest');
  await updateSettings(db, { ...DEFAULT_SETTINGS, siteTitle: 'Northpine' }, TEST_NOW);
  const { icons, ...rest } = (await app.inject('/site.webmanifest')).json<{ icons: { src: string }[] }>();
  expect(rest).toEqual({
    name: 'Northpine',
    short_name: 'Northpine',
    start_url: '/',
    display: 'browser',
    background_color: '#f6f7f3',
    theme_color: '#08323e',
  });
  expect(icons.map(({ src }) => src)).toEqual(['/favicon.svg', '/icon-192.png', '/icon-512.png']);
});

/** The addresses of pictures, in the look with a key. */
function picturesIn(look?: string): string[] {
  return [
    printPath({ shape: 'tall', seed: 'services' }, look),
    printPath({ post: 'high-tide', category: 'SEO' }, look),
    `/favicon.svg${look === undefined ? '' : `?v=${look}`}`,
  ];
}
