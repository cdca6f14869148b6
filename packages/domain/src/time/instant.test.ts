import { expect, test } from 'vitest';
import { DAY_MS, earlier, HOUR_MS, later, MINUTE_MS } from './instant.ts';

test('later and earlier cross the ends of days, years and leap days', () => {
  expect(later('2024-02-28T23:59:30.500Z', MINUTE_MS)).toBe('2024-02-29T00:00:30.500Z');
  expect(later('2026-12-31T12:00:00.000Z', DAY_MS)).toBe('2027-01-01T12:00:00.000Z');
  expect(earlier('2026-01-01T00:30:00.000Z', HOUR_MS)).toBe('2025-12-31T23:30:00.000Z');
});

test('converts other offsets to UTC, and refuses invalid instants', () => {
  expect(later('2026-03-08T01:00:00+02:00', 0)).toBe('2026-03-07T23:00:00.000Z');
  expect(() => later('soon', 0)).toThrow(RangeError);
});
