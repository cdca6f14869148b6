import { expect, test } from 'vitest';
import { formatDateTime, formatRelativeDate } from './relative-date.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

test.each([
  ['2026-03-10T11:59:30.000Z', 'just now'],
  ['2026-03-10T12:00:30.000Z', 'just now'],
  ['2026-03-10T11:58:00.000Z', '2 minutes ago'],
  ['2026-03-10T09:00:00.000Z', '3 hours ago'],
  ['2026-03-09T11:00:00.000Z', 'yesterday'],
  ['2026-03-03T12:00:00.000Z', 'last week'],
  ['2025-12-01T12:00:00.000Z', '3 months ago'],
  ['2024-01-01T12:00:00.000Z', '2 years ago'],
  ['2026-03-12T12:00:00.000Z', 'in 2 days'],
])('%s is %s', (iso, expected) => expect(formatRelativeDate(iso, now)).toBe(expected));

test('the full date is shown in the given zone, which it names', () => {
  expect(formatDateTime('2026-03-08T08:00:00.000Z', 'America/Los_Angeles')).toMatch(
    /^March 8, 2026 at 12:00\sAM PST$/u,
  );
});
