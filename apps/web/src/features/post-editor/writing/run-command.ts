import { applyCommand, type MarkdownCommand } from './markdown-commands.ts';
import { trimEdit, type Edit, type Selection } from './text-edit.ts';

/** The text of a field with its selection. */
export function selectionOf({ value: text, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement): Selection {
  return { text, start, end };
}

/** Applies a command to the selection of a text field. */
export function runCommand(field: HTMLTextAreaElement, command: MarkdownCommand): void {
  applyEdit(field, applyCommand(command, selectionOf(field)));
}

/** Applies an edit as one native undo step. */
export function applyEdit(field: HTMLTextAreaElement, whole: Edit): void {
  const edit = trimEdit(field.value, whole);
  field.focus({ preventScroll: true }); // the insertion scrolls to the caret
  field.setSelectionRange(edit.from, edit.to);
  // Deprecated, but the only way to keep native undo.
  const isDone =
    edit.insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, edit.insert);
  // Without browser support or focus: losing undo is better than losing the text.
  if (!isDone && edit.insert !== field.value.slice(edit.from, edit.to)) writeWithoutUndo(field, edit);
  field.setSelectionRange(edit.selectStart, edit.selectEnd);
}

/** Applies an edit that no key or click caused; restores focus and scroll position. */
export function applyAside(field: HTMLTextAreaElement, edit: Edit): void {
  const active = document.activeElement;
  const { scrollTop } = field;
  const [left, top] = [window.scrollX, window.scrollY];
  applyEdit(field, edit);
  field.scrollTop = scrollTop;
  window.scrollTo(left, top);
  if (active !== field && active instanceof HTMLElement) active.focus({ preventScroll: true });
}

function writeWithoutUndo(field: HTMLTextAreaElement, { from, to, insert }: Edit): void {
  field.setRangeText(insert, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }));
}
