import type { MarkdownCommand } from './markdown-commands.ts';
import { applyCommand } from './markdown-commands.ts';

/** Carries a command out on what is selected in a text field, in a way that the field's own Undo takes back. */
export function runCommand(field: HTMLTextAreaElement, command: MarkdownCommand): void {
  const edit = applyCommand(command, { text: field.value, start: field.selectionStart, end: field.selectionEnd });
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // Deprecated, but the only way to change a text field that its own Undo can take back.
  document.execCommand('insertText', false, edit.insert);
  field.setSelectionRange(edit.selectStart, edit.selectEnd);
}
