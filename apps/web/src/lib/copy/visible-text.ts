/** A text without the mark of the page editor, for what is measured by it. Public pages do without `text-marks.ts`. */
export function visibleText(text: string): string {
  return text.replaceAll(/[\u2061-\u2064]/g, '');
}
