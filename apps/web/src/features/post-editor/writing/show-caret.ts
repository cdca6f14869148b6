/** Puts the caret there and scrolls to it. A field that gets the focus shows its caret; one that has it does not. */
export function showCaretAt(field: HTMLTextAreaElement | null, offset: number): void {
  field?.blur();
  field?.setSelectionRange(offset, offset);
  field?.focus();
}
