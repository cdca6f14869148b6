import { expect, test } from 'vitest';
import { answerText, contactClock, formatDuration } from './contact-clock.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

test.each([
  ['2026-03-10T07:30:00.000Z', 'in time', 'Waiting 4 h', '19 h left'],
  ['2026-03-09T16:00:00.000Z', 'in time', 'Waiting 20 h', '4 h left'],
  ['2026-03-09T15:59:00.000Z', 'at risk', 'Waiting 20 h', '3 h left'],
  ['2026-03-09T12:10:00.000Z', 'at risk', 'Waiting 23 h', '10 min left'],
  ['2026-03-09T12:00:00.000Z', 'overdue', 'Waiting 1 day', 'Overdue by 0 min'],
  ['2026-03-05T12:00:00.000Z', 'overdue', 'Waiting 5 days', 'Overdue by 4 days'],
])('a pending inquiry of %s is %s: %s, %s', (dateSubmitted, state, waited, left) =>
  expect(contactClock({ status: 'pending', dateSubmitted }, now)).toEqual({ state, waited, left }),
);

test('no waiting time once the status has changed', () => {
  expect(contactClock({ status: 'contacted', dateSubmitted: '2026-03-05T12:00:00.000Z' }, now)).toBeNull();
});

test.each([
  [59, '0 min'],
  [3_599, '59 min'],
  [5_400, '1 h'],
  [86_399, '23 h'],
  [172_799, '1 day'],
  [172_800, '2 days'],
])('%d seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

test('an answered inquiry tells how long its answer took', () => {
  const dateSubmitted = '2026-03-05T12:00:00.000Z';
  expect(answerText({ dateSubmitted, answeredAt: '2026-03-05T15:20:00.000Z' })).toBe('answered after 3 h');
  expect(answerText({ dateSubmitted, answeredAt: null })).toBeNull();
});
