import { expect, test } from 'vitest';
import { applyMarked, readMarked } from '../../../testing/marked-text.ts';
import { continueLine, indentLines } from './list-lines.ts';

test.each([
  ['- one¦', '- one\n- ¦'],
  ['* one¦\n* two', '* one\n* ¦\n* two'],
  ['- one ¦two', '- one \n- ¦two'],
  ['9. nine¦', '9. nine\n10. ¦'],
  ['3) three¦', '3) three\n4) ¦'],
  ['- one\n  - deep¦', '- one\n  - deep\n  - ¦'],
  ['- [x] done¦', '- [x] done\n- [ ] ¦'],
  ['> said¦', '> said\n> ¦'],
  ['> > twice¦', '> > twice\n> > ¦'],
  ['> - quoted¦', '> - quoted\n> - ¦'],
  ['- שלום 🌊¦', '- שלום 🌊\n- ¦'],
])('Enter continues %j as %j', (before, after) => {
  expect(applyMarked(before, continueLine(readMarked(before)))).toBe(after);
});

test.each([
  ['- one\n- ¦', '- one\n\n¦'],
  ['1. one\n2. ¦', '1. one\n\n¦'],
  ['- [ ] one\n- [ ] ¦', '- [ ] one\n\n¦'],
  ['- one\n- ¦\n\nAfter', '- one\n\n¦\n\nAfter'],
  ['> said\n> ¦', '> said\n\n¦'],
  ['> said\n>\n> ¦', '> said\n>\n¦'],
  ['> - one\n> - ¦', '> - one\n>\n> ¦'],
  ['- ¦', '¦'],
  ['Text\n\n- ¦', 'Text\n\n¦'],
  ['- one\n  - two\n  - ¦', '- one\n  - two\n- ¦'],
  ['1. one\n   - two\n   - ¦', '1. one\n   - two\n- ¦'],
])('Enter on an empty item turns %j into %j', (before, after) => {
  expect(applyMarked(before, continueLine(readMarked(before)))).toBe(after);
});

test.each([
  'Text¦',
  '¦- one',
  '-¦ one',
  '- o⟦n⟧e',
  '-none¦',
  '1.5 parts¦',
  '```\n- code¦',
  '> ```\n¦',
  '---¦',
  '**bold**¦',
])('Enter in %j is a plain line break', (text) => expect(continueLine(readMarked(text))).toBeNull());

test('Enter continues a list below a closed block of code', () => {
  expect(continueLine(readMarked('```\ncode\n```\n\n- one¦'))).not.toBeNull();
});

test.each([
  ['- one\n- two¦', '- one\n  - two¦'],
  ['- one\n  - deep\n- two¦', '- one\n  - deep\n  - two¦'],
  ['1. one\n2. two¦', '1. one\n   1. two¦'],
  ['1. one\n   1. deep\n2. two¦', '1. one\n   1. deep\n   2. two¦'],
  ['10. ten\n11. more¦', '10. ten\n    1. more¦'],
  ['- one\n⟦- two\n- three⟧', '- one\n  ⟦- two\n  - three⟧'],
  ['> - one\n> - two¦', '> - one\n>   - two¦'],
  ['- only¦', '- only¦'],
  ['- one\n  - two¦', '- one\n  - two¦'],
])('Tab turns %j into %j', (before, after) => {
  const edit = indentLines(readMarked(before), 'in');
  expect(edit).not.toBeNull();
  expect(applyMarked(before, edit)).toBe(after);
});

test.each([
  ['- one\n  - two¦', '- one\n- two¦'],
  ['1. one\n   - deep\n     - two¦', '1. one\n   - deep\n   - two¦'],
  ['1. one\n   1. two¦', '1. one\n2. two¦'],
  ['- one\n  ⟦- two\n  - three⟧', '- one\n⟦- two\n- three⟧'],
])('Shift+Tab turns %j into %j', (before, after) => {
  expect(applyMarked(before, indentLines(readMarked(before), 'out'))).toBe(after);
});

test('outside of a list, and with Shift at its outermost level, Tab leaves the field', () => {
  expect(['Text¦', '> said¦', '```\n- code¦'].map((text) => indentLines(readMarked(text), 'in'))).toEqual([
    null,
    null,
    null,
  ]);
  expect(indentLines(readMarked('- one\n- two¦'), 'out')).toBeNull();
});
