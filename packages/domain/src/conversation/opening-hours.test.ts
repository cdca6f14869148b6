import { expect, test } from 'vitest';
import { hearBy, lastOpening, nextOpening, warnAt, type OpeningHours } from './opening-hours.ts';

const LA = 'America/Los_Angeles';
const day = { from: '09:00', to: '17:00' };
const OFFICE: OpeningHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: null,
  sunday: null,
};
const CLOSED: OpeningHours = { ...OFFICE, monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };

// 2026-11-20 is a Friday; Los Angeles is at UTC-8.
test('the next opening is now while it is open, else the start of the next open day', () => {
  expect(nextOpening(OFFICE, LA, '2026-11-20T18:00:00.000Z')).toBe('2026-11-20T18:00:00.000Z');
  expect(nextOpening(OFFICE, LA, '2026-11-20T10:00:00.000Z')).toBe('2026-11-20T17:00:00.000Z');
  expect(nextOpening(OFFICE, LA, '2026-11-21T01:00:00.000Z')).toBe('2026-11-23T17:00:00.000Z');
  expect(nextOpening(null, LA, '2026-11-21T01:00:00.000Z')).toBe('2026-11-21T01:00:00.000Z');
  expect(nextOpening(CLOSED, LA, '2026-11-21T01:00:00.000Z')).toBe('2026-11-21T01:00:00.000Z');
});

test('the last opening is now while it is open, else the end of the last open day', () => {
  expect(lastOpening(OFFICE, LA, '2026-11-20T18:00:00.000Z')).toBe('2026-11-20T18:00:00.000Z');
  expect(lastOpening(OFFICE, LA, '2026-11-22T18:00:00.000Z')).toBe('2026-11-21T00:59:59.999Z');
  expect(lastOpening(CLOSED, LA, '2026-11-22T18:00:00.000Z')).toBeNull();
});

test('one hears within 24 hours, of which none pass on a closed weekend', () => {
  expect(hearBy('2026-11-19T18:00:00.000Z', OFFICE, LA)).toBe('2026-11-20T18:00:00.000Z');
  expect(hearBy('2026-11-20T18:00:00.000Z', OFFICE, LA)).toBe('2026-11-23T17:00:00.000Z');
  expect(hearBy('2026-11-21T18:00:00.000Z', OFFICE, LA)).toBe('2026-11-24T17:00:00.000Z');
  expect(hearBy('2026-11-21T18:00:00.000Z', null, LA)).toBe('2026-11-22T18:00:00.000Z');
});

test('opening hours keep their time of day when the clocks change', () => {
  // On Sunday 2026-03-08 the clocks of Los Angeles are set forward: UTC-7 from then on.
  expect(nextOpening(OFFICE, LA, '2026-03-07T20:00:00.000Z')).toBe('2026-03-09T16:00:00.000Z');
});

test.each([
  ['while it is open', '2026-11-19T22:00:00.000Z', '2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z'],
  ['an hour before closing', '2026-11-20T14:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-20T23:59:59.999Z'],
  ['at the next opening', '2026-11-21T10:00:00.000Z', '2026-11-22T06:00:00.000Z', '2026-11-23T17:00:00.000Z'],
])('staff are warned %s', (_when, receivedAt, atRiskAt, expected) => {
  expect(warnAt({ receivedAt, atRiskAt }, OFFICE, LA)).toBe(expected);
});
