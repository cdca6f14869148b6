type Edit = { from: number; to: number; insert: string; selectStart: number; selectEnd: number };

/** A text with its selection. `⟦` and `⟧` are the ends of the selection, `¦` is a caret. */
export function readMarked(marked: string): { text: string; start: number; end: number } {
  const text = marked.replace('¦', '⟦⟧');
  return { text: text.replace(/[⟦⟧]/g, ''), start: text.indexOf('⟦'), end: text.indexOf('⟧') - 1 };
}

/** The text after an edit, with its selection marked; the text itself when there is no edit. */
export function applyMarked(marked: string, edit: Edit | null): string {
  if (!edit) return marked;
  const { text } = readMarked(marked);
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const selected = changed.slice(edit.selectStart, edit.selectEnd);
  const mark = selected === '' ? '¦' : `⟦${selected}⟧`;
  return changed.slice(0, edit.selectStart) + mark + changed.slice(edit.selectEnd);
}
