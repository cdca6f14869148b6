import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteLru } from './byte-lru.ts';

test('what was not asked for longest gives way', () => {
  const lru = new ByteLru<string>(30);
  for (const key of ['a', 'b', 'c']) lru.keep(key, key, 10);
  lru.find('a');
  lru.keep('d', 'd', 10);
  expect(['a', 'b', 'c', 'd'].filter((key) => lru.find(key) !== undefined)).toEqual(['a', 'c', 'd']);
});

test('a value that grows makes others give way', () => {
  const lru = new ByteLru<string>(30);
  lru.keep('a', 'a', 10);
  lru.keep('b', 'b', 10);
  lru.grow('b', 'b', 15);
  expect([lru.find('a'), lru.find('b'), lru.bytes]).toEqual([undefined, 'b', 25]);
});

test('a value that is larger than everything allowed is not kept, nor what it was to replace', () => {
  const lru = new ByteLru<string>(30);
  lru.keep('a', 'small', 10);
  lru.keep('a', 'large', 31);
  expect([lru.find('a'), lru.bytes, lru.size]).toEqual([undefined, 0, 0]);
});

const step = fc.record({
  act: fc.constantFrom('keep', 'grow', 'find', 'delete'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  bytes: fc.integer({ min: 0, max: 60 }),
});

test('never holds more bytes than allowed, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const lru = new ByteLru<string>(100);
      for (const { act, key, bytes } of steps) {
        if (act === 'keep') lru.keep(key, key, bytes);
        if (act === 'grow') lru.grow(key, key, bytes);
        if (act === 'find') lru.find(key);
        if (act === 'delete') lru.delete(key);
        expect(lru.bytes).toBeLessThanOrEqual(100);
        expect(lru.bytes).toBeGreaterThanOrEqual(0);
      }
      for (const key of ['a', 'b', 'c', 'd', 'e']) lru.delete(key);
      expect([lru.bytes, lru.size]).toEqual([0, 0]);
    }),
  );
});
