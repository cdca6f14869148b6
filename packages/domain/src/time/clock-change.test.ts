import { expect, test } from 'vitest';
import { clockChangeAt } from './clock-change.ts';

const LA = 'America/Los_Angeles';

test.each([
  ['2026-03-08', '01:59', LA, null],
  ['2026-03-08', '02:00', LA, { kind: 'skipped', becomes: '03:00' }],
  ['2026-03-08', '02:30', LA, { kind: 'skipped', becomes: '03:30' }],
  ['2026-03-08', '03:00', LA, null],
  ['2026-11-01', '00:59', LA, null],
  ['2026-11-01', '01:00', LA, { kind: 'twice' }],
  ['2026-11-01', '01:59', LA, { kind: 'twice' }],
  ['2026-11-01', '02:00', LA, null],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', { kind: 'twice' }], // by half an hour
  ['2026-04-05', '01:15', 'Australia/Lord_Howe', null],
  ['2026-03-29', '01:30', 'Europe/London', { kind: 'skipped', becomes: '02:30' }],
  ['2026-06-01', '12:00', 'UTC', null],
  ['soon', '12:00', LA, null],
])('%s %s in %s: %j', (day, time, timeZone, expected) => {
  expect(clockChangeAt(day, time, timeZone)).toEqual(expected);
});
