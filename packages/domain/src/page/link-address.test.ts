import { expect, test } from 'vitest';
import { linkAddressFault } from './link-address.ts';

test.each([
  '/',
  '/about',
  '/about#case-studies',
  '/blog/a-post',
  '/blog?category=SEO',
  '/?q=%22%3Cb%3E#contact',
  '/about?case=medical-spa&utm_source=a#case-studies',
  'https://example.com/a?b=c#d',
  'HTTP://example.com',
  'mailto:hello@example.com?subject=Hello',
  'tel:+13105550100',
])('%s is the address of a link', (address) => {
  expect(linkAddressFault(address)).toBeNull();
});

test.each([
  '',
  'about',
  '//example.com',
  '/\\example.com',
  '/a b',
  '/a#b#c',
  '/blog?',
  '/blog?a b',
  '/blog?a=\\\\b',
  '//example.com?a=b',
  '/\\example.com?a=b',
  '?category=SEO',
  '/\t/example.com?a=b',
  '/blog?a=b#',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  ' https://example.com',
  'https://',
  'https:///example.com',
  'mailto:',
  'tel:',
  'ftp://example.com',
  `/${'a'.repeat(2000)}`,
])('%s is refused with a sentence', (address) => {
  expect(linkAddressFault(address)).toMatch(/^An address .+\.$/);
});
