import { expect, test } from 'vitest';
import { canonicalAddress, isMailLink, loggedPath } from './page-address.ts';

test.each([
  '/',
  '/blog',
  '/blog/a-post',
  '/blog?page=2',
  '/?a=b/',
  '/a%2F',
  '/Nothing',
  '/Nothing/blog',
  '/blog/A-post',
  '/blog?q=SEO',
])('leaves %j as it is', (address) => {
  expect(canonicalAddress(address)).toBeNull();
});

test.each([
  ['/blog/', '/blog'],
  ['/blog/?page=2', '/blog?page=2'],
  ['/blog//a-post', '/blog/a-post'],
  ['//example.com/', '/example.com'],
  ['/\\example.com/', '/%5Cexample.com'],
  ['//', '/'],
  ['blog', '/blog'],
  ['/blog\\', '/blog%5C'],
  ['/blog/?a=\\/', '/blog?a=\\/'],
  ['', '/'],
  ['/BLOG?q=SEO', '/blog?q=SEO'],
  ['/About/', '/about'],
  ['/Blog/a-post?page=2', '/blog/a-post?page=2'],
  ['/CASE-STUDIES/medical-spa/', '/case-studies/medical-spa'],
])('normalizes %j to %j', (address, expected) => expect(canonicalAddress(address)).toBe(expected));

test.each([
  ['/blog?q=secret', '/blog'],
  ['/preview/Abc_123-x', '/preview/…'],
  ['/preview/Abc/more?x=1', '/preview/…'],
  ['/previews', '/previews'],
  ['/newsletter/confirm?t=secret', '/newsletter/confirm'],
])('logs %j as %j', (url, expected) => expect(loggedPath(url)).toBe(expected));

test.each([
  ['/newsletter/confirm?t=secret', true],
  ['/reset-password', true],
  ['/Reset-Password?x=1', true],
  ['/newsletter/unsubscribed', true],
  ['/Newsletter/unsubscribe?t=secret', true],
  ['/newsletter/issues-of-old', true],
  ['/newsletter/issues', false],
  ['/newsletter/issues?page=2', false],
  ['/newsletter/issues/spring-tides', false],
  ['/discovery-call/booked?t=x', true],
  ['/Discovery%2Dcall/booked?t=x', true],
  ['/discovery-call', false],
  ['/discovery-call?t=x', false],
  ['/blog/newsletter/confirm', false],
])('whether %j is the target of a mail link: %s', (url, expected) => expect(isMailLink(url)).toBe(expected));
