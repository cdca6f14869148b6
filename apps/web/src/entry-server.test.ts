import { isPageAddress } from '@tideline/domain/address/reserved-path';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import type { ApiClient } from './lib/calls/load-api.ts';
import { makeRouter } from './router.tsx';

/** The procedures that the tested pages call. */
type Procedures = {
  bookings: { offer: { query: () => Promise<unknown> } };
  settings: { site: { query: () => Promise<unknown> } };
  issues: { archive: { latest: { query: () => Promise<unknown> } } };
  posts: { latest: { query: () => Promise<unknown> } };
  stats: { promise: { query: () => Promise<unknown> } };
  pages: {
    changed: { query: () => Promise<string[]> };
    shown: { query: () => Promise<null> };
    near: { query: () => Promise<unknown[]> };
  };
  workPictures: { list: { query: () => Promise<unknown> } };
};

const PROCEDURES: Procedures = {
  bookings: { offer: { query: async () => ({ isOpen: false }) } },
  settings: { site: { query: async () => DEFAULT_SETTINGS } },
  issues: { archive: { latest: { query: async () => null } } },
  posts: { latest: { query: async () => [] } },
  stats: { promise: { query: async () => null } },
  pages: { changed: { query: async () => [] }, shown: { query: async () => null }, near: { query: async () => [] } },
  workPictures: { list: { query: async () => [] } },
};

const SCRIPTS = [{ attrs: { type: 'module', src: '/entry.js' } }];

async function renderPage(path: string, changes: Partial<Procedures> = {}, styles?: string, css: string[] = []) {
  const { html, ...page } = await render({
    url: `https://tideline.example${path}`,
    client: { ...PROCEDURES, ...changes } as unknown as ApiClient,
    origin: 'https://tideline.example',
    manifest: { routes: { __root__: { scripts: SCRIPTS }, '/_site/': { css } } },
    styles,
  });
  return { ...page, html: Buffer.from(html).toString() };
}

test('renders a whole document, and names each inline script that is in it', async () => {
  const { status, headers, html, inlineScripts } = await renderPage('/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=UTF-8');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en" class="no-js">.*<\/body><\/html>$/s);
  const inPage = [...html.matchAll(/<script(?: data-tsr-stream-part="")?>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(inlineScripts).toEqual(inPage);
  expect(inlineScripts.length).toBeGreaterThan(1);
  expect(html).not.toContain('nonce');
});

test('writes the styles into the head, also where they look like a replacement pattern', async () => {
  const { html } = await renderPage('/', {}, 'a::after{content:"$&"}');
  expect(html).toContain('<style>a::after{content:"$&"}</style></head>');
});

test('writes the styles before the style sheets of a route, which override them', async () => {
  const { html } = await renderPage('/', {}, 'a{}', ['/own.css']);
  expect(html).toMatch(/<style>a{}<\/style><link rel="stylesheet" href="\/own.css"/);
});

test('answers an unknown path with 404, a title of its own and noindex', async () => {
  const { status, html } = await renderPage('/no-such-page');
  expect(status).toBe(404);
  expect(html).toMatch(/<title>[^<]*Not Found[^<]*<\/title>/i);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('rejects with the error of a loader', async () => {
  const site = { query: () => Promise.reject(new Error('the database is away')) };
  await expect(renderPage('/', { settings: { site } })).rejects.toThrow('the database is away');
});

test('rejects with the error of a component', async () => {
  const latest = { query: async () => [null, null, null, null] };
  await expect(renderPage('/', { posts: { latest } })).rejects.toThrow(TypeError);
});

test('says how soon inquiries are answered only while there is something to say', async () => {
  const sentence = 'had an answer in 24 hours or less';
  expect((await renderPage('/')).html).not.toContain(sentence);
  const kept = { promise: { query: async () => ({ medianSeconds: 11_400, inTimePercent: 97 }) } };
  expect((await renderPage('/', { stats: kept })).html).toContain(`97% of inquiries ${sentence}`);
});

test('no page that staff add can have the address of a route, or one below it', () => {
  const { routesByPath } = makeRouter({ loadApi: async () => ({}) as ApiClient, scriptNonce: 'test' });
  const places = new Set(Object.keys(routesByPath).map((path) => `/${path.split('/', 2)[1]}`));
  expect(places.size).toBeGreaterThan(15);
  expect([...places].filter((place) => isPageAddress(place))).toEqual([]);
});
