import { expect, test } from 'vitest';
import { lengthHint } from './length-hint.ts';

test.each([
  [60, null],
  [61, '61 characters; search results cut at about 60'],
  [270, '270 of 300 characters; search results cut at about 60'],
])('%i characters of 300: %s', (length, hint) => {
  expect(lengthHint(length, 300, { at: 60, by: 'search results' })).toBe(hint);
});

test('near a limit that comes before the cut, only the limit is said', () => {
  expect(lengthHint(95, 100, { at: 120, by: 'phones' })).toBe('95 of 100 characters');
});
