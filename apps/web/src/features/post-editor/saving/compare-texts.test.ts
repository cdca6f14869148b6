import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextPart } from './compare-texts.ts';
import { compareTexts } from './compare-texts.ts';

/** `-gone-` and `+new+` around what differs. */
function written(parts: TextPart[]): string {
  const marks = { same: '', added: '+', removed: '-' };
  return parts.map(({ kind, text }) => marks[kind] + text + marks[kind]).join('');
}

test.each([
  ['', '', ''],
  ['same words', 'same words', 'same words'],
  ['', 'new', '+new+'],
  ['gone', '', '-gone-'],
  ['the low tide', 'the high tide', 'the -low-+high+ tide'],
  ['one\ntwo\nthree\n', 'one\n2\nthree\n', 'one\n-two-+2+\nthree\n'],
  ['a\nb', 'a\nb\nc', 'a\nb+\nc+'],
])('%j to %j is shown as %j', (before, after, expected) => {
  expect(written(compareTexts(before, after))).toBe(expected);
});

test('same and removed parts form the older text, same and added parts the newer one', () => {
  const word = fc.constantFrom('a', 'bb ', '\n', ' ', 'ü', '.');
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = compareTexts(before, after);
      expect(joined(parts.filter((part) => part.kind !== 'added'))).toBe(before);
      expect(joined(parts.filter((part) => part.kind !== 'removed'))).toBe(after);
    }),
  );
});

function joined(parts: TextPart[]): string {
  return parts.map((part) => part.text).join('');
}

test('finds a changed word in a post of 200,000 characters', () => {
  const lines = Array.from({ length: 4000 }, (_, at) => `Line ${at} of a text that is as long as a post may be.\n`);
  const after = lines.with(2000, 'Line 2000 of a text that is as short as a post may be.\n');
  const parts = compareTexts(lines.join(''), after.join(''));
  expect(parts.map(({ kind, text }) => (kind === 'same' ? 'same' : `${kind} ${text}`))).toEqual([
    'same',
    'removed long',
    'added short',
    'same',
  ]);
});
