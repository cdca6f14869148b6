import type { Edit, MarkdownCommand } from './markdown-commands.ts';
import { applyCommand } from './markdown-commands.ts';

/** Applies a command to the selection of a text field. */
export function runCommand(field: HTMLTextAreaElement, command: MarkdownCommand): void {
  applyEdit(field, applyCommand(command, { text: field.value, start: field.selectionStart, end: field.selectionEnd }));
}

/** Applies an edit as one native undo step. */
export function applyEdit(field: HTMLTextAreaElement, edit: Edit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // Deprecated, but the only way to keep native undo.
  document.execCommand('insertText', false, edit.insert);
  field.setSelectionRange(edit.selectStart, edit.selectEnd);
}
