import { expect, test } from 'vitest';
import { toPageKey } from './page-key.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x&page=2', '/'],
  ['/blog?page=2&category=SEO', '/blog?category=SEO&page=2'],
  ['/blog?page=2&page=3&x=1', '/blog?page=3'],
  ['/blog?category=', '/blog'],
  ['/blog?category=Content+Marketing', '/blog?category=Content%20Marketing'],
  ['/blog/a-post?category=SEO', '/blog/a-post'],
  ['/about?case=medical-spa&fbclid=1', '/about?case=medical-spa'],
  ['/blog/tag/seo?category=SEO&page=2', '/blog/tag/seo?page=2'],
  ['/blog/nothing/seo?page=2', '/blog/nothing/seo'],
  ['/nowhere?a=1', '/nowhere'],
  ['/blog?p%61ge=2&%63ategory=SEO', '/blog?category=SEO&page=2'],
  ['/blog?pages=2&xq=1', '/blog'],
  ['/blog/a-post?from=issue-spring-tides', '/blog/a-post'],
  ['/discovery-call?utm_source=x&zone=Asia/Tokyo', '/discovery-call?zone=Asia%2FTokyo'],
  ['/discovery-call?day=2026-12-01&from=x', '/discovery-call?day=2026-12-01'],
  ['/newsletter/issues?page=2&from=issue-spring-tides', '/newsletter/issues?page=2'],
  ['/newsletter/issues/spring-tides?page=2', '/newsletter/issues/spring-tides'],
])('%s is the page %s', (url, address) => {
  expect(toPageKey(url).address).toBe(address);
});

test.each([
  '/',
  '/services',
  '/case-studies/medical-spa',
  '/blog',
  '/blog/a-post',
  '/blog/tag/seo',
  '/blog?utm_source=x',
  '/newsletter/issues',
  '/newsletter/issues/spring-tides',
])('%s is a regular page', (url) => {
  expect(toPageKey(url)).toMatchObject({ isShared: true, isRegular: true });
});

test.each([
  '/blog?page=2',
  '/ABOUT',
  '/Blog/a-post',
  '/blog/%61-post',
  '/blog/a/b',
  '/blog/tag/%73eo',
  '/blog/tag/seo?page=2',
  '/case-studies/nobody',
  '/newsletter/issues?page=2',
  '/nowhere',
])('%s is not a regular page', (url) => {
  expect(toPageKey(url).isRegular).toBe(false);
});

test('free times are not cached', () => {
  for (const url of ['/discovery-call', '/discovery-call?utm_source=x', '/discovery-call?zone=Asia/Tokyo']) {
    expect(toPageKey(url).isShared).toBe(false);
  }
});

test('a search is not cached', () => {
  expect(toPageKey('/blog?q=tides').isShared).toBe(false);
});
