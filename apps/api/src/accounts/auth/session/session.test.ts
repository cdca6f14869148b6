import { expect, test } from 'vitest';
import { bearerToken, hashToken, newToken } from './session.ts';

test('tokens are long, unique and valid in a header', () => {
  const tokens = new Set(Array.from({ length: 100 }, newToken));
  expect(tokens.size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('the stored form is not the token', () => {
  expect(hashToken('abc')).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  [undefined, null],
  ['Bearer abc', 'abc'],
  ['bearer   abc== ', 'abc=='],
  ['Basic abc', ''],
  ['Bearer', ''],
  ['Bearer a b', ''],
  ['', ''],
])('the token of %j is %j', (header, token) => expect(bearerToken(header)).toBe(token));
