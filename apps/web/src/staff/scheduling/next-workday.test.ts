import { expect, test } from 'vitest';
import { nextWorkday } from './next-workday.ts';

test.each([
  ['a Tuesday afternoon', '2026-11-24T22:00:00Z', '2026-11-25'],
  ['a Tuesday before nine', '2026-11-24T16:59:00Z', '2026-11-24'],
  ['a Tuesday at nine', '2026-11-24T17:00:00Z', '2026-11-25'],
  ['a Friday afternoon', '2026-11-27T22:00:00Z', '2026-11-30'],
  ['a Sunday before nine', '2026-11-29T12:00:00Z', '2026-11-30'],
  ['a Monday of the zone that is Tuesday in UTC', '2026-12-01T03:00:00Z', '2026-12-01'],
])('%s', (_name, now, publishDay) => {
  expect(nextWorkday(Date.parse(now), 'America/Los_Angeles')).toEqual({ publishDay, publishTime: '09:00' });
});
