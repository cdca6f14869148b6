import { expect, test } from 'vitest';
import { greetingFor } from './greeting-words.ts';

test.each([
  [4, 'Good evening, Ana'],
  [5, 'Good morning, Ana'],
  [12, 'Good afternoon, Ana'],
  [18, 'Good evening, Ana'],
])('at %i h: %s', (hour, words) => expect(greetingFor(hour, 'Ana Reis')).toBe(words));

test('an account that nobody has named is not greeted by its role', () => {
  expect([greetingFor(9, 'Admin'), greetingFor(9, ' ')]).toEqual(['Good morning', 'Good morning']);
});
