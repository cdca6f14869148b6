import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberedPostId, POST_ID_MAX_LENGTH, toPostId } from './post-id.ts';

test.each([
  ['Local SEO for Clinics', 'local-seo-for-clinics'],
  ['Déjà Vu: SEO & You', 'deja-vu-seo-you'],
  ["What's next?", 'whats-next'],
  ['', 'untitled'],
  ['東京', 'untitled'],
  ['---', 'untitled'],
])('%j becomes %j', (title, expected) => expect(toPostId(title)).toBe(expected));

test('any title gives a URL-safe id of limited length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      expect(toPostId(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(toPostId(title).length).toBeLessThanOrEqual(POST_ID_MAX_LENGTH);
    }),
  );
});

test('a long title is cut between words', () => {
  expect(toPostId('word '.repeat(40))).toMatch(/^word(-word)*$/);
});

test('the first attempt has no number', () => {
  expect([1, 2, 3].map((attempt) => numberedPostId('untitled', attempt))).toEqual([
    'untitled',
    'untitled-2',
    'untitled-3',
  ]);
});
