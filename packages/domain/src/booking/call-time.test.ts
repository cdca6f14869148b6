import { expect, test } from 'vitest';
import { formatCallDay, formatClock, zonePlace } from './call-time.ts';

const NINE = '2026-12-01T17:00:00.000Z';

test('a time of day is that of the zone, with its name and the day of the week where they are wanted', () => {
  expect(formatClock(NINE, 'America/Los_Angeles')).toBe('9:00 AM');
  expect(formatClock(NINE, 'America/Los_Angeles', { zone: true })).toBe('9:00 AM PST');
  expect(formatClock(NINE, 'Asia/Tokyo', { zone: true, weekday: true })).toBe('Wed 2:00 AM GMT+9');
  expect(formatClock(NINE, 'Asia/Tokyo')).toBe('2:00 AM');
});

test('a day and a zone are named as people say them', () => {
  expect(formatCallDay('2026-12-01')).toBe('Tuesday, December 1');
  expect([zonePlace('America/Argentina/Buenos_Aires'), zonePlace('UTC')]).toEqual(['Buenos Aires', 'UTC']);
});
