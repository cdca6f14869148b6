import { expect, test } from 'vitest';
import { savedMessage } from './saved-message.ts';

const clock = { timeZone: 'America/Los_Angeles', now: Date.parse('2026-11-20T12:00:00Z') };
const past = '2026-11-01T12:00:00.000Z';

test.each([
  ['draft', null, 'draft', null],
  ['draft', past, 'published', 'Unpublished'],
  ['published', past, 'draft', 'Published'],
  ['published', past, 'scheduled', 'Published'],
  ['published', past, 'published', 'Updated'],
  ['scheduled', '2026-12-01T17:30:00.000Z', 'draft', 'Scheduled for Dec 1, 9:30 AM'],
] as const)('a save to %s at %s from %s is called %s', (status, publishDate, before, expected) => {
  expect(savedMessage({ status, publishDate }, before, clock)).toBe(expected);
});
