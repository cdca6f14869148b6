import { expect, test } from 'vitest';
import { linkAddress, linkAddressFault, linkParts } from './link-address.ts';

test.each([
  '/',
  '/about',
  '/about#case-studies',
  '/blog/a-post',
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
  '/blog?category=SEO',
  '/a#b#c',
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

test.each(['/', '/#contact', '/about#case-studies', 'https://example.com/a#b', 'mailto:a@b.example'])(
  '%s is the same after it was taken apart',
  (address) => {
    expect(linkAddress(linkParts(address))).toBe(address);
  },
);
