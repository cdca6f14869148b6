import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTags, parseTags, tagKey } from './tag.ts';

test.each([
  [
    ['SEO', ' seo ', '', 'Local'],
    ['SEO', 'Local'],
  ],
  ['SEO, Local ,,seo', ['SEO', 'Local']],
  ['{seo,"local, near you",NULL,"NULL"}', ['seo', 'local, near you', 'NULL']],
  ['{"a \\"quoted\\" tag",back\\\\slash}', ['a "quoted" tag', 'back\\slash']],
  ['{}', []],
  ['{', ['{']],
  [null, []],
  [undefined, []],
])('%j becomes %j', (raw, expected) => expect(parseTags(raw)).toEqual(expected));

const rawTags = fc.oneof(fc.array(fc.string({ unit: 'grapheme' })), fc.string({ unit: 'grapheme' }), fc.constant(null));

test('every format gives trimmed, non-empty tags without case-insensitive duplicates', () => {
  fc.assert(
    fc.property(rawTags, (raw) => {
      const tags = parseTags(raw);
      expect(tags.every((tag) => tag === tag.trim() && tag !== '')).toBe(true);
      expect(new Set(tags.map(tagKey)).size).toBe(tags.length);
    }),
  );
});

test('parsing again changes nothing', () => {
  fc.assert(
    fc.property(rawTags, (raw) => {
      expect(parseTags(parseTags(raw))).toEqual(parseTags(raw));
    }),
  );
});

test('a quoted database array parses back to its list', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (tags) => {
      const quoted = tags.map((tag) => `"${tag.replace(/["\\]/g, (character) => `\\${character}`)}"`);
      expect(parseTags(`{${quoted.join(',')}}`)).toEqual(parseTags(tags));
    }),
  );
});

test('formatted tags parse back to the same list, except for commas inside a tag', () => {
  const withoutCommas = fc.string({ unit: 'grapheme' }).filter((tag) => !/[,{}]/.test(tag));
  fc.assert(
    fc.property(fc.array(withoutCommas), (tags) => {
      expect(parseTags(formatTags(tags))).toEqual(parseTags(tags));
    }),
  );
});
