import { replaceText, type Edit, type Selection } from '../writing/text-edit.ts';

/** Begins something other than a paragraph. */
const BLOCK_START = /^(?:#{1,6} |[-*+] |\d+[.)] |> |```|~~~|\||---)/;

/**
 * Edit that inserts pasted Markdown. Paragraphs continue the text around them; a list, a heading or a table gets empty lines
 * around it.
 */
export function insertPasted(markdown: string, { text, start, end }: Selection): Edit & { at: number } {
  const before = text.slice(text.lastIndexOf('\n\n', start - 1) + 1, start).replace(/^\n/, '');
  const after = text.slice(end, end + 2);
  const isBlock = BLOCK_START.test(markdown);
  const hasBlocks = isBlock || markdown.includes('\n\n');
  const opening = !isBlock || before.trim() === '' ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const closing = !hasBlocks || after === '' || after === '\n\n' ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return { ...replaceText(start, end, opening + markdown + closing, closing.length), at: start + opening.length };
}
