import { expect, test } from 'vitest';
import type { MarkdownCommand } from './markdown-commands.ts';
import { applyCommand } from './markdown-commands.ts';
import { trimEdit } from './text-edit.ts';

/** `⟦` and `⟧` stand for the ends of the selection. */
test.each<[MarkdownCommand, string, string]>([
  ['bold', 'a ⟦word⟧ b', 'a **⟦word⟧** b'],
  ['bold', 'a **⟦word⟧** b', 'a ⟦word⟧ b'],
  ['italic', 'a **⟦word⟧** b', 'a ***⟦word⟧*** b'],
  ['italic', 'a *⟦word⟧* b', 'a ⟦word⟧ b'],
  ['code', '⟦⟧', '`⟦⟧`'],
  ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
  ['link', 'see ⟦https://a.example⟧', 'see [⟦link text⟧](https://a.example)'],
  ['heading3', 'one\ntw⟦⟧o', 'one\n## two⟦⟧'],
  ['heading3', '## tw⟦⟧o', 'two⟦⟧'],
  ['heading2', 'tw⟦⟧o', '# two⟦⟧'],
  ['heading2', '## tw⟦⟧o', '# two⟦⟧'],
  ['bullets', '⟦one\ntwo⟧\nthree', '⟦- one\n- two⟧\nthree'],
  ['bullets', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['numbers', '⟦one\ntwo⟧', '⟦1. one\n2. two⟧'],
  ['numbers', '⟦1. one\n2. two⟧', '⟦one\ntwo⟧'],
  ['quote', '⟦⟧', '> ⟦⟧'],
])('%s turns %j into %j', (command, before, after) => {
  const start = before.indexOf('⟦');
  const end = before.indexOf('⟧') - 1;
  const text = before.replace(/[⟦⟧]/g, '');
  const edit = applyCommand(command, { text, start, end });
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const marked = [changed.slice(0, edit.selectStart), changed.slice(edit.selectStart, edit.selectEnd)];
  expect(`${marked[0]}⟦${marked[1]}⟧${changed.slice(edit.selectEnd)}`).toBe(after);
});

test.each([
  ['two', '# two', 0, 0, '# '],
  ['2. two', '   1. two', 0, 1, '   1'],
  ['one two', 'one new two', 3, 3, ' new'],
  ['same', 'same', 0, 0, ''],
])('replacing %j by %j touches only what changes', (text, insert, from, to, inserted) => {
  const edit = trimEdit(text, { from: 0, to: text.length, insert, selectStart: 0, selectEnd: 0 });
  expect(edit).toMatchObject({ from, to, insert: inserted });
});
