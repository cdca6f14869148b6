import { expect, test } from 'vitest';
import { shownParts } from './shown-parts.ts';

const narrow = { isWide: false, isVeryWide: false };
const wide = { isWide: true, isVeryWide: false };
const veryWide = { isWide: true, isVeryWide: true };

test.each([
  ['write', false, narrow, 'writing'],
  ['write', true, narrow, 'details'],
  ['preview', false, narrow, 'preview'],
  ['preview', true, narrow, 'details'],
  ['write', true, wide, 'writing details'],
  ['split', false, wide, 'writing preview'],
  ['split', true, wide, 'writing details'],
  ['preview', true, wide, 'preview details'],
  ['split', true, veryWide, 'writing preview details'],
] as const)('%s with details open: %s, at %j shows %s', (view, isDetailsOpen, width, expected) => {
  const shown = Object.entries(shownParts({ view, isDetailsOpen, ...width }));
  expect(shown.flatMap(([part, isShown]) => (isShown ? part : [])).join(' ')).toBe(expected);
});
