import { NO_HOURS } from '@tideline/domain/booking/hours';
import { expect, test } from 'vitest';
import { summarizeHours } from './summarize-hours.ts';
import { withBreak } from './with-break.ts';

const OFFICE = { from: '09:00', to: '17:00' };
const HALVES = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];

test('a week is summarized by groups of equal days', () => {
  expect(summarizeHours(NO_HOURS)).toBe('Takes no calls');
  expect(summarizeHours([HALVES, HALVES, [], [OFFICE], [], [], [{ from: '13:00', to: '24:00' }]])).toBe(
    'Mon to Tue 9:00 AM–12:00 PM, 1:00 PM–5:00 PM; Thu 9:00 AM–5:00 PM; Sun 1:00 PM–12:00 AM',
  );
});

test.each([
  ['divides a day at noon', [OFFICE], HALVES],
  ['adds an hour after a break', HALVES, [...HALVES, { from: '18:00', to: '19:00' }]],
  [
    'fills the day up to midnight',
    [{ from: '13:00', to: '22:00' }],
    [
      { from: '13:00', to: '22:00' },
      { from: '23:00', to: '24:00' },
    ],
  ],
  ['has no room late in the evening', [{ from: '13:00', to: '22:30' }], null],
  ['waits for the time that is missing', [{ from: '09:00', to: '' }], null],
  ['needs hours', [], null],
])('a break %s', (_, before, after) => expect(withBreak(before)).toEqual(after));
