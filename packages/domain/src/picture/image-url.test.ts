import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAcceptableImageUrl, placeholderUrl, resolveImageUrl } from './image-url.ts';

const PLACEHOLDER = placeholderUrl(600, 400);

test.each([
  ['', PLACEHOLDER],
  [null, PLACEHOLDER],
  [undefined, PLACEHOLDER],
  ['null', PLACEHOLDER],
  ['  ', PLACEHOLDER],
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['/media/a.jpg', '/media/a.jpg'],
  ['media/a.jpg', '/media/a.jpg'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('%j is shown from %j', (raw, expected) => expect(resolveImageUrl(raw, PLACEHOLDER)).toBe(expected));

test('the picture always comes over http or from this site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
      expect(resolveImageUrl(raw, PLACEHOLDER)).toMatch(/^(http|\/)/);
    }),
  );
});

test.each(['', 'null', '/media/a.jpg', 'media/a.jpg', 'https://example.com/a.jpg', 'HTTP://example.com/a'])(
  'accepts %j',
  (raw) => expect(isAcceptableImageUrl(raw)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.com/a.jpg',
  'ftp://example.com',
  'a b',
  '\\\\host\\a',
  'https://',
])('refuses %j', (raw) => expect(isAcceptableImageUrl(raw)).toBe(false));

test('no accepted URL can run a script', () => {
  const schemes = fc.constantFrom('javascript:', 'JaVaScRiPt:', 'vbscript:', 'data:', 'blob:', 'file:');
  fc.assert(
    fc.property(schemes, fc.string(), fc.constantFrom('', ' ', '\t', '\n'), (scheme, rest, space) => {
      expect(isAcceptableImageUrl(space + scheme + rest)).toBe(false);
    }),
  );
});
