import superjson from 'superjson';
import { expect, test } from 'vitest';
import { transformer } from './transformer.ts';

const shared = { height: 3 };

test.each([
  ['a post', { id: 'ebb', tags: ['seo', 'ads'], views: 0, isSample: false, publishDate: null, nested: [{ a: 1.5 }] }],
  ['nothing', undefined],
  ['an absent field', { a: undefined, b: 1 }],
  ['a moment', { at: new Date(0) }],
  ['numbers that JSON does not know', [Number.NaN, Infinity, -0]],
  ['a number of any length', { size: 10n }],
  ['a map and a set', [new Map([['a', 1]]), new Set([1])]],
  ['one object in two places', { ebb: shared, flood: shared }],
  ['one list in two places', [[shared.height], [shared.height]].map((list, _at, all) => all[0] ?? list)],
  ['an array with a hole', Object.assign(Array<number>(3), { 0: 1, 2: 2 })],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
  [
    'an object of a class',
    new (class Tide {
      height = 3;
    })(),
  ],
  ['names with dots', { 'a.b': { c: 1 }, '': [] }],
])('%s is sent in the words of superjson', (_what, value) => {
  const ours = JSON.stringify(transformer.serialize(value));
  expect(ours).toBe(JSON.stringify(superjson.serialize(value)));
  expect(transformer.deserialize(JSON.parse(ours))).toEqual(superjson.deserialize(JSON.parse(ours)));
});

test.each(['constructor', 'prototype', '__proto__'])('a field called %s is refused', (name) => {
  const value: unknown = JSON.parse(`{"${name}": 1}`);
  expect(() => transformer.serialize(value)).toThrow('prototype pollution');
});

test('JSON is not copied', () => {
  const post = { id: 'ebb', tags: ['seo'] };
  expect(transformer.serialize(post).json).toBe(post);
});
