import { expect, test } from 'vitest';
import { randomNumbers } from '../testing/fill/random-prose.ts';
import { NumberSet } from './number-set.ts';

test('an empty set has no numbers, and shares none', () => {
  const none = NumberSet.of([]);
  expect([none.size, none.numbers(), none.toMap().length]).toEqual([0, [], 0]);
  expect(none.and(NumberSet.of([1, 2])).numbers()).toEqual([]);
});

test('holds the first and the last bit of a word, and each number once', () => {
  const set = NumberSet.of([64, 0, 31, 32, 63, 31]);
  expect(set.numbers()).toEqual([0, 31, 32, 63, 64]);
  expect(set.size).toBe(5);
  expect(set.bytes).toBe(12);
});

test('says of any two sets what plain sets say', () => {
  const random = randomNumbers(3);
  for (let round = 0; round < 200; round += 1) {
    const [one, other] = [1, 2].map(() => {
      const largest = Math.floor(random() * 300);
      return Array.from({ length: Math.floor(random() * largest * 1.5) }, () => Math.floor(random() * largest));
    });
    const [ones, others] = [new Set(one), new Set(other)];
    const both = NumberSet.of(one ?? []).and(NumberSet.of(other ?? []));
    const expected = [...ones].filter((number) => others.has(number)).toSorted((a, b) => a - b);
    expect(both.numbers()).toEqual(expected);
    expect(both.size).toBe(expected.length);
    const marked = [...both.toMap().entries()].filter(([, byte]) => byte === 1).map(([number]) => number);
    expect(marked).toEqual(expected);
  }
});
