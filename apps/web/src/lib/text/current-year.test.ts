import { afterEach, expect, test, vi } from 'vitest';
import { currentYear } from './current-year.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2027-01-01T07:59:59Z', 'America/Los_Angeles', 2026],
  ['2027-01-01T08:00:00Z', 'America/Los_Angeles', 2027],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', 2027],
  ['2026-12-31T09:59:59Z', 'Pacific/Kiritimati', 2026],
  ['2027-01-01T10:59:59Z', 'Pacific/Pago_Pago', 2026],
  ['2027-01-01T12:00:00Z', 'Pacific/Pago_Pago', 2027],
  ['2026-06-30T12:00:00Z', 'Europe/Berlin', 2026],
])('at %s, the year in %s is %i', (now, timeZone, year) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(currentYear(timeZone)).toBe(year);
});
