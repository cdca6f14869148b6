import { expect, test } from 'vitest';
import { ROOT_ROUTE, toPageManifest } from './page-manifest.ts';

const chunks = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
  'src/styles.css': { file: 'assets/styles.css', isEntry: true },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/routes/_site.tsx?tsr-split=component': { file: 'assets/site.js', imports: ['src/entry-client.tsx'] },
  'src/routes/_site/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
    imports: ['src/entry-client.tsx', '_form.js'],
    css: ['assets/home.css'],
  },
  'src/routes/_site/blog/$postId.tsx?tsr-split=component': { file: 'assets/post.js' },
  'src/routes/_site/blog/$postId.tsx?tsr-split=notFoundComponent': { file: 'assets/no-post.js' },
  'src/routes/_site/$.tsx?tsr-split=notFoundComponent': { file: 'assets/404.js' },
  'src/routes/admin/route.tsx?tsr-split=component': { file: 'assets/admin.js' },
  'src/confetti.ts': { file: 'assets/confetti.js' },
};

test('adds the entry, its imports and its styles to every page', () => {
  expect(toPageManifest(chunks).routes[ROOT_ROUTE]).toEqual({
    preloads: ['/assets/react.js', '/assets/entry.js'],
    css: ['/assets/styles.css'],
    scripts: [{ attrs: { type: 'module', src: '/assets/entry.js' } }],
  });
});

test('lists for each route only the files that the entry does not load', () => {
  const { routes } = toPageManifest(chunks);
  expect(routes['/_site/']).toEqual({ preloads: ['/assets/form.js', '/assets/home.js'], css: ['/assets/home.css'] });
  expect(routes['/_site']).toEqual({ preloads: ['/assets/site.js'], css: [] });
});

test('finds the routes of layout, index, splat and folder files only', () => {
  const { routes } = toPageManifest(chunks);
  expect(Object.keys(routes).toSorted()).toEqual(
    ['/_site', '/_site/', '/_site/$', '/_site/blog/$postId', '/admin', ROOT_ROUTE].toSorted(),
  );
  expect(routes['/_site/blog/$postId']?.preloads).toEqual(['/assets/post.js']);
});

test('refuses a manifest without an entry', () => {
  expect(() => toPageManifest({})).toThrow('The built pages have no entry; please build them again.');
});
