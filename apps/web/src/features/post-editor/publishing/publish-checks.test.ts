import { expect, test } from 'vitest';
import { EMPTY_POST_FORM } from '../post-form.ts';
import { dialogHints, isFirstPublishing, isGoingPublic, missingParts, publishHints } from './publish-checks.ts';

test('names an empty title and empty content', () => {
  expect(missingParts({ ...EMPTY_POST_FORM, title: '  ' })).toEqual(['title', 'content']);
  expect(missingParts({ ...EMPTY_POST_FORM, title: 'Hi', content: 'Text' })).toEqual([]);
});

test('a scheduled post is going public as well', () => {
  expect(isGoingPublic({ ...EMPTY_POST_FORM, status: 'scheduled' })).toBe(true);
  expect(isGoingPublic(EMPTY_POST_FORM)).toBe(false);
});

const complete = { ...EMPTY_POST_FORM, excerpt: 'Short', featuredImageUrl: '/cover.webp' };

test.each([
  ['# One\n### Three', 1],
  ['# One\n## Two\n### Three\n# One', 0],
  ['### Three only', 0],
  ['# One\n```\n### code\n```\n', 0],
])('%j gives %i hints about headings', (content, count) =>
  expect(publishHints({ ...complete, content }, null)).toHaveLength(count),
);

test('hints at a missing picture, a wrong picture address and a missing excerpt', () => {
  expect(publishHints(EMPTY_POST_FORM, null)).toHaveLength(2);
  expect(publishHints({ ...complete, featuredImageUrl: 'javascript:alert(1)' }, null)).toHaveLength(1);
});

test('hints at a picture that could not be loaded, until the address is another one', () => {
  expect(publishHints(complete, '/cover.webp')).toEqual([
    'No picture could be loaded from the featured image address.',
  ]);
  expect(publishHints(complete, '/other.webp')).toEqual([]);
});

test('the dialog repeats the hints, but not that a drawn cover is shown', () => {
  expect(dialogHints(EMPTY_POST_FORM, null)).toEqual(['No excerpt: search engines and cards have nothing to quote.']);
});

test.each([
  ['draft', 'published', true],
  ['draft', 'scheduled', true],
  ['scheduled', 'published', true],
  ['draft', 'draft', false],
  ['scheduled', 'scheduled', false],
  ['published', 'scheduled', false],
  ['published', 'published', false],
] as const)('from %s to %s publishes for the first time: %s', (before, after, expected) => {
  const base = { ...EMPTY_POST_FORM, status: before };
  expect(isFirstPublishing({ ...base, status: after }, base)).toBe(expected);
});
