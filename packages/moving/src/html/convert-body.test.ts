import { expect, test } from 'vitest';
import { Notes } from '../source/note.ts';
import { convertBody } from './convert-body.ts';

const DONE = { markdown: 'a', words: 1, pictures: [], links: [] };

function forEver(): never {
  for (;;);
}

function deeper(): number {
  return deeper() + 1;
}

function toDeep() {
  deeper();
  return DONE;
}

test('a text that takes too long becomes its words, and so does one that is too deep', () => {
  const notes = new Notes();
  const words = { markdown: 'Ebb and \\*flow\\*', words: 3, pictures: [], links: [] };
  expect(convertBody('<p>Ebb</p>\n<p>and *flow*</p>', notes, forEver, 50)).toEqual(words);
  expect(convertBody('<p>Ebb</p>\n<p>and *flow*</p>', notes, toDeep)).toEqual(words);
  expect(notes.list.map(({ what }) => what)).toEqual(['text that takes too long to read', 'text with too many parts']);
});

test('a text with too many parts is not even tried', () => {
  const notes = new Notes();
  expect(convertBody('a\n'.repeat(100_001), notes, forEver, 50).words).toBe(100_001);
  expect(notes.list.map(({ what }) => what)).toEqual(['text with too many parts']);
});

test('another text is converted, and its notes are kept', () => {
  const notes = new Notes();
  const converted = convertBody('a', notes, (own) => {
    own.add('kept', 'shortcode x');
    return DONE;
  });
  expect(converted).toBe(DONE);
  expect(notes.list).toEqual([{ kind: 'kept', what: 'shortcode x' }]);
});

test('a fault of the program is none of the text', () => {
  expect(() =>
    convertBody('a', new Notes(), () => {
      throw new TypeError('broken');
    }),
  ).toThrow('broken');
});
