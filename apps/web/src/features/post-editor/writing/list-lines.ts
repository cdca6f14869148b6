import { isInFence, linesOf, replaceText, type Edit, type Selection } from './text-edit.ts';

/** A line of a list or a quote. */
type ItemLine = {
  /** Quote markers before the list marker, such as `> `. */
  quote: string;
  /** Spaces before the list marker. */
  indent: string;
  /** The list marker, such as `-` or `2.`; empty in a plain quote. */
  mark: string;
  /** Spaces and a checkbox after the list marker. */
  space: string;
  content: string;
};

const ITEM = /^((?: {0,3}> ?)*)([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+(?:\[[ xX]\][ \t]+)?)(.*)$/;
const QUOTE = /^((?: {0,3}> ?)+)(.*)$/;

/**
 * The edit for Enter in a list or a quote: continues it on the next line, or ends it at an empty item. Null for the
 * browser's default.
 */
export function continueLine(selection: Selection): Edit | null {
  const { text, start, end } = selection;
  if (start !== end) return null;
  const { from, to, lines } = linesOf(selection);
  const item = parseLine(lines[0] ?? '');
  if (!item || isInFence(text, from)) return null;
  const head = item.quote + item.indent + item.mark + item.space;
  if (start < from + head.length) return null;
  if (item.content.trim() === '') return endLine(selection, item, from, to);
  const next = item.mark === '' ? head : `${item.quote}${item.indent}${nextMark(item.mark)}${emptied(item.space)}`;
  return replaceText(start, end, `\n${next}`);
}

/** The edit for Tab or Shift-Tab in a list; null outside a list, where the key leaves the field. */
export function indentLines(selection: Selection, direction: 'in' | 'out'): Edit | null {
  const { text, start, end } = selection;
  const { from, to, lines } = linesOf(selection);
  const [first = ''] = lines;
  const item = parseLine(first);
  if (!item || item.mark === '' || isInFence(text, from)) return null;
  const width = item.indent.length;
  const above = listAbove(text.slice(0, from), item.quote);
  const target = direction === 'in' ? innerIndent(above, width) : outerIndent(above, width);
  if (target === null) return null;
  const changed = lines.map((line) => shiftLine(line, item.quote, target - width));
  changed[0] = numberFor(changed[0] ?? '', above, target);
  const insert = changed.join('\n');
  const grown = (changed[0] ?? '').length - first.length;
  const selectStart = Math.max(from, start + grown);
  const selectEnd = Math.max(selectStart, end + insert.length - (to - from));
  return { from, to, insert, selectStart, selectEnd };
}

function parseLine(line: string): ItemLine | null {
  const item = ITEM.exec(line);
  if (item) {
    const [, quote = '', indent = '', mark = '', space = '', content = ''] = item;
    return { quote, indent, mark, space, content };
  }
  const quoted = QUOTE.exec(line);
  return quoted ? { quote: quoted[1] ?? '', indent: '', mark: '', space: '', content: quoted[2] ?? '' } : null;
}

/** Outdents an empty item by one level. At the top level, ends the list, with a blank line before what follows. */
function endLine(selection: Selection, { quote, mark }: ItemLine, from: number, to: number): Edit {
  const outer = mark === '' ? null : indentLines(selection, 'out');
  if (outer) return outer;
  const rest = mark === '' ? '' : quote;
  const above = selection.text.slice(0, from).split('\n').at(-2) ?? '';
  const isSetOff = above.replace(/^(?: {0,3}>)+/, '').trim() === '';
  // Without the blank line, Markdown would make the next paragraph part of the last item.
  return replaceText(from, to, isSetOff ? rest : `${rest.trimEnd()}\n${rest}`);
}

function nextMark(mark: string): string {
  return mark.replace(/\d+/, (number) => String(Number(number) + 1));
}

/** A continued checkbox starts unchecked. */
function emptied(space: string): string {
  return space.replace(/\[[xX]\]/, '[ ]');
}

/** The lines above in the same list, nearest first, up to the first line that is neither an item nor indented. */
function listAbove(before: string, quote: string): ItemLine[] {
  const above: ItemLine[] = [];
  const lines = before.split('\n').slice(0, -1).toReversed();
  for (const line of lines) {
    const item = parseLine(line);
    if (item && item.mark !== '' && item.quote.trim() === quote.trim()) above.push(item);
    else if (line.trim() !== '' && !/^\s/.test(line)) break;
  }
  return above;
}

/** The indent of a child of the item above: the column where that item's content starts. */
function innerIndent(above: ItemLine[], width: number): number | null {
  const parent = above.find(({ indent }) => indent.length <= width);
  const column = parent ? parent.indent.length + parent.mark.length + 1 : 0;
  return Math.max(column, width);
}

function outerIndent(above: ItemLine[], width: number): number | null {
  if (width === 0) return null;
  return above.find(({ indent }) => indent.length < width)?.indent.length ?? 0;
}

function shiftLine(line: string, quote: string, by: number): string {
  if (line.trim() === '') return line;
  const head = line.startsWith(quote) ? quote : '';
  const rest = line.slice(head.length);
  return head + (by >= 0 ? ' '.repeat(by) + rest : rest.replace(new RegExp(`^[ \\t]{0,${-by}}`), ''));
}

/** A numbered item continues the numbering of its new level. */
function numberFor(line: string, above: ItemLine[], width: number): string {
  const item = parseLine(line);
  if (!item || !/\d/.test(item.mark)) return line;
  const sibling = above.find(({ indent }) => indent.length <= width);
  const isSibling = sibling?.indent.length === width && /\d/.test(sibling.mark);
  const mark = isSibling ? nextMark(sibling.mark) : item.mark.replace(/\d+/, '1');
  return `${item.quote}${item.indent}${mark}${item.space}${item.content}`;
}
