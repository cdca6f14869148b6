/** A text with its selection as offsets. */
export type Selection = { text: string; start: number; end: number };
/** Replaces `from` to `to` with `insert`, then selects `selectStart` to `selectEnd` of the new text. */
export type Edit = { from: number; to: number; insert: string; selectStart: number; selectEnd: number };

/** An edit that leaves the caret at the end of the inserted text, or `back` characters before it. */
export function replaceText(from: number, to: number, insert: string, back = 0): Edit {
  const caret = from + insert.length - back;
  return { from, to, insert, selectStart: caret, selectEnd: caret };
}

/** The same edit without unchanged text at either end: undo selects the replaced text. */
export function trimEdit(text: string, edit: Edit): Edit {
  const { from, to, insert } = edit;
  const shorter = Math.min(to - from, insert.length);
  let end = 0;
  while (end < shorter && text[to - 1 - end] === insert.at(-1 - end)) end += 1;
  let start = 0;
  while (start < shorter - end && text[from + start] === insert[start]) start += 1;
  return { ...edit, from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

/** The whole lines that a selection touches. */
export function linesOf({ text, start, end }: Selection): { from: number; to: number; lines: string[] } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}

/** Whether an offset is inside a fenced code block. */
export function isInFence(text: string, at: number): boolean {
  let fence: string | null = null;
  for (const [, mark = ''] of text.slice(0, at).matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (fence === null) fence = mark;
    else if (mark[0] === fence[0] && mark.length >= fence.length) fence = null;
  }
  return fence !== null;
}
