import { expect, test } from 'vitest';
import { keepQuery } from './keep-query.ts';

test.each([
  ['/blog/new', '/old', '/blog/new'],
  ['/blog/new', '/old?', '/blog/new'],
  ['/blog/new', '/old?utm_source=x&utm_term=a%20b+c', '/blog/new?utm_source=x&utm_term=a%20b+c'],
  ['/services#seo', '/old?utm_source=x', '/services?utm_source=x#seo'],
  // What the target says itself counts, in every spelling.
  ['/blog?category=SEO', '/old?category=x&c%61tegory=y&utm_source=x', '/blog?category=SEO&utm_source=x'],
  ['/about?utm_source=x', '/about/?utm_source=x', '/about?utm_source=x'],
  // Named the page that is missing.
  ['/blog/new', '/?p=12&utm_source=x', '/blog/new?utm_source=x'],
  ['/blog/new', '/index.php?p=12', '/blog/new'],
  ['/blog/new', '/old?p=12', '/blog/new?p=12'],
])('a redirect to %s of a request for %s leads to %s', (location, url, kept) => {
  expect(keepQuery(location, url)).toBe(kept);
});
