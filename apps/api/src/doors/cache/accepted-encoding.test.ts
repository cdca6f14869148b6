import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip , br', 'br'],
  ['brotli, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0 , gzip; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, br', 'br'],
  ['deflate', 'identity'],
  ['br;q=high', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('%j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
