import { expect, test } from 'vitest';
import { zonePlace } from '../time/zone-place.ts';
import { formatCallDay, formatDays, formatShortDay, formatWeekday, zoneName } from './call-day.ts';
import { formatClock } from './call-time.ts';

const NINE = '2026-12-01T17:00:00.000Z';

test('a time of day is that of the zone, with its name where it is wanted', () => {
  expect(formatClock(NINE, 'America/Los_Angeles')).toBe('9:00 AM');
  expect(formatClock(NINE, 'America/Los_Angeles', { zone: true })).toBe('9:00 AM PST');
  expect(formatClock(NINE, 'Asia/Tokyo', { zone: true })).toBe('2:00 AM GMT+9');
  expect(formatClock(NINE, 'Asia/Tokyo')).toBe('2:00 AM');
});

test('a day and a zone are named as people say them', () => {
  expect(formatCallDay('2026-12-01')).toBe('Tuesday, December 1');
  expect([zonePlace('America/Argentina/Buenos_Aires'), zonePlace('UTC')]).toEqual(['Buenos Aires', 'UTC']);
});

test('a day and a week are short, and the day is that of the zone', () => {
  expect(formatShortDay(NINE, 'America/Los_Angeles')).toBe('Tue, Dec 1');
  expect(formatShortDay(NINE, 'Asia/Tokyo')).toBe('Wed, Dec 2');
  expect(formatWeekday('2026-12-01')).toBe('Tue');
  expect(formatDays('2026-11-30', '2026-12-06')).toBe('Nov 30 – Dec 6');
});

test('the name of a zone is that of the season', () => {
  expect(zoneName(NINE, 'America/Los_Angeles')).toBe('PST');
  expect(zoneName('2026-07-01T17:00:00.000Z', 'America/Los_Angeles')).toBe('PDT');
});
