import { expect, test } from 'vitest';
import { hashText } from './hash-text.ts';

test('similar texts have different, stable hashes', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'tide '.repeat(1000), 'tide '.repeat(1001), '波', '🌊'];
  const sums = texts.map(hashText);
  expect(new Set(sums).size).toBe(texts.length);
  expect(texts.map(hashText)).toEqual(sums);
  for (const sum of sums) expect(sum).toMatch(/^[a-z0-9]{1,11}$/);
});
