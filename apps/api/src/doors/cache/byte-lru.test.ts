import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteLru } from './byte-lru.ts';

test('evicts the least recently used value', () => {
  const lru = new ByteLru<string>(30);
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 10);
  lru.find('a');
  lru.set('d', 'd', 10);
  expect(['a', 'b', 'c', 'd'].filter((key) => lru.find(key) !== undefined)).toEqual(['a', 'c', 'd']);
});

test('a new value stays, though all others were used; then the oldest of them leaves', () => {
  const lru = new ByteLru<string>(30);
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 10);
  for (const key of ['c', 'b', 'a']) lru.find(key);
  lru.set('d', 'd', 10);
  lru.set('e', 'e', 10);
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => lru.find(key) !== undefined)).toEqual(['c', 'd', 'e']);
});

test('evicts others when a value grows', () => {
  const lru = new ByteLru<string>(30);
  lru.set('a', 'a', 10);
  lru.set('b', 'b', 10);
  lru.grow('b', 'b', 15);
  expect([lru.find('a'), lru.find('b'), lru.bytes]).toEqual([undefined, 'b', 25]);
});

test('caches no value larger than the limit, and drops the one it replaces', () => {
  const lru = new ByteLru<string>(30);
  lru.set('a', 'small', 10);
  lru.set('a', 'large', 31);
  expect([lru.find('a'), lru.bytes, lru.size]).toEqual([undefined, 0, 0]);
});

const step = fc.record({
  act: fc.constantFrom('set', 'grow', 'find', 'delete'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  bytes: fc.integer({ min: 0, max: 60 }),
});

test('never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const lru = new ByteLru<string>(100);
      for (const { act, key, bytes } of steps) {
        if (act === 'set') lru.set(key, key, bytes);
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
