/**
 * Moves the caret to an offset and scrolls to it. Blurs first: a field scrolls to its caret only when it gains focus.
 */
export function showCaretAt(field: HTMLTextAreaElement | null, offset: number): void {
  field?.blur();
  field?.setSelectionRange(offset, offset);
  field?.focus();
}
