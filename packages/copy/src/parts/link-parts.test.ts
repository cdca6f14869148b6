import { expect, test } from 'vitest';
import { linkAddress, linkParts } from './link-parts.ts';

test.each(['/', '/#contact', '/about#case-studies', 'https://example.com/a?b=c#d', 'mailto:a@b.example?subject=c'])(
  '%s is the same after it was taken apart',
  (address) => {
    expect(linkAddress(linkParts(address))).toBe(address);
  },
);

test.each([
  ['/blog?category=Local%20SEO', { to: '/blog', search: { category: 'Local SEO' } }],
  ['/about?case=medical-spa#case-studies', { to: '/about', search: { case: 'medical-spa' }, hash: 'case-studies' }],
  ['/blog?q=a?b&q=c%', { to: '/blog', search: { q: 'c%' } }],
  ['/a?__proto__=b', { to: '/a', search: Object.fromEntries([['__proto__', 'b']]) }],
])('the parts of %s', (address, parts) => {
  expect(linkParts(address)).toEqual(parts);
});
