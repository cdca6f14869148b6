import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earlier } from './instant.ts';
import { dayInZone, formatDateLong, isTimeZone, parsePublishDate, startOfMonth } from './publish-date.ts';

const LA = 'America/Los_Angeles';

test.each([
  ['2026-03-08', LA, '2026-03-08T08:00:00.000Z'], // the clocks go forward on this day, but not yet at its start
  ['2026-03-09', LA, '2026-03-09T07:00:00.000Z'],
  ['2026-11-01', LA, '2026-11-01T07:00:00.000Z'],
  ['2026-03-08T02:30', LA, '2026-03-08T10:30:00.000Z'], // skipped: read with the offset before the change
  ['2026-11-01T01:30', LA, '2026-11-01T08:30:00.000Z'], // occurs twice: the first
  ['2026-03-08T09:30:00Z', LA, '2026-03-08T09:30:00.000Z'],
  ['2026-03-08T09:30:00+05:30', LA, '2026-03-08T04:00:00.000Z'],
  ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00.000Z'], // a day that begins at 01:00
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  [' 2026-03-08 ', 'UTC', '2026-03-08T00:00:00.000Z'],
])('%s in %s is %s', (raw, timeZone, expected) => expect(parsePublishDate(raw, timeZone)).toBe(expected));

test.each([
  '',
  'soon',
  '2026-02-30',
  '2026-13-01',
  '2026-02-30T10:00:00Z',
  '2026-03-08T25:00',
  '0000-01-01',
  '03/08/2026',
  '2026-3-8',
])('refuses %j', (raw) => expect(parsePublishDate(raw, LA)).toBeNull());

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const days = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2037-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

// Some zones skipped a whole day when they crossed the date line: there, the next day is the nearest there is.
const SKIPPED_DAYS = new Set([
  'Pacific/Apia 2011-12-30',
  'Pacific/Fakaofo 2011-12-30',
  'Pacific/Kwajalein 1993-08-21',
  'Pacific/Enderbury 1994-12-31',
  'Pacific/Kanton 1994-12-31',
  'Pacific/Kiritimati 1994-12-31',
]);

test('a typed day is shown as the same day in its time zone', () => {
  fc.assert(
    fc.property(days, zones, (day, timeZone) => {
      fc.pre(!SKIPPED_DAYS.has(`${timeZone} ${day}`));
      const instant = parsePublishDate(day, timeZone);
      expect(instant && dayInZone(instant, timeZone)).toBe(day);
      const aMomentBefore = earlier(instant ?? '', 1);
      expect(dayInZone(aMomentBefore, timeZone) < day).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('an instant is unchanged in every time zone', () => {
  const instants = fc.date({ min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, zones, (date, timeZone) => {
      expect(parsePublishDate(date.toISOString(), timeZone)).toBe(date.toISOString());
    }),
  );
});

test('is shown in US English long form in the agency’s zone', () => {
  expect(formatDateLong('2026-03-08T07:59:00.000Z', LA)).toBe('March 7, 2026');
  expect(formatDateLong('2026-03-08T08:00:00.000Z', LA)).toBe('March 8, 2026');
});

test('a month begins at midnight of its first day in the zone', () => {
  expect(startOfMonth('2026-11-01T06:59:00.000Z', LA)).toBe('2026-10-01T07:00:00.000Z');
  expect(startOfMonth('2026-11-21T18:00:00.000Z', LA)).toBe('2026-11-01T07:00:00.000Z');
});

test('recognizes IANA time zones', () => {
  expect(isTimeZone(LA)).toBe(true);
  expect(isTimeZone('Los Angeles')).toBe(false);
});
