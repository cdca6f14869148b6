import { expect, test } from 'vitest';
import { cityOf, timeIn, zoneOptions } from './time-zones.ts';

test.each([
  ['America/Los_Angeles', 'Los Angeles'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['UTC', 'UTC'],
])('%s is named after %s', (id, city) => expect(cityOf(id)).toBe(city));

test('the zones are listed by region, with the stored one that the browser does not know', () => {
  const zones = zoneOptions('Asia/Atlantis');
  expect([...new Set(zones.map(({ group }) => group))].slice(0, 2)).toEqual(['Africa', 'America']);
  expect(zones).toContainEqual({ value: 'Asia/Atlantis', label: 'Atlantis', group: 'Asia' });
  expect(zones.at(-1)).toEqual({ value: 'UTC', label: 'UTC', group: 'Other' });
});

test('the time of a zone is that of its clocks', () => {
  expect(timeIn('America/Los_Angeles', new Date('2026-11-21T23:04:00.000Z'))).toMatch(/^3:04\sPM$/);
});
