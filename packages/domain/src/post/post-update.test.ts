import { expect, test } from 'vitest';
import { modifiedAt, shownUpdate } from './post-update.ts';

const PUBLISHED = '2026-03-08T08:00:00.000Z';
const LATER = '2026-05-01T08:00:00.000Z';

test.each([
  ['never changed', { contentChangedAt: null }, null],
  ['changed on the seventh day', { contentChangedAt: '2026-03-15T08:00:00.000Z' }, null],
  ['changed after the seventh day', { contentChangedAt: '2026-03-15T08:00:00.001Z' }, '2026-03-15T08:00:00.001Z'],
  ['published later than its date says', { firstPublishedAt: LATER, contentChangedAt: LATER }, null],
  ['given a newer date after the change', { publishDate: LATER, contentChangedAt: '2026-04-01T00:00:00.000Z' }, null],
  ['without dates', { publishDate: null, firstPublishedAt: null, contentChangedAt: LATER }, null],
])('the update that readers are told of: %s', (_title, dates, expected) => {
  expect(shownUpdate({ publishDate: PUBLISHED, firstPublishedAt: PUBLISHED, ...dates })).toBe(expected);
});

test.each([
  [null, PUBLISHED, PUBLISHED],
  [LATER, PUBLISHED, LATER],
  [PUBLISHED, LATER, LATER],
  [null, null, null],
])('changed %s, dated %s: modified %s', (contentChangedAt, publishDate, expected) => {
  expect(modifiedAt({ contentChangedAt, publishDate })).toBe(expected);
});
