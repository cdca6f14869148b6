import { expect, test } from 'vitest';
import { applyMarked, readMarked } from '../../../../testing/marked-text.ts';
import type { MarkdownCommand } from '../markdown-commands.ts';
import { chooseBlock, choosePost } from './choose-edits.ts';
import { findTrigger } from './find-trigger.ts';

test.each([
  ['/¦', 'block', 0, ''],
  ['One\n/ta¦', 'block', 4, 'ta'],
  ['  /¦', 'block', 2, ''],
  ['see [[low ti¦', 'post', 4, 'low ti'],
  ['[[¦', 'post', 0, ''],
])('%j opens the menu of a %s', (marked, kind, from, query) => {
  const { text, end } = readMarked(marked);
  expect(findTrigger(text, end)).toEqual({ kind, from, query });
});

test.each(['and/or¦', 'a /¦', '/one two¦', '//¦', '/a/b¦', '[one¦', '[[one]]¦', '[[a\nb¦', '- /¦'])(
  '%j opens no menu',
  (marked) => {
    const { text, end } = readMarked(marked);
    expect(findTrigger(text, end)).toBeNull();
  },
);

test.each<[MarkdownCommand, string, string]>([
  ['heading2', '/he¦', '# ¦'],
  ['bullets', 'One\n/¦\nTwo', 'One\n- ¦\nTwo'],
  ['heading3', '/h¦Tide', '## Tide¦'],
  ['rule', 'One\n\n/ru¦', 'One\n\n---\n\n¦'],
  ['codeBlock', 'One\n/¦', 'One\n\n```\n¦\n```'],
  ['table', '/t¦rest', 'rest\n\n| ⟦Column⟧ | Column |\n| --- | --- |\n|  |  |'],
  ['callout', '/¦', '> [!NOTE]\n> ¦'],
  ['footnote', '/¦\n\nTwo', '[^1]\n\n[^1]: ¦\n\nTwo'],
])('%s chosen in %j gives %j', (command, before, after) => {
  const selection = readMarked(before);
  const trigger = findTrigger(selection.text, selection.end);
  expect(trigger && applyMarked(before, chooseBlock(command, selection, trigger))).toBe(after);
});

test.each([
  ['see [[lo¦ now', 'Low tide', 'see [Low tide](/blog/low-tide)¦ now'],
  ['[[lo¦]] now', 'Low [tide]', '[Low \\[tide\\]](/blog/low-tide)¦ now'],
])('a post chosen in %j becomes a link', (before, title, after) => {
  const selection = readMarked(before);
  const trigger = findTrigger(selection.text, selection.end);
  expect(trigger && applyMarked(before, choosePost({ id: 'low-tide', title }, selection, trigger))).toBe(after);
});
