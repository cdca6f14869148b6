import { expect, test } from 'vitest';
import { contactWait } from './contact-clock.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

test.each([
  ['2026-03-10T07:30:00.000Z', { isOverdue: false, text: '19 h left to reply' }],
  ['2026-03-09T12:10:00.000Z', { isOverdue: false, text: '10 min left to reply' }],
  ['2026-03-09T12:00:00.000Z', { isOverdue: true, text: 'Overdue by 0 min' }],
  ['2026-03-05T12:00:00.000Z', { isOverdue: true, text: 'Overdue by 4 days' }],
])('a pending enquiry of %s: %j', (dateSubmitted, wait) =>
  expect(contactWait({ status: 'pending', dateSubmitted }, now)).toEqual(wait),
);

test('nobody waits once the enquiry has moved on', () => {
  expect(contactWait({ status: 'contacted', dateSubmitted: '2026-03-05T12:00:00.000Z' }, now)).toBeNull();
});
