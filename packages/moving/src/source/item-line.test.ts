import { expect, test } from 'vitest';
import { toItemLine } from './item-line.ts';

test('NUL and halves of characters are gone, and an article says so', () => {
  const article = {
    kind: 'post',
    title: 'E\0bb \uD800',
    markdown: String.raw`\ud800 😀`,
    notes: [{ kind: 'kept', what: 'x' }],
  };
  expect(JSON.parse(toItemLine(article as never))).toEqual({
    kind: 'post',
    title: 'Ebb \uFFFD',
    markdown: String.raw`\ud800 😀`,
    notes: [
      { kind: 'kept', what: 'x' },
      { kind: 'changed', what: 'characters that cannot be stored' },
    ],
  });
  expect(toItemLine({ kind: 'fault', line: 1, reason: 'a\0b' })).toBe('{"kind":"fault","line":1,"reason":"ab"}');
});

test('other texts stay as they are', () => {
  for (const reason of ['Ebb', String.raw`\u0000 \ud800`, '😀'])
    expect(toItemLine({ kind: 'fault', line: 1, reason })).toBe(JSON.stringify({ kind: 'fault', line: 1, reason }));
});
