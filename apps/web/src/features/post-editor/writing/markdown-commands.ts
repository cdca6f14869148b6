/** A text with its selection as offsets. */
export type Selection = { text: string; start: number; end: number };
/** Replaces `from` to `to` by `insert`, then selects `selectStart` to `selectEnd` of the new text. */
export type Edit = { from: number; to: number; insert: string; selectStart: number; selectEnd: number };

export const MARKDOWN_COMMANDS = ['bold', 'italic', 'code', 'link', 'heading', 'quote', 'bullets', 'numbers'] as const;
export type MarkdownCommand = (typeof MARKDOWN_COMMANDS)[number];

const MARKS = { bold: '**', italic: '*', code: '`' } as const;
const LINE_STARTS = { heading: '## ', quote: '> ', bullets: '- ' } as const;

/** Edit of a toolbar button or shortcut; existing marks are toggled off. */
export function applyCommand(command: MarkdownCommand, selection: Selection): Edit {
  if (command === 'bold' || command === 'italic' || command === 'code') return toggleMark(MARKS[command], selection);
  if (command === 'link') return insertLink(selection);
  if (command === 'numbers') return numberLines(selection);
  return toggleLineStart(LINE_STARTS[command], selection);
}

function toggleMark(mark: string, { text, start, end }: Selection): Edit {
  const selected = text.slice(start, end);
  const isMarked =
    text.slice(start - mark.length, start) === mark &&
    text.slice(end, end + mark.length) === mark &&
    !(mark === '*' && text.slice(start - 2, start) === '**');
  if (isMarked) {
    const from = start - mark.length;
    return { from, to: end + mark.length, insert: selected, selectStart: from, selectEnd: from + selected.length };
  }
  const selectStart = start + mark.length;
  const insert = `${mark}${selected}${mark}`;
  return { from: start, to: end, insert, selectStart, selectEnd: selectStart + selected.length };
}

function insertLink({ text, start, end }: Selection): Edit {
  const selected = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(selected);
  const label = isAddress ? 'link text' : selected || 'link text';
  const address = isAddress ? selected : 'https://';
  const selectStart = isAddress || selected === '' ? start + 1 : start + label.length + 3;
  const selectEnd = selectStart + (isAddress || selected === '' ? label.length : address.length);
  return { from: start, to: end, insert: `[${label}](${address})`, selectStart, selectEnd };
}

function toggleLineStart(mark: string, selection: Selection): Edit {
  const { from, to, lines } = linesOf(selection);
  const isMarked = lines.every((line) => line.startsWith(mark));
  return replaceLines(
    from,
    to,
    isMarked ? lines.map((line) => line.slice(mark.length)) : lines.map((line) => mark + line),
  );
}

function numberLines(selection: Selection): Edit {
  const { from, to, lines } = linesOf(selection);
  const isNumbered = lines.every((line) => /^\d+\. /.test(line));
  const changed = lines.map((line, index) => (isNumbered ? line.replace(/^\d+\. /, '') : `${index + 1}. ${line}`));
  return replaceLines(from, to, changed);
}

function linesOf({ text, start, end }: Selection): { from: number; to: number; lines: string[] } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}

function replaceLines(from: number, to: number, lines: string[]): Edit {
  const insert = lines.join('\n');
  const selectEnd = from + insert.length;
  return { from, to, insert, selectStart: lines.length > 1 ? from : selectEnd, selectEnd };
}

/** Keys that run a command with Ctrl or Cmd. Tab leaves the field, as in any form. */
export const MARKDOWN_SHORTCUTS: ReadonlyMap<string, MarkdownCommand> = new Map<string, MarkdownCommand>([
  ['b', 'bold'],
  ['i', 'italic'],
  ['k', 'link'],
  ['e', 'code'],
]);
