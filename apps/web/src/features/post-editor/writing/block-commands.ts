import { linesOf, type Edit, type Selection } from './text-edit.ts';

/** Commands that insert a separate paragraph, or a footnote. */
export type BlockCommand = 'table' | 'rule' | 'codeBlock' | 'callout' | 'video' | 'footnote';

/** `⟦` and `⟧` mark the selection after the edit; `…` is replaced by the selected text. */
const BLOCKS: Record<Exclude<BlockCommand, 'footnote' | 'callout'>, string> = {
  table: '| ⟦Column⟧ | Column |\n| --- | --- |\n|  |  |',
  rule: '---\n\n⟦⟧',
  codeBlock: '```\n⟦…⟧\n```',
  video: '⟦https://www.youtube.com/watch?v=⟧',
};

/** The edit that inserts a block after the caret's paragraph, or replaces the selection with it. */
export function insertBlock(command: BlockCommand, selection: Selection): Edit {
  if (command === 'footnote') return insertFootnote(selection);
  if (command === 'callout') return insertCallout(selection);
  return insertParagraph(selection, BLOCKS[command]);
}

/** Turns the selected lines into the text of a call-out. */
function insertCallout(selection: Selection): Edit {
  const { from, to, lines } = linesOf(selection);
  const quoted = lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  const body = lines.join('').trim() === '' ? '> ⟦⟧' : `${quoted}⟦⟧`;
  return insertParagraph({ text: selection.text, start: from, end: to }, `> [!NOTE]\n${body}`);
}

/** The definition goes below the paragraph, so that a single short edit, and undo step, covers both. */
function insertFootnote({ text, end }: Selection): Edit {
  const label = `[^${nextFootnote(text)}]`;
  const blank = /\n[^\S\n]*\n/.exec(text.slice(end));
  const to = blank ? end + blank.index : text.trimEnd().length < end ? text.length : text.trimEnd().length;
  const insert = `${label}${text.slice(end, to)}\n\n${label}: `;
  const caret = end + insert.length;
  return { from: end, to, insert, selectStart: caret, selectEnd: caret };
}

function nextFootnote(text: string): number {
  const numbers = [...text.matchAll(/\[\^(\d{1,6})\]/g)].map((match) => Number(match[1]));
  return numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1;
}

function insertParagraph({ text, start, end }: Selection, template: string): Edit {
  const selected = text.slice(start, end);
  // Without a selection, the block goes below the line instead of splitting it.
  const line = text.indexOf('\n', end);
  const at = start !== end ? start : line === -1 ? text.length : line;
  const to = start !== end ? end : at;
  const [head = '', marked = '', tail = ''] = template.replace('…', () => selected).split(/[⟦⟧]/);
  const opening = gapBefore(text.slice(0, at)) + head;
  const insert = opening + marked + tail + gapAfter(text.slice(to), marked + tail);
  const selectStart = at + opening.length;
  return { from: at, to, insert, selectStart, selectEnd: selectStart + marked.length };
}

function gapBefore(before: string): string {
  if (before.trim() === '' || /\n[^\S\n]*\n$/.test(before)) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

function gapAfter(after: string, inserted: string): string {
  if (after === '' || after.startsWith('\n\n') || inserted === '') return '';
  return after.startsWith('\n') ? '\n' : '\n\n';
}
