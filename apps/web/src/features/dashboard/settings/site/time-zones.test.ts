import { expect, test } from 'vitest';
import { cityOf, timeIn, wordsOf, zonesByWords } from './time-zones.ts';

test.each([
  ['America/Los_Angeles', 'Los Angeles'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['UTC', 'UTC'],
])('%s is named after %s', (id, city) => expect(cityOf(id)).toBe(city));

test('every zone is found by its words', () => {
  const zones = zonesByWords();
  expect(zones.get('Los Angeles (America)')).toBe('America/Los_Angeles');
  expect(zones.get('UTC')).toBe('UTC');
  expect(zones.size).toBe(new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']).size);
  for (const [words, id] of zones) expect(wordsOf(id)).toBe(words);
});

test('the time of a zone is that of its clocks', () => {
  expect(timeIn('America/Los_Angeles', new Date('2026-11-21T23:04:00.000Z'))).toMatch(/^3:04\sPM$/);
});
