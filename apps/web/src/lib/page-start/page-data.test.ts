import { expect, test } from 'vitest';
import { pageData } from './page-data.ts';

const root = {
  id: '__root__/',
  routeId: '__root__',
  updatedAt: 7,
  status: 'success',
  ssr: true,
  error: undefined,
} as const;
const post = { ...root, id: '/blog/tides', routeId: '/blog/$postId' } as const;
const manifest = {
  routes: { __root__: { css: ['/root.css'] }, '/blog/$postId': {}, '/about': { css: ['/about.css'] } },
};

/** What a browser finds in the element. */
function read(element: string): unknown {
  return JSON.parse(/^<script id="page-data" type="application\/json">([^<]*)<\/script>$/.exec(element)?.[1] ?? '');
}

test('carries what the routes of the page have loaded, with the files of these routes', () => {
  const site = {
    siteTitle: 'Tideline',
    contactEmail: 'hello@tideline.example',
    socialLinks: { instagram: '', linkedin: '' },
    timeZone: 'UTC',
  };
  const loaderData = { posts: [], teasers: [] };
  const data = read(
    pageData(
      [
        { ...root, __beforeLoadContext: { site } },
        { ...post, loaderData },
      ],
      manifest,
    ),
  );
  expect(data).toEqual({
    routes: { __root__: { css: ['/root.css'] }, '/blog/$postId': {} },
    matches: [
      { i: '__root__#', u: 7, s: 'success', ssr: true, b: { site } },
      { i: '#blog#tides', u: 7, s: 'success', ssr: true, l: loaderData },
    ],
  });
});

test('lets nothing that was loaded end the element or begin a comment', () => {
  const message = '</script><!--<script>alert(1)</script>';
  const loaderData = { form: 'contact' as const, message, issues: [], fields: {} };
  const element = pageData([{ ...root, loaderData }], manifest);
  expect(element.match(/<(?!script id|\/script>$)/g)).toBeNull();
  expect(read(element)).toMatchObject({ matches: [{ l: { message } }] });
});

test('ends with the part of the page that was not found', () => {
  const lost = { ...root, status: 'notFound', error: { isNotFound: true } } as const;
  expect(read(pageData([root, lost, post], manifest))).toMatchObject({
    matches: [{ s: 'success' }, { s: 'notFound', e: { isNotFound: true } }],
  });
  expect(read(pageData([{ ...root, _notFound: true }, post], manifest))).toMatchObject({ matches: [{ g: true }] });
});
