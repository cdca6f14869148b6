import { expect, test } from 'vitest';
import { blockAtCaret } from './block-at-caret.ts';

const BLOCKS = [
  'The harbour',
  'Boats lie in the mud – “for now”.',
  'one\ntwo',
  'See the tide tables today.',
  'The end',
];
const TEXT = `# The harbour

Boats lie in the *mud* -- "for now".

- one
- two

See the [tide tables](https://example.com/a) today.

The end`;

test.each([
  ['harbour', 0],
  ['for now', 1],
  ['- two', 2],
  ['tables]', 3],
  ['The end', 4],
])('the caret at %j is in block %i', (at, expected) => {
  expect(blockAtCaret(BLOCKS, TEXT, TEXT.indexOf(at))).toBe(expected);
});

test('an empty line belongs to the block before it', () => {
  expect(blockAtCaret(BLOCKS, TEXT, TEXT.indexOf('\n\nSee') + 1)).toBe(2);
});

test('of equal blocks the nearest is taken, and the share of the text where none fits', () => {
  const repeated = ['same', 'a', 'same', 'b', 'same'];
  expect(blockAtCaret(repeated, 'same\n\na\n\nsame\n\nb\n\nsame', 19)).toBe(4);
  expect(blockAtCaret(repeated, 'new words\n\n***', 13)).toBe(4);
  expect(blockAtCaret([], '', 0)).toBe(-1);
});

test('a line far down in a long list is found', () => {
  const items = Array.from({ length: 40 }, (_, at) => `a thing to do, number ${at}`);
  const content = `Before\n\n${items.map((item) => `- ${item}`).join('\n')}\n\nAfter`;
  expect(blockAtCaret(['Before', items.join('\n'), 'After'], content, content.indexOf('number 38'))).toBe(1);
});
