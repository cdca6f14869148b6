import { expect, test } from 'vitest';
import { canonicalAddress } from './page-address.ts';

test.each(['/', '/blog', '/blog/a-post', '/blog?page=2', '/?a=b/', '/a%2F'])('leaves %j as it is', (address) => {
  expect(canonicalAddress(address)).toBeNull();
});

test.each([
  ['/blog/', '/blog'],
  ['/blog/?page=2', '/blog?page=2'],
  ['/blog//a-post', '/blog/a-post'],
  ['//example.com/', '/example.com'],
  ['/\\example.com/', '/%5Cexample.com'],
  ['//', '/'],
  ['', '/'],
])('spells %j as %j', (address, expected) => expect(canonicalAddress(address)).toBe(expected));
