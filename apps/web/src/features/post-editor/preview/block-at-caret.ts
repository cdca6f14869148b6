/** Longest part of a line that is compared. */
const COMPARED_CHARACTERS = 80;

/**
 * The index of the preview's block that shows the text at the caret: the nearest one with the words of that line. If none
 * has them (a rule, or a line missing in the preview so far), the block at the same share of the text.
 * @param blocks the texts of the preview's blocks
 */
export function blockAtCaret(blocks: readonly string[], content: string, caret: number): number {
  const share = content.length === 0 ? 0 : caret / content.length;
  const guess = Math.min(blocks.length - 1, Math.floor(share * blocks.length));
  const words = bareWords(lineBefore(content, caret)).slice(0, COMPARED_CHARACTERS);
  if (words === '') return guess;
  // From the guess outwards: the first match is the nearest.
  for (let distance = 0; distance < blocks.length; distance += 1) {
    for (const index of [guess - distance, guess + distance]) {
      if (bareWords(blocks[index] ?? '').includes(words)) return index;
    }
  }
  return guess;
}

/** The element of a preview that shows the text at the caret of a field. */
export function findCaretBlock(preview: HTMLElement, text: HTMLTextAreaElement): HTMLElement | undefined {
  const blocks = [...preview.querySelectorAll<HTMLElement>('.prose > *')];
  const texts = blocks.map((block) => block.textContent);
  return blocks[blockAtCaret(texts, text.value, text.selectionStart)];
}

/** The line of the caret, or the last one before it that has words. */
function lineBefore(content: string, caret: number): string {
  const end = content.indexOf('\n', caret);
  const lines = content.slice(0, end === -1 ? content.length : end).trimEnd();
  return lines.slice(lines.lastIndexOf('\n') + 1);
}

/** Letters and digits only: marks of Markdown and typographic marks differ between text and preview. */
function bareWords(text: string): string {
  const shown = text.replace(/\]\([^)]*\)/g, ']');
  return shown.replace(/[^\p{L}\p{N}]+/gu, '');
}
