import { insertBlock, type BlockCommand } from './block-commands.ts';
import { linesOf, type Edit, type Selection } from './text-edit.ts';

/** The title is the page's h1, so `#` is a heading 2. */
const LINE_STARTS = { heading2: '# ', heading3: '## ', quote: '> ', bullets: '- ' } as const;
const MARKS = { bold: '**', italic: '*', code: '`' } as const;

export type MarkdownCommand = keyof typeof MARKS | keyof typeof LINE_STARTS | 'link' | 'numbers' | BlockCommand;

/** The edit of a command from the toolbar, a shortcut or the block menu; existing marks are toggled off. */
export function applyCommand(command: MarkdownCommand, selection: Selection): Edit {
  if (isKeyOf(MARKS, command)) return toggleMark(MARKS[command], selection);
  if (isKeyOf(LINE_STARTS, command)) return toggleLineStart(LINE_STARTS[command], selection);
  if (command === 'link') return insertLink(selection);
  if (command === 'numbers') return numberLines(selection);
  return insertBlock(command, selection);
}

function isKeyOf<Names extends object>(names: Names, key: PropertyKey): key is keyof Names {
  return Object.hasOwn(names, key);
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
  return replaceLines(from, to, isMarked ? lines.map((line) => line.slice(mark.length)) : lines.map(addMark));

  /** Changes the level of a heading of the other level. */
  function addMark(line: string): string {
    return mark + (mark.startsWith('#') ? line.replace(/^#{1,6} /, '') : line);
  }
}

function numberLines(selection: Selection): Edit {
  const { from, to, lines } = linesOf(selection);
  const isNumbered = lines.every((line) => /^\d+\. /.test(line));
  const changed = lines.map((line, index) => (isNumbered ? line.replace(/^\d+\. /, '') : `${index + 1}. ${line}`));
  return replaceLines(from, to, changed);
}

function replaceLines(from: number, to: number, lines: string[]): Edit {
  const insert = lines.join('\n');
  const selectEnd = from + insert.length;
  return { from, to, insert, selectStart: lines.length > 1 ? from : selectEnd, selectEnd };
}
