import type { Edit, MarkdownCommand } from './markdown-commands.ts';
import { applyCommand } from './markdown-commands.ts';

/** Carries a command out on what is selected in a text field. */
export function runCommand(field: HTMLTextAreaElement, command: MarkdownCommand): void {
  applyEdit(field, applyCommand(command, { text: field.value, start: field.selectionStart, end: field.selectionEnd }));
}

/** Makes an edit in a text field, in a way that the field's own Undo takes back. */
export function applyEdit(field: HTMLTextAreaElement, edit: Edit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // Deprecated, but the only way to change a text field that its own Undo can take back.
  document.execCommand('insertText', false, edit.insert);
  field.setSelectionRange(edit.selectStart, edit.selectEnd);
}
